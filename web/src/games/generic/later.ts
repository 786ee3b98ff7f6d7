import type { LaterParts } from "../module";
import Summary from "./Summary.svelte";
import type { GenericView } from "./view";

const later: LaterParts<GenericView> = { Summary };

export default later;
