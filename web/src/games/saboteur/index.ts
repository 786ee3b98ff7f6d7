import type { View } from "../../wire/saboteur";
import { mine } from "../mine/module";
import type { GameModule } from "../module";
import { line } from "./lines";
import Summary from "./Summary.svelte";

const saboteur: GameModule<View> = { ...mine, catalogues: ["mine", "saboteur"], line, Summary };

export default saboteur;
