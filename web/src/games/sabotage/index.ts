import type { GameModule } from "../module";
import { cardArt, picture } from "./art";

const lazy = { table: () => import("./table"), howTo: () => import("./howto") };
const sabotage: GameModule = { catalogues: ["sabotage-board", "sabotage"], picture, cardArt, ...lazy };

export default sabotage;
