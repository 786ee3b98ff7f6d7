// The players of a table, with their names and marks.

import { FIGURES } from "../art";
import { t } from "../i18n/i18n.svelte";
import type { TableView } from "../wire/table";
import type { Face } from "./eventFacts";
import type { Player } from "./scene.svelte";

/** The name of a bot, which depends on its seat. */
export function botName(seat: number): string {
  return t(`play-bot-name-${seat}`);
}

/** The name of a bot at a table; a person there may have the same. */
function botNameAt(table: TableView, seat: number): string {
  const name = botName(seat);
  return table.namesakes.includes(seat) ? t("play-bot-namesake", { name }) : name;
}

/** The figure of a seat; an empty one has that of its number. */
export function seatFace(table: Pick<TableView, "seats">, seat: number): Face {
  const place = table.seats[seat];
  return { figure: place?.figure ?? seat % FIGURES.length, bot: place?.person === null };
}

/** The players of a table by seat. */
export function playersOf(table: TableView, here: readonly number[], notes: Readonly<Record<number, string>>): Player[] {
  const names = new Map(table.people.map((each) => [each.person, each.name]));
  return table.seats.map((seat, number) => ({
    name: (seat.person === null ? null : names.get(seat.person)) ?? botNameAt(table, number),
    ...seatFace(table, number),
    away: seat.away,
    here: seat.person === null || here.includes(seat.person),
    bank: seat.bank,
    note: notes[number] ?? "",
  }));
}

/** How many people are connected without a seat, once a game runs. */
export function watchersOf(table: TableView | null, here: readonly number[]): number {
  if (!table || table.phase === "gathering") return 0;
  return table.people.filter(({ person, seat }) => seat === null && here.includes(person)).length;
}
