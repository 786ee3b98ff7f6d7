import { describe, expect, test, vi } from "vitest";
import { PATIENCE_MS, cachedFirst, networkFirst, type Store } from "./caching";

function storeWith(texts: Record<string, string>): Store & { texts: Record<string, string> } {
  return {
    texts,
    find: async (key) => (texts[key] === undefined ? undefined : new Response(texts[key])),
    keep: async (key, answer) => void (texts[key] = await answer.text()),
  };
}

const answer = (text: string, status = 200) => vi.fn(async () => new Response(text, { status }));
const nothing = () => vi.fn(async (): Promise<Response> => Promise.reject(new TypeError("no network")));

describe("a part of the page", () => {
  test("is asked for once", async () => {
    const [store, ask] = [storeWith({}), answer("code")];
    expect(await (await cachedFirst(store, "/assets/a.js", ask)).text()).toBe("code");
    expect(await (await cachedFirst(store, "/assets/a.js", ask)).text()).toBe("code");
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test("is not kept if it is not there", async () => {
    const store = storeWith({});
    expect((await cachedFirst(store, "/assets/a.js", answer("none", 404))).status).toBe(404);
    expect(store.texts).toEqual({});
  });
});

describe("a page", () => {
  test("comes from the network, and the front page is kept", async () => {
    const store = storeWith({ "/": "old" });
    expect(await (await networkFirst(store, "/", true, answer("new"))).text()).toBe("new");
    expect(store.texts["/"]).toBe("new");
    expect(await (await networkFirst(store, "/", false, answer("a table"))).text()).toBe("a table");
    expect(store.texts["/"]).toBe("new");
  });

  test("is the kept one without a network", async () => {
    expect(await (await networkFirst(storeWith({ "/": "kept" }), "/", false, nothing())).text()).toBe("kept");
    await expect(networkFirst(storeWith({}), "/", false, nothing())).rejects.toThrow("no network");
  });

  test("is the kept one where the line takes too long", async () => {
    vi.useFakeTimers();
    const found = networkFirst(storeWith({ "/": "kept" }), "/", false, () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(await (await found).text()).toBe("kept");
    vi.useRealTimers();
  });

  test("that is refused stays refused", async () => {
    const store = storeWith({ "/": "kept" });
    expect((await networkFirst(store, "/", true, answer("busy", 503))).status).toBe(503);
    expect(store.texts["/"]).toBe("kept");
  });
});
