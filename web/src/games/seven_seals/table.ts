import type { TableModule } from "../module";
import { actions, pressKey } from "./actions";
import { animations } from "./animations";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { logLine } from "./log";
import { cardPlaces, label } from "./moves";
import OwnPanel from "./OwnPanel.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { facts, status } from "./status";
import Summary from "./Summary.svelte";
import { textBlocks } from "./text";
import type { View } from "./wire";

const hints = { texts: "seven-seals", unit: { name: "penalty", size: -0.1, digits: 1 } };
const parts = { Board, Hand, OwnPanel, SeatFacts, Summary, RoleReveal: null };
const words = { status, facts, logLine, textBlocks, label, fullLabel: label };
const table: TableModule<View> = { hints, ...parts, ...words, actions, animations, cardPlaces, pressKey };

export default table;
