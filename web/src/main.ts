import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./preferences.svelte";
import { i18n } from "./i18n/i18n.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/speakers.css";
import "./styles/scores.css";

preferences.paint();
i18n.language = preferences.firstLanguage();
await i18n.load("front", "games", "table");
mount(App, { target: document.querySelector("#app") ?? document.body });
