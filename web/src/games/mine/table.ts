// What both mining games give to the table; each adds its log, and what comes later.

import { actions } from "./actions";
import { animations } from "./animations";
import { cardInfo } from "./cardInfo";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { pressKey } from "./keys";
import { fullLabel } from "./labels";
import OwnPanel from "./OwnPanel.svelte";
import { refusal } from "./refusal";
import RoleReveal from "./RoleReveal.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { facts, status } from "./status";
import { talk } from "./talk";
import { cardPlaces } from "./targets";
import { textBlocks } from "./text";
import { wishes } from "./wishes";

const keys = ["cards", "arrows", "turn", "discard", "target", "role"] as const;
export const mine = {
  Board,
  Hand,
  OwnPanel,
  SeatFacts,
  RoleReveal,
  status,
  facts,
  actions,
  wishes,
  cardInfo,
  textBlocks,
  animations,
  fullLabel,
  refusal,
  cardPlaces,
  keys,
  pressKey,
  talk,
};
