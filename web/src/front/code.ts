// Reads what people paste to join a table: a code, or a link that contains one.

import { routeOf } from "../router.svelte";

const CODE = /^[A-Za-z0-9_-]{4,64}$/;

/** The table that a code or a link means; null if it is neither. */
export function tableOf(pasted: string): string | null {
  const text = pasted.replace(/\s+/g, "");
  return tableOfLink(text) ?? (CODE.test(text) ? text : null);
}

function tableOfLink(text: string): string | null {
  const path = /^(?:[a-z]+:\/\/)?[^/]*(\/[^?#]*)/i.exec(text)?.[1];
  const route = path ? routeOf(path.replace(/\/$/, "")) : null;
  return route && "table" in route ? route.table : null;
}

// Four words, however they are parted; the server reads them in any case.
const WORDS = /^\p{L}+(?:[\s,.;·-]+\p{L}+){3}$/u;

/** Whether a text is a code in words, as it is said on the telephone. */
export function isWordCode(typed: string): boolean {
  return WORDS.test(typed.trim());
}
