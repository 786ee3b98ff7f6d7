import type { LaterParts } from "../module";
import { deeds } from "./deeds";
import Summary from "./Summary.svelte";
import type { View } from "./wire";

const later: LaterParts<View> = { Summary, deeds };

export default later;
