import { mine } from "../mine/table";
import type { TableModule } from "../module";
import { logLine } from "./log";
import type { View } from "./wire";

const table: TableModule<View> = {
  ...mine,
  hints: { texts: "mine", unit: { name: "nuggets", size: 0.2, digits: 1 } },
  logLine,
  later: () => import("./later"),
};

export default table;
