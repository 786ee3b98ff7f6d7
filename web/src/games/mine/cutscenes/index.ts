// The cutscenes of the mining games, as the table asks for them.

import type { Step } from "../../../cutscenes/model";
import type { GameEvent } from "../../module";
import type { MineEvent, MineScene, MineView } from "../types";
import Picture from "./Picture.svelte";
import { plan, type MineStep } from "./steps";
import { caption, unlogged } from "./words";

export const cutscenes = {
  plan: (told: readonly GameEvent[], before: MineView, after: MineView, seat: number | null): Step[] =>
    plan(told as readonly MineEvent[], before, after, seat),
  caption: (step: Step, scene: MineScene): string => caption(step as MineStep, scene),
  unlogged: (step: Step, scene: MineScene): string => unlogged(step as MineStep, scene),
  Picture,
};
