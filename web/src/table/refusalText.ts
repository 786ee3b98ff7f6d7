// Why something was refused at a table: the game says why its moves and claims are.

import { Refused, wordsOf } from "../net/api";
import type { Scene } from "./scene.svelte";

/** The sentence for a reason that a promise was rejected with, in the reader's language if there is one. */
export function refusalText(scene: Pick<Scene, "module" | "players" | "view">, reason: unknown): string {
  const own = reason instanceof Refused && reason.scope === "game" ? scene.module.refusal(scene, reason) : null;
  return own ?? wordsOf(reason);
}
