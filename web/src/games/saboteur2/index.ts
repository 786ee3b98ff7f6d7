import { cardArt } from "../mine/art";
import type { GameModule } from "../module";
import { picture } from "./picture";

const saboteur2: GameModule = {
  catalogues: ["mine", "saboteur", "saboteur2"],
  picture,
  cardArt,
  table: () => import("./table"),
  howTo: () => import("./howto"),
};

export default saboteur2;
