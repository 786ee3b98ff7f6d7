import type { TableModule } from "../module";
import { actions, pressKey } from "./actions";
import { animations } from "./animations";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { logLine } from "./log";
import { cardPlaces, label, wishes } from "./moves";
import OwnPanel from "./OwnPanel.svelte";
import { cardInfo, refusal } from "./names";
import SeatFacts from "./SeatFacts.svelte";
import { facts, status } from "./status";
import { textBlocks } from "./text";
import type { View } from "./wire";

const hints = { texts: "sabotage" };
const parts = { Board, Hand, OwnPanel, SeatFacts, RoleReveal: null };
const words = { status, facts, logLine, cardInfo, refusal, textBlocks, fullLabel: label, keys: ["cards", "arrows", "target"] as const };
const table: TableModule<View> = {
  hints,
  ...parts,
  ...words,
  actions,
  wishes,
  animations,
  cardPlaces,
  pressKey,
  later: () => import("./later"),
};

export default table;
