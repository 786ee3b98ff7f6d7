// What players claim in the mine: in the reader's language, with its place and its picture.

import { glyph } from "../../art";
import { nameOf } from "../../table/scene.svelte";
import { t, type Facts } from "../../i18n/i18n.svelte";
import type { MadeClaim } from "../../wire/table";
import { playerName } from "../sentences";
import type { Claim } from "../saboteur/wire";
import { goalName } from "./names";
import type { MineScene } from "./types";

export type Named = Pick<MineScene, "players" | "seat">;

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
    case "seat": {
      const said = t(`claim-seat-${claim.role}`, about(scene, claim.seat, speaker));
      return claim.because ? t("claim-because", { claim: said, reason: t(`claim-because-${claim.because}`) }) : said;
    }
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

/** Whom or what a claim is about, beside its picture; a wish goes to somebody. */
export function claimBrief(claim: Claim, scene: Named): string {
  if (claim.claim === "goal") return goalName(claim.goal);
  if (!("to" in claim)) return playerName(scene, claim.seat);
  const goal = claim.claim === "wish-look" ? ` ${goalName(claim.goal)}` : "";
  return `→ ${playerName(scene, claim.to)}${goal}`;
}

// The player that a claim speaks of, as its speaker sees them.
function about(scene: Named, seat: number, speaker: number, to?: number): Facts {
  const other = seat === to ? "you" : "other";
  return { case: seat === speaker ? "me" : other, target: nameOf(scene, seat) };
}

/** The anchor where the token of a claim stands: a goal or a seat. */
export function claimPlace(claim: Claim): string | null {
  if (claim.claim === "goal") return `goal-${claim.goal}`;
  return claim.claim === "seat" ? `seat-${claim.seat}` : null;
}

const DEEDS: Record<string, string> = {
  free: "free",
  inspect: "inspection",
  imprison: "prison",
  "change-role": "change-role",
  "hands-off": "hands-off",
  rob: "thief",
  spare: "pick", // whole, and broken for "break"
  "not-rob": "nugget",
};

/** The picture of what is claimed. */
export function claimArt(claim: Claim): string {
  switch (claim.claim) {
    case "goal":
      return glyph(claim.card === "treasure" ? "nugget" : "stone");
    case "seat":
      return roleArt(claim.role);
    case "trust":
      return glyph("check");
    case "doubt":
      return glyph("close");
    case "wish-mend":
      return glyph(claim.tool);
    case "wish-look":
      return glyph("map");
    case "wish-deed":
      return claim.deed === "break" ? glyph("pick", true) : glyph(DEEDS[claim.deed] ?? "flag");
  }
}

// The teams by their signs, as on doors.
function roleArt(role: string): string {
  if (role === "green") return '<path d="M24 5L44 41H4Z" fill="currentColor"/>';
  if (role === "blue") return '<circle cx="24" cy="24" r="19" fill="currentColor"/>';
  return glyph(role);
}

/** The name of a goal or a player. */
export function placeName(place: string, scene: Named): string {
  const number = Number(place.split("-")[1]);
  return place.startsWith("goal-") ? t("talk-goal", { goal: goalName(number) }) : playerName(scene, number);
}
