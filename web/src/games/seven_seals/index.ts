import type { GameModule } from "../module";
import { cardArt, picture } from "./art";

const lazy = { table: () => import("./table"), howTo: () => import("./howto") };
const sevenSeals: GameModule = { catalogues: ["seven_seals-board", "seven_seals"], picture, cardArt, ...lazy };

export default sevenSeals;
