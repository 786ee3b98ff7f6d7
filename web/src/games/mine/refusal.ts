// Why a move or a claim was refused, in the reader's language.

import { SIDES } from "../../art/geometry";
import { i18n, t } from "../../i18n/i18n.svelte";
import { screen } from "../../preferences.svelte";
import { seatName, type Refusal } from "../sentences";
import { cellAt, sideOnScreen } from "./grid";
import { cellName, factWord } from "./names";
import type { MineScene } from "./types";

type Named = Pick<MineScene, "players">;

/** The sentence of a refusal, null without one. `up`: the mine runs upwards. */
export function refusal(scene: Named, { reason, facts }: Refusal, up = screen.phone): string | null {
  const words = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, wordOf(scene, name, fact)] as const));
  const [, side] = /^does-not-fit-(\d)$/.exec(reason) ?? [];
  if (side) return t("mine-refusal-does-not-fit", { ...words, side: sideOnScreen(SIDES[Number(side)] ?? "N", up) });
  return i18n.has(`refusal-${reason}`) ? t(`refusal-${reason}`, words) : null;
}

function wordOf(scene: Named, name: string, fact: string): string {
  if (name === "seat" || name === "last") return seatName(scene, fact);
  const cell = name === "cell" ? cellAt(`cell-${fact}`) : null;
  return cell ? cellName(cell) : factWord(name, fact);
}
