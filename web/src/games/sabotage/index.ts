import type { GameModule } from "../module";
import { cardArt, picture } from "./art";

const sabotage: GameModule = {
  catalogues: ["sabotage-board", "sabotage"],
  picture,
  cardArt,
  table: () => import("./table"),
  howTo: () => import("./howto"),
};

export default sabotage;
