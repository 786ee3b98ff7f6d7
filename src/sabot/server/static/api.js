// The HTTP calls. The cookie says who one is.

import { WORDS } from "./words.js";

export class Refused extends Error {
  constructor(reason, words) {
    super(words);
    this.reason = reason;
  }
}

export async function call(method, path, body) {
  const wanted = { method, credentials: "same-origin" };
  if (body !== undefined) {
    wanted.headers = { "content-type": "application/json" };
    wanted.body = JSON.stringify(body);
  }
  let answer;
  try {
    answer = await fetch(`/api${path}`, wanted);
  } catch {
    throw new Refused("unreachable", WORDS.unreachable);
  }
  const found = await answer.json().catch(() => null);
  if (answer.ok && found !== null) return found;
  throw new Refused(found?.reason ?? "unreachable", found?.words ?? WORDS.unreachable);
}
