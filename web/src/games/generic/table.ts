// The generic table: a game is played from its view and its legal moves in words.

import { nameOf } from "../../table/scene.svelte";
import { t } from "../../i18n/i18n.svelte";
import type { Action, BaseMove, Fact, GameEvent, Line, Status, TableModule, TextBlock } from "../module";
import { activeSelection, arrowStep, cancelAction, confirmAction, digitPlace, stepTo } from "../moves";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { entriesOf, eventText, gameOver, moveLabel, refusal, type Entry, type GenericScene, type GenericView } from "./view";

function status(scene: GenericScene): Status {
  const { view } = scene;
  if (view.outcome) return { text: gameOver(scene, view.outcome.winners) };
  if (view.to_act === null) return { text: t("generic-round-over", { round: view.round }) };
  if (view.to_act !== scene.seat) return { text: t("generic-waiting", { name: nameOf(scene, view.to_act) }) };
  return { call: t("play-turn-call"), text: t("generic-your-move", { moves: view.moves.length }) };
}

function facts({ view }: GenericScene): Fact[] {
  return view.round === undefined ? [] : [{ text: t("generic-round", { round: view.round }) }];
}

function actions(scene: GenericScene): Action[] {
  const { selection } = scene;
  if (!selection?.ghost) return [];
  return [confirmAction(selection, moveLabel(scene, selection.ghost)), cancelAction(() => selection.clear())];
}

function logLine(event: GameEvent, scene: GenericScene): Line {
  const { seat } = event as GameEvent & { seat?: unknown };
  const line: Line = { icon: "hand", text: eventText(scene, event) };
  return typeof seat === "number" ? { ...line, jump: `seat-${seat}` } : line;
}

function textBlocks(scene: GenericScene): TextBlock[] {
  const { view } = scene;
  const blocks = [{ title: t("generic-state"), lines: entriesOf(scene).flatMap((each) => lines(each)) }];
  if (view.hand?.length) blocks.push({ title: t("generic-hand"), lines: [view.hand.join(", ")] });
  if (scene.selection?.moves.length) blocks.push({ title: t("generic-moves"), lines: view.moves.map((move) => moveLabel(scene, move)) });
  return blocks;
}

function lines({ name, text, entries }: Entry, above = ""): string[] {
  const full = above ? `${above}, ${name}` : name;
  return entries.length ? entries.flatMap((each) => lines(each, full)) : [t("generic-item", { name: full, value: text })];
}

/** A digit aims at one of the first ten moves; arrows go from one to the next. */
function pressKey(scene: GenericScene, key: string): boolean {
  const selection = activeSelection(scene);
  if (!selection) return false;
  const place = digitPlace(key);
  const by = arrowStep(key);
  const move: BaseMove | undefined =
    place === null ? (by ? stepTo(selection.moves, selection.ghost, by) : undefined) : selection.moves[place];
  if (move) selection.aim(move, 2);
  return move !== undefined;
}

const parts = { Board, Hand, OwnPanel: null, SeatFacts: null, RoleReveal: null };
const words = { status, facts, logLine, refusal, textBlocks, fullLabel: moveLabel, keys: ["cards", "arrows"] as const };
const table: TableModule<GenericView> = {
  hints: { texts: "generic" },
  ...parts,
  ...words,
  actions,
  animations: () => null,
  cardPlaces: () => [],
  pressKey,
  later: () => import("./later"),
};

export default table;
