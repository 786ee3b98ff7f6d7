import { cardArt } from "../mine/art";
import type { GameModule } from "../module";
import { picture } from "./picture";

const saboteur: GameModule = {
  catalogues: ["mine", "saboteur"],
  picture,
  cardArt,
  table: () => import("./table"),
  howTo: () => import("./howto"),
};

export default saboteur;
