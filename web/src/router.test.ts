// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { routeOf, router } from "./router.svelte";

test.each([
  ["/", { screen: "lobby" }],
  ["/new/seven_seals", { screen: "new", game: "seven_seals" }],
  ["/rules/saboteur2", { screen: "rules", game: "saboteur2" }],
  ["/t/AbC-d_3", { screen: "table", table: "AbC-d_3" }],
  ["/t/AbC/replay/2", { screen: "replay", table: "AbC", game: 2 }],
  ["/t/AbC/review/2", { screen: "review", table: "AbC", game: 2 }],
  ["/puzzles", { screen: "puzzles" }],
  ["/puzzles/seven_seals/12", { screen: "puzzle", game: "seven_seals", number: 12 }],
  ["/records", { screen: "records" }],
  ["/records/0a1b/replay", { screen: "replay", record: "0a1b" }],
  ["/records/0a1b/review", { screen: "review", record: "0a1b" }],
  ["/t/AbC/deals/12", { screen: "deals", table: "AbC", game: 12 }],
])("%s is a screen", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test.each(["/t/", "/t/a/b", "/new", "/t/AbC/replay/two", "/T/AbC", "/t/a%20b"])("%s is nowhere", (path) => {
  expect(routeOf(path)).toEqual({ screen: "not-found" });
});

/** Clicks a link; whether the router has taken it. What it leaves alone must not leave the test. */
function taken(href: string, more: MouseEventInit = {}): boolean {
  let prevented = false;
  const last = (event: Event) => {
    prevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", last, { once: true });
  document.body.innerHTML = `<a href="${href}">go</a>`;
  document.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...more }));
  return prevented;
}

test("a link to a screen changes the route without a new page", () => {
  router.go("/");
  expect(taken("/t/AbC?seat=A")).toBe(true);
  expect(router.route).toEqual({ screen: "table", table: "AbC" });
  expect(router.query.get("seat")).toBe("A");
});

test.each([
  ["with a key held for a new tab", "/t/AbC", { ctrlKey: true }],
  ["that is no screen of ours", "/api/openapi.json", {}],
  ["to another site", "https://example.org/t/AbC", {}],
  ["to a route on this page", "/#tables", {}],
])("a link %s is the browser's", (_, href, more) => {
  router.go("/");
  expect(taken(href, more)).toBe(false);
  expect(router.route).toEqual({ screen: "lobby" });
});

test("what stands behind the question mark is changed and taken away", () => {
  router.go("/t/AbC");
  router.setQuery({ step: "12" });
  expect(router.query.get("step")).toBe("12");
  router.setQuery({ step: null });
  expect(location.search).toBe("");
});
