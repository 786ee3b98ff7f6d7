// Log lines about claims: what was said, and at the end of a round what was true.

import type { Line } from "../games/module";
import { t } from "../i18n/i18n.svelte";
import type { Scene } from "../table/scene.svelte";
import type { MadeClaim } from "../wire/table";
import { subjectFacts } from "../games/sentences";
import type { ClaimEvent } from "./claims";
import { speakersOf, type Speaker } from "./verdicts";

/** The line of an event about claims; null where the game has no words for them. */
export function claimEventLine(event: ClaimEvent, scene: Scene): Line | null {
  const { talk } = scene.module;
  if (!talk) return null;
  if (event.event === "claim-made") return madeLine(event.claim, scene);
  // Each claim stands against the truth in the result; the log says what each speaker's were worth.
  const worth = speakersOf(event.claims, talk.reply).map((speaker) => speakerLine(speaker, scene));
  return worth.length ? { icon: "flag", text: worth.join(" "), brief: worth[0] ?? "", talk: true } : null;
}

function madeLine(made: MadeClaim, scene: Scene): Line | null {
  const { talk } = scene.module;
  if (!talk) return null;
  const place = talk.place(made.claim);
  return { icon: "people", text: talk.line(made, scene), talk: true, claim: made, ...(place ? { jump: place } : {}) };
}

/** What a speaker's talk was worth: "Carla told two lies; three players believed them." */
export function speakerLine({ seat, lies, mistakes, truths, believers }: Speaker, scene: Pick<Scene, "players" | "seat">): string {
  const facts = subjectFacts(scene, seat);
  if (lies) return t("talk-lied", { ...facts, lies, believers });
  if (mistakes) return t("talk-erred", { ...facts, mistakes });
  return t(truths ? "talk-true" : "talk-unknown", facts);
}
