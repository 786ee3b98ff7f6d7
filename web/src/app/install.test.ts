// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { reloadAfterUpdates } from "./install";

afterEach(() => vi.unstubAllGlobals());

test("a page whose files are gone is loaded anew once, and only if there is a network", async () => {
  const reload = vi.fn();
  reloadAfterUpdates(reload);
  const missing = async () => {
    dispatchEvent(new Event("vite:preloadError"));
    await new Promise((resolve) => setTimeout(resolve));
  };
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
  await missing();
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal("fetch", async () => new Response());
  await missing();
  await missing();
  expect(reload).toHaveBeenCalledTimes(1);
});
