import { expect, test } from "vitest";
import { codeIn, deviceName, linkAddress } from "./device";

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Safari/537.36 Edg/138.0",
    "Edge, Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile Safari/604.1",
    "Safari, iPhone",
  ],
  ["Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Mobile Safari/537.36", "Chrome, Android"],
  ["something else", ""],
])("a browser is called by its kind and its system: %s", (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

test("the words in an address come back as they were", () => {
  const address = new URL(linkAddress("https://games.example", ["piano", "taxi", "zoo"]));
  expect(address.pathname).toBe("/me");
  expect(codeIn(address.hash)).toBe("piano taxi zoo");
  expect(codeIn("")).toBe("");
  expect(codeIn("#<b>")).toBe("");
});
