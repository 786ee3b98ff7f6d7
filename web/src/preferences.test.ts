// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { pace, preferences } from "./preferences.svelte";

beforeEach(() => localStorage.clear());

test("what is changed is kept", () => {
  preferences.change({ name: "Ann", theme: "dark" });
  expect(JSON.parse(localStorage.getItem("sabot") ?? "")).toMatchObject({ name: "Ann", theme: "dark" });
  expect(document.documentElement.dataset.theme).toBe("dark");
});

test("what another tab has changed holds here at once", () => {
  localStorage.setItem("sabot", JSON.stringify({ name: "Zoë", theme: "light" }));
  dispatchEvent(new StorageEvent("storage", { key: "sabot" }));
  expect(preferences.name).toBe("Zoë");
  expect(document.documentElement.dataset.theme).toBe("light");
});

test("a calm pace shows things for longer, a brisk one for less", () => {
  preferences.change({ pace: "calm" });
  expect(pace.factor).toBeGreaterThan(1);
  preferences.change({ pace: "brisk" });
  expect(pace.factor).toBeLessThan(1);
  expect(JSON.parse(localStorage.getItem("sabot") ?? "")).toMatchObject({ pace: "brisk" });
  preferences.change({ pace: "usual" });
  expect(pace.factor).toBe(1);
});

test("what others keep here is none of ours", () => {
  preferences.change({ name: "Ann" });
  localStorage.setItem("sabot", JSON.stringify({ name: "Zoë" }));
  dispatchEvent(new StorageEvent("storage", { key: "sabot-text-board" }));
  expect(preferences.name).toBe("Ann");
});
