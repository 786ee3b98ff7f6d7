// What both mining games give to the table; each adds its log and its summary.

import { actions } from "./actions";
import { animations } from "./animations";
import Board from "./Board.svelte";
import { cutscenes } from "./cutscenes";
import Hand from "./Hand.svelte";
import { pressKey } from "./keys";
import { fullLabel, label } from "./labels";
import OwnPanel from "./OwnPanel.svelte";
import RoleReveal from "./RoleReveal.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { facts, status } from "./status";
import { talk } from "./talk";
import { cardPlaces } from "./targets";
import { textBlocks } from "./text";

export const mine = { Board, Hand, OwnPanel, SeatFacts, RoleReveal, status, facts, actions, textBlocks, animations, label, fullLabel, cardPlaces, pressKey, talk, cutscenes };
