// What the log says about the events that both games have; each game adds its own.

import type { Line } from "../module";
import { t } from "../../i18n/i18n.svelte";
import type * as base from "../saboteur/wire";
import type * as second from "../saboteur2/wire";
import { actorFacts, cellName, goalName, goalWord, roleName, tunnelName } from "./names";
import { subjectFacts, playerName } from "../sentences";
import { ending } from "./status";
import type { MineScene } from "./types";

export type SharedEvent =
  | base.RoundDealt
  | base.TunnelLaid
  | base.ToolBroken
  | base.ToolRepaired
  | base.TunnelCollapsed
  | base.GoalLookedAt
  | base.GoalTurned
  | base.GameEnded
  | second.GameEnded;

/** The line of an event that both games have. */
export function sharedLine(event: SharedEvent, scene: MineScene): Line {
  switch (event.event) {
    case "round-dealt":
      // The viewer's role is left out: somebody looking at the screen could read it.
      return { icon: "deck", text: t("event-round-dealt", { ...subjectFacts(scene, event.starter), round: event.round }) };
    case "tunnel-laid":
      return { icon: "tunnel", text: laid(event, scene), jump: cellAnchor(event) };
    case "tool-broken":
      return aboutTool(event, scene, true);
    case "tool-repaired":
      return aboutTool(event, scene, false);
    case "tunnel-collapsed":
      return {
        icon: "rockfall",
        text: t("event-tunnel-collapsed", { ...subjectFacts(scene, event.seat), cell: cellName(event) }),
        jump: cellAnchor(event),
      };
    case "goal-looked-at":
      return lookedAt(event, scene);
    case "goal-turned":
      return {
        icon: event.card === "treasure" ? "nugget" : "stone",
        text: t("event-goal-turned", { cell: goalName(event.goal), goal: goalWord(event.card) }),
        jump: `goal-${event.goal}`,
      };
    case "game-ended":
      return { icon: "flag", text: `${standing(event.outcome, scene)} ${ending(scene, event.outcome.winners)}` };
  }
}

/** The roles that are turned over at the end of a round. */
export function rolesTold(roles: readonly string[], scene: MineScene): string {
  return roles.map((role, seat) => t("role-of", { name: playerName(scene, seat), role: roleName(role) })).join(", ");
}

/** Where the treasure lay, if a round has ended without it. */
export function treasureLay(found: boolean, goals: readonly string[]): string[] {
  return found ? [] : [t("mine-treasure-lay", { goal: goalName(goals.indexOf("treasure")) })];
}

function laid(event: base.TunnelLaid, scene: MineScene): string {
  const facts = { ...subjectFacts(scene, event.seat), cell: cellName(event) };
  if (event.card.startsWith("x")) return t("event-dead-end-laid", { ...facts, tunnel: "" }).replace("  ", " ");
  return t("event-tunnel-laid", { ...facts, tunnel: tunnelName(event.card, "yes") });
}

function aboutTool(event: base.ToolBroken | base.ToolRepaired, scene: MineScene, broken: boolean): Line {
  const facts = { ...actorFacts(scene, event.seat, event.target), tool: t(`the-tool-${event.tool}`) };
  return { icon: event.tool, broken, text: t(`event-${event.event}`, facts), jump: `seat-${event.target}` };
}

function lookedAt({ seat, goal, card }: base.GoalLookedAt, scene: MineScene): Line {
  const facts = { ...subjectFacts(scene, seat), cell: goalName(goal) };
  const jump = `goal-${goal}`;
  if (card === null) return { icon: "map", text: t("event-goal-looked-at", facts), jump };
  return { icon: "map", text: t("event-goal-seen", { ...facts, goal: goalWord(card) }), own: true, jump };
}

function standing({ scores }: base.Outcome, scene: MineScene): string {
  const ranked = scores.map((score, seat) => ({ score, seat })).sort((one, other) => other.score - one.score);
  return t("standing", { standing: ranked.map(({ seat, score }) => `${playerName(scene, seat)} ${score}`).join(", ") });
}

function cellAnchor({ col, row }: { col: number; row: number }): string {
  return `cell-${col},${row}`;
}
