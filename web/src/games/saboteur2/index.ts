import type { View } from "../../wire/saboteur2";
import { mine } from "../mine/module";
import type { GameModule } from "../module";
import { line } from "./lines";
import Summary from "./Summary.svelte";

const saboteur2: GameModule<View> = { ...mine, catalogues: ["mine", "saboteur", "saboteur2"], line, Summary };

export default saboteur2;
