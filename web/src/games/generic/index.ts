// The module of every game that has no folder here.

import { cardBack } from "../../art";
import { laidOut } from "../../art/pictures";
import type { GameModule } from "../module";

const generic: GameModule = {
  catalogues: ["generic"],
  picture: () => ({ viewBox: "0 0 360 240", art: laidOut([0, 1, 2].map((col) => [col, 0.17, cardBack()])) }),
  cardArt: cardBack,
  table: () => import("./table"),
  howTo: async () => ({ SECTIONS: [], CATALOGUES: ["generic"], draw: () => ({ cards: [] }) }),
};

export default generic;
