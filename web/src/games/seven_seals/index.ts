import type { GameModule } from "../module";
import { cardArt, picture } from "./art";

const sevenSeals: GameModule = {
  catalogues: ["seven_seals-board", "seven_seals"],
  picture,
  cardArt,
  table: () => import("./table"),
  howTo: () => import("./howto"),
};

export default sevenSeals;
