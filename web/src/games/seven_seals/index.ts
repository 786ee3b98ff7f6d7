import type { View } from "../../wire/seven_seals";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Own from "./Own.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Summary from "./Summary.svelte";
import { actions, key } from "./deeds";
import { flight } from "./flights";
import { cards, labelOf } from "./moves";
import { line } from "./sentences";
import { facts, status } from "./status";
import { text } from "./text";

const sevenSeals: GameModule<View> = {
  catalogues: ["seals", "seven_seals"],
  Board,
  Hand,
  Own,
  SeatFacts,
  Summary,
  Reveal: null,
  status,
  facts,
  actions,
  line,
  text,
  flight,
  label: labelOf,
  inFull: labelOf,
  cards,
  key,
};

export default sevenSeals;
