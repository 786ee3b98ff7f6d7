// The board as text: the players with the cards in front of them, the mine row by row, the goals.

import type { TextBlock } from "../module";
import { t } from "../../i18n/i18n.svelte";
import { screen } from "../../preferences.svelte";
import { order } from "../../table/scene.svelte";
import { keyOf } from "./grid";
import { cardInFull, cellName, goalName, goalWord, inFront, roleName, sidesOf, cardName } from "./names";
import { playerName } from "../sentences";
import { isSecond, roundIsOver, type Goal, type MazeCard, type MineScene, type MineView } from "./types";

export function textBlocks(scene: MineScene): TextBlock[] {
  const { view } = scene;
  const blocks = [
    { title: t("mine-text-players"), lines: order(scene).map((seat) => seatLine(scene, seat)) },
    { title: t("mine-text-maze", { up: screen.phone ? "yes" : "no" }), lines: mazeLines(view) },
    { title: t("mine-text-goals"), lines: view.goals.map((goal, number) => goalLine(goal, number, scene)) },
  ];
  if (scene.seat === null) return blocks;
  return [...blocks, { title: t("mine-text-hand"), lines: view.hand.map((card) => cardInFull(card, screen.phone)) }];
}

function seatLine(scene: MineScene, seat: number): string {
  const { view } = scene;
  const shown = view.seats[seat];
  if (!shown) return "";
  const parts = [t("mine-text-cards", { cards: shown.cards })];
  if (shown.broken.length) parts.push(t("mine-text-broken", { tools: shown.broken.map(inFront).join(", ") }));
  if (isSecond(view)) parts.push(...secondParts(view, seat));
  if (shown.looked_at.length) parts.push(t("status-looked-at", { goals: shown.looked_at.map(goalName).join(", ") }));
  // The viewer's role stays hidden behind its chip during a round.
  if (shown.role && (seat !== scene.seat || roundIsOver(view))) parts.push(roleName(shown.role));
  return t("mine-text-seat", { name: playerName(scene, seat), facts: parts.join(", ") });
}

function secondParts(view: MineView, seat: number): string[] {
  const shown = isSecond(view) ? view.seats[seat] : undefined;
  if (!shown) return [];
  return [
    t("nuggets", { nuggets: shown.nuggets }),
    ...(shown.imprisoned ? [t("status-prison")] : []),
    ...(shown.thief ? [t("status-thief")] : []),
  ];
}

/** The start of the mine, as text. */
export function startLine(): string {
  return t("mine-text-start", { cell: cellName({ col: 0, row: 0 }) });
}

function mazeLines(view: MineView): string[] {
  const cold = new Set(view.cut_off.map(keyOf));
  const rows = [...new Set(view.maze.map((card) => card.row))].sort((one, other) => one - other);
  const lines = rows.map((row) =>
    view.maze
      .filter((card) => card.row === row)
      .sort((one, other) => one.col - other.col)
      .map((card) => cardLine(card, cold.has(keyOf(card))))
      .join("; "),
  );
  return [startLine(), ...lines];
}

/** A card of the mine, as text: where it lies, what it is, which sides are open. */
export function cardLine(card: MazeCard, cold: boolean): string {
  const facts = { cell: cellName(card), card: cardName(card.card), sides: sidesOf(card.card, card.turned, screen.phone) };
  return t("mine-text-card", { ...facts, cold: cold ? "yes" : "no" });
}

/** A goal, as text: where it lies, and what is known of it. */
export function goalLine(goal: Goal, number: number, { view, hands }: MineScene): string {
  const own = hands ? "opened" : "own"; // in a replay with everything open nobody in particular knows it
  const known = goal.card === null ? "no" : goal.face_up || roundIsOver(view) ? "open" : own;
  return t("mine-text-goal", {
    goal: goalName(number),
    cell: cellName(goal),
    known,
    what: goal.card === null ? "" : goalWord(goal.card),
  });
}
