// What a game with claims gives to the table: their words, their places and their pictures.

import type { BaseView } from "../games/module";
import type { Scene } from "../table/scene.svelte";
import type { MadeClaim } from "../wire/table";
import type { Reply } from "./claims";

/** All that words about claims need of a scene. */
export type Seated = Pick<Scene, "players" | "seat">;

/** A claim to choose. `short` is its text where the place that it is about is clear. */
export interface ClaimItem {
  claim: unknown;
  art: string; // markup of 48 × 48
  text: string;
  short: string;
}

/** Claims that differ only in whom or what they concern. `inline`: few and short, side by side. */
export interface ClaimGroup {
  inline?: boolean;
  art: string;
  text: string;
  items: ClaimItem[];
}

/** What can be said at a place: what it is, the same with a reason, and what to ask for. */
export interface ClaimMenu {
  facts: ClaimItem[];
  reasons: ClaimGroup[];
  wishes: (ClaimItem | ClaimGroup)[];
}

export interface TalkModule {
  /** Whether claims can be made now, as far as the view shows. */
  isOpen(view: BaseView): boolean;
  /** What a player claims, with the player's name. */
  line(made: MadeClaim, scene: Seated): string;
  /** A claim in the words of its speaker. */
  text(claim: unknown, speaker: number, scene: Seated): string;
  /** Whom or what a claim is about, in a word beside its picture. */
  brief(claim: unknown, scene: Seated): string;
  /** The seat that a wish is addressed to. */
  to(claim: unknown): number | null;
  /** The anchor where the token of a claim stands; null for wishes, trust and doubt. */
  place(claim: unknown): string | null;
  /** The picture of what is claimed: markup of 48 × 48. */
  art(claim: unknown): string;
  /** What trust or doubt answers; null for other claims. */
  reply(claim: unknown): Reply | null;
  /** The name of a place, such as a goal or a player. */
  placeName(place: string, scene: Seated): string;
  /** The claims that may be made, as a menu; without trust and doubt. */
  menu(claims: readonly unknown[], scene: Seated): ClaimMenu;
}
