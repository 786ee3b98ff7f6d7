// The front page: what can be played, a new table, and the tables that are listed.

import { call } from "./api.js";
import { $, el, fillTexts, knownName, notice, rememberName } from "./dom.js";
import { Setup } from "./setup.js";
import { WORDS } from "./words.js";

async function begin() {
  fillTexts();
  $("name").value = knownName();
  $("look-again").onclick = () => showLobby().catch((reason) => notice(reason.message));
  const offer = await call("GET", "/games");
  const games = offer.games.map((game) =>
    el("li", {}, `${game.title}: ${WORDS.players(game.players)}`),
  );
  $("games").replaceChildren(...games);
  const setup = new Setup($("setup"), offer);
  $("new").onsubmit = (event) => {
    event.preventDefault();
    create(setup).catch((reason) => notice(reason.message));
  };
  await showLobby();
}

async function create(setup) {
  const name = $("name").value;
  const pin = $("pin").value || null;
  const settings = setup.read();
  const place = await call("POST", "/tables", { name, pin, settings, credentials: "cookie" });
  rememberName(name);
  location.assign(`/t/${place.table}`);
}

async function showLobby() {
  const lobby = await call("GET", "/tables");
  const cards = lobby.tables.map((card) =>
    el("li", {}, el("a", { href: `/t/${card.table}` }, WORDS.card(card))),
  );
  $("lobby").replaceChildren(...(cards.length ? cards : [el("li", {}, WORDS.noTables)]));
}

begin().catch((reason) => notice(reason.message));
