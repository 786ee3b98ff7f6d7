import { cutscenes } from "../mine/cutscenes";
import { deeds } from "../mine/deeds";
import type { LaterParts } from "../module";
import Summary from "./Summary.svelte";
import type { View } from "./wire";

const later: LaterParts<View> = { Summary, cutscenes, deeds };

export default later;
