import { mine } from "../mine/table";
import type { TableModule } from "../module";
import { logLine } from "./log";
import type { View } from "./wire";

const table: TableModule<View> = { ...mine, hints: { texts: "mine" }, logLine, later: () => import("./later") };

export default table;
