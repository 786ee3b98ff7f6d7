// What cutscenes of the mine tell, in the reader's language.

import { t } from "../../../i18n/i18n.svelte";
import { joinNames, playerName, subjectFacts } from "../../sentences";
import { goalName, goalWord, roleName } from "../names";
import { wonBy } from "../status";
import type { MineScene } from "../types";
import type { Pick as Picked } from "./picks";
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

/** What screen readers read in addition: what a picture shows beside its caption. */
export function details(step: MineStep, scene: MineScene): string {
  if (step.kind === "roles") return step.roles.map((role, seat) => roleLine(role, seat, scene)).join(". ");
  if (step.kind === "gold") return step.picks.map((pick) => pickLine(pick, scene)).join(" ");
  return "";
}

function roleLine(role: string, seat: number, scene: MineScene): string {
  const thoughts = thoughtsOf(scene.claims ?? [], seat).map((thought) => thoughtLine(thought, scene));
  return [t("role-of", { name: playerName(scene, seat), role: roleName(role) }), ...thoughts].join("; ");
}

function pickLine({ seat, value, nuggets }: Picked, scene: MineScene): string {
  const facts = subjectFacts(scene, seat);
  if (nuggets !== null) return t("gold-paid", { ...facts, nuggets });
  return value === null ? t("gold-taken", facts) : t("gold-taken-worth", { ...facts, nuggets: value });
}

