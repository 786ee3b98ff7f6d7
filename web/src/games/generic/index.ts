// The module of every game that has no folder here.

import { cardBack } from "../../art";
import { laidOut } from "../../art/pictures";
import type { GameModule } from "../module";

const generic: GameModule = {
  catalogues: ["generic"],
  picture: () => ({ viewBox: "0 -30 360 240", art: laidOut([[cardBack(), cardBack(), cardBack()]]) }),
  cardArt: cardBack,
  table: () => import("./table"),
  howTo: async () => ({ SECTIONS: [], CATALOGUES: ["generic"], draw: () => ({ cards: [] }) }),
};

export default generic;
