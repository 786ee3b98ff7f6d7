import { expect, test } from "vitest";
import type { Action } from "./module";
import { inOrder } from "./moves";

test("buttons have the same order in all games", () => {
  const made = ["cancel", "discard", "other-0", "turn", "confirm"].map((id): Action => ({ id, label: id, run: () => undefined }));
  expect(inOrder(made).map(({ id }) => id)).toEqual(["confirm", "other-0", "turn", "discard", "cancel"]);
});
