import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./preferences.svelte";
import { words } from "./words/words.svelte";
import "./styles/tokens.css";
import "./styles/ground.css";

preferences.paint();
words.language = preferences.firstLanguage();
await words.need("front", "games", "table");
mount(App, { target: document.querySelector("#app") ?? document.body });
