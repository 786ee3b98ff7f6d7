import { mine } from "../mine/table";
import type { TableModule } from "../module";
import { logLine } from "./log";
import Summary from "./Summary.svelte";
import type { View } from "./wire";

const table: TableModule<View> = { ...mine, hints: { texts: "mine", unit: { name: "nuggets", size: 0.2, digits: 1 } }, logLine, Summary };

export default table;
