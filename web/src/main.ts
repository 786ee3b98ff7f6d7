import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./preferences.svelte";
import { i18n } from "./i18n/i18n.svelte";
import { keepPages, reloadAfterUpdates } from "./app/install";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/speakers.css";
import "./styles/scores.css";

reloadAfterUpdates();
preferences.paint();
await i18n.setLanguage(preferences.firstLanguage());
await i18n.load("front", "games", "table");
mount(App, { target: document.querySelector("#app") ?? document.body });
keepPages();
