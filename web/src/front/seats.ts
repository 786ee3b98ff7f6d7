// Who sits where, for the waiting room.

import type { Face } from "../table/eventFacts";
import { seatFace } from "../table/players";
import type { PersonView, SeatView, TableView } from "../wire/table";

export interface SeatState {
  seat: number;
  person: PersonView | null;
  bot: string | null;
  face: Face;
  gaveWords: boolean;
  /** The person for whom an empty seat is kept. */
  reserved: number | null;
}

/** The seats with the person or bot on each. */
export function seatStates(table: Pick<TableView, "seats" | "people">): SeatState[] {
  const { seats, people } = table;
  return seats.map((each: SeatView, seat) => ({
    seat,
    person: each.person === null ? null : (people.find(({ person }) => person === each.person) ?? null),
    bot: each.person === null ? each.bot : null,
    face: seatFace(table, seat),
    gaveWords: each.gave_words,
    reserved: each.reserved,
  }));
}

export function isEmpty({ person, bot }: SeatState): boolean {
  return person === null && bot === null;
}

/** Whether somebody can sit down there. */
export function isOpenTo(occupant: SeatState, person: number | null): boolean {
  return isEmpty(occupant) && (occupant.reserved === null || occupant.reserved === person);
}

/** The text for a guest who waits: whether to sit down, if a seat is open to them. */
export function guestHint(places: readonly SeatState[], seat: number | null, person: number | null): "wait-sit" | "wait-for-host" {
  return seat === null && places.some((each) => isOpenTo(each, person)) ? "wait-sit" : "wait-for-host";
}

/** The people at the table without a seat. */
export function standing({ people }: Pick<TableView, "people">): PersonView[] {
  return people.filter(({ seat }) => seat === null);
}

/**
 * The position of a seat at a long table: clockwise, along the far side from left to right, then
 * back along the near one. A seat is two columns wide, so that the shorter side stands in the
 * middle; columns count from 1.
 */
export function placeAt(seat: number, seats: number): { column: number; near: boolean } {
  const far = Math.ceil(seats / 2);
  if (seat < far) return { column: 1 + 2 * seat, near: false };
  const indent = far - (seats - far);
  return { column: 1 + indent + 2 * (seats - 1 - seat), near: true };
}
