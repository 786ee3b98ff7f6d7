// Log lines about claims: what was said, and at the end of a round what was true.

import type { GameEvent, Line } from "../games/module";
import { t } from "../i18n/i18n.svelte";
import type { ClaimMade, ClaimsJudged } from "../wire/table";
import type { Scene } from "./scene.svelte";
import type { AnyEvent } from "./session.svelte";

export type ClaimEvent = ClaimMade | ClaimsJudged;

/** Whether an event is about claims. */
export function isClaimEvent(event: AnyEvent | GameEvent): event is ClaimEvent {
  return event.event === "claim-made" || event.event === "claims-judged";
}

/** The number of the first claim that an event tells of, with its kind: the same for the same event. */
export function claimKey(event: ClaimEvent): string {
  const first = event.event === "claim-made" ? event.claim : event.claims[0];
  return `${event.event} ${first?.number}`;
}

/** The line of an event about claims; null where the game has no words for them. */
export function claimEventLine(event: ClaimEvent, scene: Scene): Line | null {
  const { claimLine } = scene.module;
  if (!claimLine) return null;
  if (event.event === "claim-made") return { icon: "people", text: claimLine(event.claim, scene) };
  const judged = event.claims.flatMap((made) => {
    if (!made.verdict) return []; // a wish
    return [t("claim-judged", { said: claimLine(made, scene), verdict: t(`claim-verdict-${made.verdict}`) })];
  });
  return judged.length ? { icon: "flag", text: `${t("claims-judged")} ${judged.join("; ")}.` } : null;
}
