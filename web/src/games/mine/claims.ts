// What players claim in the mine, in the reader's language.

import { nameOf } from "../../table/scene.svelte";
import { t, type Facts } from "../../i18n/i18n.svelte";
import type { MadeClaim } from "../../wire/table";
import { playerName } from "../sentences";
import type { Claim } from "../saboteur/wire";
import { goalName } from "./names";
import type { MineScene } from "./types";

type Named = Pick<MineScene, "players" | "seat">;

/** A line with the speaker, the one whom a wish is addressed to, and what was said. */
export function claimLine(made: MadeClaim, scene: Named): string {
  const claim = made.claim as Claim;
  const facts = { name: playerName(scene, made.seat), claim: claimText(claim, made.seat, scene) };
  return "to" in claim ? t("claim-line-to", { ...facts, to: playerName(scene, claim.to) }) : t("claim-line", facts);
}

/** A claim in the words of its speaker. */
export function claimText(claim: Claim, speaker: number, scene: Named): string {
  switch (claim.claim) {
    case "goal":
      return t(`claim-goal-${claim.card}`, { goal: goalName(claim.goal) });
    case "seat":
      return t(`claim-seat-${claim.role}`, about(scene, claim.seat, speaker));
    case "trust":
    case "doubt":
      return t(`claim-${claim.claim}`, { target: nameOf(scene, claim.seat), claim: claimText(claim.about, claim.seat, scene) });
    case "wish-mend":
      return t("claim-wish-mend", { ...about(scene, claim.seat, speaker, claim.to), tool: t(`the-tool-${claim.tool}`) });
    case "wish-look":
      return t("claim-wish-look", { goal: goalName(claim.goal) });
    case "wish-deed":
      return t(`claim-wish-${claim.deed}`, about(scene, claim.seat, speaker, claim.to));
  }
}

// The player that a claim speaks of, as its speaker sees them.
function about(scene: Named, seat: number, speaker: number, to?: number): Facts {
  const other = seat === to ? "you" : "other";
  return { case: seat === speaker ? "me" : other, target: nameOf(scene, seat) };
}
