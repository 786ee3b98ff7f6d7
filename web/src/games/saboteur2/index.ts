import { cardArt } from "../mine/art";
import type { GameModule } from "../module";
import { picture } from "./picture";

const lazy = { table: () => import("./table"), howTo: () => import("./howto") };
const saboteur2: GameModule = { catalogues: ["mine", "saboteur", "claims", "saboteur2"], picture, cardArt, ...lazy };

export default saboteur2;
