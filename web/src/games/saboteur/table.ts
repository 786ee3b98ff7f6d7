import { mine } from "../mine/table";
import type { TableModule } from "../module";
import { logLine } from "./log";
import Summary from "./Summary.svelte";
import type { View } from "./wire";

const table: TableModule<View> = { ...mine, hints: { texts: "mine" }, logLine, Summary };

export default table;
