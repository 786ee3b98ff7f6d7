import type { Section } from "../../howto/sections";
import type { MineFigure } from "../mine/figures";

export { draw } from "../mine/figures";
export const CATALOGUES = ["saboteur", "saboteur2"];

export const SECTIONS: Section<MineFigure>[] = [
  { id: "goal", figures: [] },
  { id: "short", figures: [] },
  {
    id: "roles",
    step: "roles",
    figures: [
      { kind: "roles", roles: ["green", "blue", "boss", "profiteer", "geologist", "saboteur"], caption: "howto-saboteur2-roles-caption" },
    ],
  },
  { id: "deal", figures: [] },
  { id: "turn", step: "pass", figures: [] },
  {
    id: "tunnels",
    figures: [
      {
        kind: "maze",
        cells: [
          [1, 0, "NESW"],
          [2, 0, "EW"],
        ],
        next: [3, 0, "crystal-ESW"],
        window: { left: 0, top: -1, right: 3, bottom: 1 },
        caption: "howto-saboteur2-fits-caption",
      },
      { kind: "cards", cards: ["NS/EW", "NW/ES", "NE/SW", "NSxEW", "ESxN"], caption: "howto-saboteur2-bridges-caption" },
    ],
  },
  {
    id: "ladders",
    step: "ladder",
    figures: [
      {
        kind: "maze",
        cells: [
          [1, 0, "EW"],
          [2, 0, "EW"],
          [3, 0, "ESW"],
          [4, 0, "SW"],
        ],
        fallen: [2, 0],
        cutOff: [
          [3, 0],
          [4, 0],
        ],
        next: [3, 1, "ladder-S", true],
        window: { left: 0, top: -1, right: 5, bottom: 1 },
        caption: "howto-saboteur2-ladder-caption",
      },
    ],
  },
  {
    id: "doors",
    step: "door",
    figures: [
      { kind: "cards", cards: ["green-EW", "green-NSxE", "blue-EW", "blue-NS"], caption: "howto-saboteur2-doors-caption" },
      {
        kind: "maze",
        cells: [
          [1, 0, "EW"],
          [2, 0, "ESW"],
          [3, 0, "blue-EW"],
          [4, 0, "NESW"],
          [5, 0, "EW"],
          [6, 0, "ESW"],
          [7, 0, "ESW"],
        ],
        goals: [null, ["treasure"], null],
        window: { left: 0, top: -1, right: 8, bottom: 1 },
        caption: "howto-saboteur2-blue-way-caption",
      },
    ],
  },
  {
    id: "actions",
    step: "free",
    figures: [
      { kind: "cards", cards: ["-pick", "+pick", "+lantern/cart", "map", "rockfall"], caption: "howto-saboteur2-old-actions-caption" },
      { kind: "cards", cards: ["inspection", "change-role", "swap-hands"], caption: "howto-saboteur2-roles-and-hands-caption" },
      { kind: "cards", cards: ["prison", "free", "thief", "hands-off"], caption: "howto-saboteur2-prison-caption" },
    ],
  },
  { id: "winning", step: "treasure", figures: [] },
  {
    id: "gold",
    step: "gold",
    figures: [{ kind: "cards", cards: ["crystal-ESW", "crystal-NESW", "crystal-xS"], caption: "howto-saboteur2-crystals-caption" }],
  },
  { id: "variants", figures: [] },
  { id: "talk", figures: [] },
  { id: "tips", figures: [] },
  { id: "at-this-table", figures: [] },
];
