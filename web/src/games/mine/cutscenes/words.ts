// What cutscenes of the mine tell, in the reader's language.

import { t } from "../../../i18n/i18n.svelte";
import { joinNames, playerName, subjectFacts } from "../../sentences";
import { goalName, goalWord, roleName } from "../names";
import { wonBy } from "../status";
import type { MineScene } from "../types";
import type { MineStep } from "./steps";
import { thoughtsOf, type Thought } from "./thoughts";

type Named = Pick<MineScene, "players" | "seat">;

/** "Ann and Ben said: saboteur". */
export function thoughtLine({ role, by }: Thought, scene: Named): string {
  return t("mine-thought", { names: joinNames(by.map((seat) => playerName(scene, seat))), role: roleName(role) });
}

/** What a step tells. */
export function caption(step: MineStep, scene: MineScene): string {
  switch (step.kind) {
    case "lands":
      return "";
    case "light":
      return t("mine-scene-light", { goal: goalName(step.goal) });
    case "goal":
      return t("mine-scene-goal", { goal: goalName(step.goal), card: step.card === "treasure" ? "treasure" : "stone" });
    case "nothing":
      return t("mine-scene-nothing", { goal: goalName(step.cards.indexOf("treasure")) });
    case "roles":
      return wonBy(step.ended);
    case "gold":
      return t("mine-scene-gold");
    case "own-look":
      return t("event-goal-seen", { ...subjectFacts(scene, scene.seat ?? 0), cell: goalName(step.goal), goal: goalWord(step.card) });
    case "look":
      return t("event-goal-looked-at", { ...subjectFacts(scene, step.seat), cell: goalName(step.goal) });
  }
}

/** What a step shows and the log does not tell: what was thought of players. */
export function unlogged(step: MineStep, scene: MineScene): string {
  if (step.kind === "roles") return step.roles.flatMap((_, seat) => thoughtsLine(seat, scene)).join(". ");
  return "";
}

function thoughtsLine(seat: number, scene: MineScene): string[] {
  const thoughts = thoughtsOf(scene.claims ?? [], seat).map((thought) => thoughtLine(thought, scene));
  return thoughts.length ? [`${playerName(scene, seat)}: ${thoughts.join("; ")}`] : [];
}
