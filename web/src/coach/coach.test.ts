// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import type { AnyEvent } from "../table/session.svelte";
import { Coach } from "./coach.svelte";

const KNOWN = new Set(["coach-mine-tool-broken", "coach-mine-tunnel-laid"]);
const made = () => new Coach("mine", (name) => KNOWN.has(name));
const events = (...kinds: string[]) => kinds.map((event) => ({ event }) as AnyEvent);

beforeEach(() => localStorage.clear());

test("what is new is explained once, one after the other", () => {
  const coach = made();
  coach.hear(events("tunnel-laid", "card-drawn", "tool-broken", "tunnel-laid"));
  expect(coach.tip).toBe("coach-mine-tunnel-laid");
  coach.dismiss();
  expect(coach.tip).toBe("coach-mine-tool-broken");
  coach.dismiss();
  coach.hear(events("tool-broken"));
  expect(coach.tip).toBeNull();
});

test("what has been read does not come again, and what has not does", () => {
  const coach = made();
  coach.hear(events("tunnel-laid", "tool-broken"));
  coach.dismiss();
  const later = made();
  later.hear(events("tunnel-laid", "tool-broken"));
  expect(later.tip).toBe("coach-mine-tool-broken");
});
