// What the games say alike: who did something, seen from the reader, who is addressed as you.

import { nameOf, type Scene } from "../table/scene.svelte";
import { t, words, type Facts } from "../words/words.svelte";
import type { AnyView } from "./module";

/** A sentence about what a seat did; in the second person, if it is the reader. */
export function said<V extends AnyView>(scene: Scene<V>, name: string, seat: number, facts: Facts = {}): string {
  return t(name, { you: seat === scene.seat ? "yes" : "no", name: nameOf(scene, seat), ...facts });
}

/** Names in a row, as the language joins them. */
export function joined(names: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
}

/** A text that begins with a capital, as on a button. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}
