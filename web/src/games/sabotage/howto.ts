import type { Section } from "../../howto/sections";
import type { SabotageFigure } from "./figures";

export { draw } from "./figures";
export const CATALOGUES = [];

export const SECTIONS: Section<SabotageFigure>[] = [
  {
    id: "goal",
    step: "roof",
    figures: [
      { kind: "roof", cells: [null, null, null, null, null, null, null, null, null], value: 0, caption: "howto-sabotage-roof-caption" },
    ],
  },
  { id: "short", figures: [] },
  {
    id: "deal",
    figures: [{ kind: "cards", cards: ["E-orange", "E-red", "E-blue", "E-lilac"], caption: "howto-sabotage-kin-caption" }],
  },
  { id: "turn", figures: [] },
  {
    id: "pipes",
    step: "letter",
    figures: [
      { kind: "cards", cards: ["A-blue", "X-blue", "wrench-blue"], caption: "howto-sabotage-pipes-caption" },
      {
        kind: "roof",
        cells: ["A-red", "B-orange", null, null, "E-red", null, "G-orange", null, null],
        value: 0,
        next: { cell: "C", card: "C-lilac", value: 0, byOther: true },
        caption: "howto-sabotage-spoil-caption",
      },
    ],
  },
  {
    id: "specials",
    step: "wrench",
    figures: [{ kind: "cards", cards: ["sabotage", "dismantle"], caption: "howto-sabotage-specials-caption" }],
  },
  {
    id: "value",
    step: "line",
    figures: [
      {
        kind: "roof",
        cells: ["A-red", "B-red", "X-red", "D-orange", null, null, "G-red", null, null],
        value: 3,
        caption: "howto-sabotage-lines-caption",
      },
      {
        kind: "roof",
        cells: ["A-blue", "B-blue", "C-blue", "D-lilac", "E-orange", "F-blue", "G-lilac", "H-blue", "I-lilac"],
        value: 5,
        next: { cell: "E", card: "wrench-blue", value: 10 },
        caption: "howto-sabotage-wrench-caption",
      },
    ],
  },
  {
    id: "end",
    step: "stop",
    figures: [
      {
        kind: "roof",
        cells: ["A-red", "B-red", "C-red", "D-red", "X-orange", "F-red", "G-red", null, "I-orange"],
        value: 8,
        counts: 11,
        caption: "howto-sabotage-counts-caption",
      },
    ],
  },
  { id: "four", figures: [] },
  { id: "variants", figures: [] },
  { id: "tips", figures: [] },
  { id: "at-this-table", figures: [] },
];
