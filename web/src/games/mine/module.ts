// What both games give to the frame; each adds its catalogues, its lines and its summary.

import { actions } from "./actions";
import Board from "./Board.svelte";
import { flight } from "./flights";
import Hand from "./Hand.svelte";
import { key } from "./keys";
import { deed, deedInFull } from "./labels";
import Own from "./Own.svelte";
import Reveal from "./Reveal.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { facts, status } from "./status";
import { cards } from "./targets";
import { text } from "./text";
import type { MineMove, MineScene } from "./types";

const label = (scene: MineScene, move: MineMove) => deed(move, scene);
const inFull = (scene: MineScene, move: MineMove) => deedInFull(move, scene);

export const mine = { Board, Hand, Own, SeatFacts, Reveal, status, facts, actions, text, flight, label, inFull, cards, key };

