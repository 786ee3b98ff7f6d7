import type { Section } from "../../howto/sections";
import type { SevenSealsFigure } from "./figures";

export { draw } from "./figures";
export const CATALOGUES = ["saboteur"];

export const SECTIONS: Section<SevenSealsFigure>[] = [
  { id: "goal", step: "tricks", figures: [] },
  { id: "short", figures: [] },
  {
    id: "deal",
    figures: [{ kind: "numbers", cards: ["r1", "y5", "g7", "b9", "v12"], caption: "howto-seven-seals-colours-caption" }],
  },
  {
    id: "announcing",
    step: "announce",
    figures: [
      { kind: "seals", seals: ["red", "yellow", "green", "blue", "violet"], caption: "howto-seven-seals-seals-caption" },
      { kind: "numbers", cards: ["r12", "r11", "y2", "y3", "g12", "b1", "v4"], caption: "howto-seven-seals-hand-caption" },
    ],
  },
  {
    id: "white",
    figures: [{ kind: "seals", seals: ["white"], caption: "howto-seven-seals-white-caption" }],
  },
  {
    id: "tricks",
    step: "lead",
    figures: [
      { kind: "numbers", cards: ["b3", "b10", "v12", "b6"], wins: 1, caption: "howto-seven-seals-trick-caption" },
      { kind: "numbers", cards: ["y9", "y4", "r2", "y12"], wins: 2, caption: "howto-seven-seals-trump-caption" },
    ],
  },
  {
    id: "giving-back",
    step: "trump",
    figures: [
      { kind: "seals", seals: ["yellow", "red", "white"], caption: "howto-seven-seals-serving-caption" },
      { kind: "seals", seals: ["black"], caption: "howto-seven-seals-black-caption" },
    ],
  },
  {
    id: "saboteur",
    step: "saboteur",
    figures: [{ kind: "roles", roles: ["saboteur"], caption: "howto-seven-seals-saboteur-caption" }],
  },
  {
    id: "score",
    step: "score",
    figures: [{ kind: "seals", seals: ["green", "green", "black", "white"], points: 11, caption: "howto-seven-seals-score-caption" }],
  },
  { id: "variants", figures: [] },
  { id: "tips", figures: [] },
  { id: "at-this-table", figures: [] },
];
