// A table: the doorstep first, then the seats, the game and the talk.

import { call } from "./api.js";
import { Connection } from "./connection.js";
import { $, el, fillTexts, knownName, notice, rememberName, show } from "./dom.js";
import { Picture } from "./picture.js";
import { Play } from "./play.js";
import { Seats } from "./seats.js";
import { Setup } from "./setup.js";
import { Speech } from "./speech.js";
import { Teller } from "./telling.js";
import { rememberCommitment } from "./shown.js";
import { WORDS } from "./words.js";

const id = location.pathname.split("/")[2];

function failed(reason) {
  notice(reason.message);
}

// Before one is in.

async function arrive() {
  fillTexts();
  const { card, you } = await call("GET", `/tables/${id}`);
  $("title").textContent = card.title;
  document.title = `${card.title} – Sabot`;
  if (you === null) showDoor(card);
  else await sitDown();
}

function showDoor(card) {
  $("door").hidden = false;
  $("door-card").textContent = WORDS.card(card);
  $("pin-field").hidden = !card.pin;
  $("pin").required = card.pin;
  $("name").value = knownName();
  $("name").focus();
  $("enter").onsubmit = (event) => {
    event.preventDefault();
    enter(card.pin).catch(failed);
  };
}

async function enter(needsPin) {
  const name = $("name").value;
  const pin = needsPin ? $("pin").value : null;
  await call("POST", `/tables/${id}/people`, { name, pin, credentials: "cookie" });
  rememberName(name);
  notice("");
  $("door").hidden = true;
  await sitDown();
}

// At the table.

class Room {
  constructor(offer) {
    this.offer = offer;
    this.picture = new Picture();
    const act = (command) => this.act(command);
    const teller = new Teller(this.picture);
    this.seats = new Seats(this.picture, offer.bots, act);
    this.play = new Play(this.picture, teller, act);
    this.speech = new Speech(this.picture, teller, act);
    this.connection = new Connection(id, this.picture, this);
    this.wire();
  }

  // Does something; if it is refused, says why. True if it was done.
  async act(command) {
    try {
      await this.connection.do(command);
      if (this.connection.state !== "gone") notice("");
      return true;
    } catch (reason) {
      failed(reason);
      return false;
    }
  }

  wire() {
    $("link").value = location.origin + location.pathname;
    $("copy").onclick = () => copyLink();
    $("earlier").onclick = () => this.speech.earlier().catch(failed);
    $("leave").onclick = () => {
      if (confirm(WORDS.leaveSure)) this.act({ do: "leave" });
    };
    onSubmit("say", async () => {
      const text = $("say-text").value;
      if (await this.act({ do: "say", text })) $("say-text").value = "";
    });
    onSubmit("words", () => this.act({ do: "give-words", words: $("words-text").value }));
    onSubmit("settings", () => this.act({ do: "change-settings", settings: this.setup.read() }));
  }

  // From the connection.

  changed() {
    this.renderBanner();
    if (!this.picture.table || this.connection.state === "gone") return;
    rememberCommitment(this.picture.table);
    $("room").hidden = false;
    $("title").textContent = this.picture.table.title;
    this.seats.render();
    this.play.render();
    this.speech.render();
    this.renderAbout();
  }

  told(events) {
    if (events !== null) this.speech.told(events);
  }

  gone(reason) {
    $("room").hidden = true;
    notice(WORDS.farewells[reason] ?? WORDS.farewell);
    document.title = `${this.picture.table?.title ?? WORDS.toFront} – Sabot`;
  }

  renderBanner() {
    const { state } = this.connection;
    let text = "";
    if (state === "live" && this.connection.late()) text = WORDS.waiting;
    if (state === "connecting") text = WORDS.connecting;
    if (state === "lost") text = WORDS.lost;
    $("banner").hidden = !text;
    if ($("banner").textContent !== text) $("banner").textContent = text;
  }

  renderAbout() {
    const { settings, fairness, phase } = this.picture.table;
    show($("about"), { settings, fairness }, () => [
      el("p", {}, `${WORDS.options}: `, el("code", {}, settings.game)),
      el("p", {}, `${WORDS.commitment}: `, el("code", {}, fairness.commitment)),
    ]);
    $("change").hidden = phase !== "gathering" || !this.picture.isHost();
    show($("setup"), settings, () => {
      this.setup = new Setup($("setup"), this.offer, settings);
      return [...$("setup").childNodes];
    });
  }
}

function onSubmit(form, act) {
  $(form).onsubmit = (event) => {
    event.preventDefault();
    act();
  };
}

async function copyLink() {
  $("link").select();
  try {
    await navigator.clipboard.writeText($("link").value);
    $("copy").textContent = WORDS.copied;
  } catch {
    // Without HTTPS there is no clipboard; the link is selected at least.
  }
}

async function sitDown() {
  new Room(await call("GET", "/games"));
}

arrive().catch(failed);
