// Whether the deals of a game were fair: what was committed and revealed, worked out again here.

import { call } from "./api.js";
import { $, el, fillTexts, notice } from "./dom.js";
import { shownCommitment } from "./shown.js";
import { WORDS, letter } from "./words.js";

const [, , table, , number] = location.pathname.split("/");

async function begin() {
  fillTexts();
  document.title = `${WORDS.dealsTitle} – Sabot`;
  $("to-table").href = `/t/${table}`;
  const deals = await call("GET", `/tables/${table}/games/${number}/deals`);
  const mixed = deals.seed && canHash() ? hex(await mixedSeed(bytes(deals.seed), deals.words)) : null;
  $("facts").replaceChildren(...facts(deals, mixed));
  $("checks").replaceChildren(...(await checks(deals)));
  if (deals.seed) $("links").append(recordLink());
}

function facts(deals, mixed) {
  const words = (deals.words ?? []).map((said, seat) => [WORDS.wordsOf(letter(seat)), said]);
  const rows = [
    [WORDS.commitment, el("code", {}, deals.commitment)],
    ...words.map(([name, said]) => [name, said || WORDS.noWords]),
    [WORDS.seed, deals.seed ? el("code", {}, deals.seed) : WORDS.seedHidden],
    ...(mixed ? [[WORDS.mixed, el("code", {}, mixed)]] : []),
    [WORDS.rounds, String(deals.rounds)],
  ];
  return rows.flatMap(([name, value]) => [el("dt", {}, name), el("dd", {}, value)]);
}

async function checks(deals) {
  const seen = shownCommitment(table, number);
  const found = [];
  if (seen !== null) {
    found.push(verdict(seen === deals.commitment, WORDS.seenFits, WORDS.seenDiffers));
  }
  if (!deals.seed) return [...found, el("li", {}, WORDS.notYet)];
  if (canHash()) {
    const digest = hex(await crypto.subtle.digest("SHA-256", bytes(deals.seed)));
    found.push(verdict(digest === deals.commitment, WORDS.seedFits, WORDS.seedDiffers));
  } else {
    found.push(el("li", {}, WORDS.cantHash));
  }
  const said = WORDS.serverSays(deals.words_for_people);
  return [...found, verdict(deals.verified === true, said, said)];
}

function verdict(good, yes, no) {
  return el("li", { className: good ? "good" : "bad" }, good ? `✓ ${yes}` : `✗ ${no}`);
}

function recordLink() {
  const href = `/api/tables/${table}/games/${number}/record`;
  return el("a", { href, download: `${table}-${number}.sabot` }, WORDS.recordToCheck);
}

// By docs/fairness.md: HMAC of the seed over the version and a line for each seat.

async function mixedSeed(seed, words) {
  const lines = words.map((said, seat) => `\n${letter(seat)}:${said}`);
  const message = new TextEncoder().encode(`sabot-words-1${lines.join("")}`);
  const way = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", seed, way, false, ["sign"]);
  return crypto.subtle.sign("HMAC", key, message);
}

// Browsers hash on HTTPS and on the machine itself only.
function canHash() {
  return globalThis.crypto?.subtle !== undefined;
}

function bytes(text) {
  return Uint8Array.from(text.match(/../g), (pair) => Number.parseInt(pair, 16));
}

function hex(buffer) {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

begin().catch((reason) => notice(reason.message));
