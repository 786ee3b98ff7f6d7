// The fields by which a table is set up: the game with its options, clock, who may watch.

import { el } from "./dom.js";
import { WORDS, spoken } from "./words.js";

const ALWAYS = ["players", "edition"];

export class Setup {
  constructor(place, offer, settings) {
    this.place = place;
    this.offer = offer;
    const [game, choices] = split(settings?.game ?? offer.games[0].id);
    const titles = offer.games.map((each) => [each.id, each.title]);
    this.game = select("game", titles, game);
    this.options = el("div");
    this.clock = select("clock", Object.entries(WORDS.clocks), settings?.clock.kind ?? "none");
    this.seconds = number("seconds", 1, 3600, settings?.clock.seconds || 60);
    this.increment = number("increment", 0, 3600, settings?.clock.increment ?? 0);
    this.watching = tick("watching", settings?.watching ?? true);
    this.listed = tick("listed", settings?.listed ?? false);
    this.botPause = number("bot-pause", 0, 10000, settings?.bot_pause ?? 700);
    this.roundPause = number("round-pause", 0, 300, settings?.round_pause ?? 20);
    this.game.onchange = () => this.showOptions({});
    this.clock.onchange = () => this.showClock();
    this.build(choices);
  }

  build(choices) {
    this.forTurn = field(WORDS.seconds, this.seconds);
    this.forBank = field(WORDS.increment, this.increment);
    this.place.replaceChildren(
      field(WORDS.game, this.game),
      this.options,
      field(WORDS.clock, this.clock),
      this.forTurn,
      this.forBank,
      field(WORDS.watching, this.watching),
      field(WORDS.listed, this.listed),
      field(WORDS.botPause, this.botPause),
      field(WORDS.roundPause, this.roundPause),
    );
    this.showOptions(choices);
    this.showClock();
  }

  showClock() {
    this.forTurn.hidden = this.clock.value === "none";
    this.forBank.hidden = this.clock.value !== "bank";
  }

  showOptions(choices) {
    const game = this.offer.games.find((each) => each.id === this.game.value);
    this.chosen = game.options.map((option) => {
      const values = [["", WORDS.asUsual(option.usual)], ...option.values.map((each) => [each, each])];
      return [option, select(`option-${option.name}`, values, choices[option.name] ?? "")];
    });
    const shown = ([option, input]) => field(spoken(option.name), input, option.says);
    const chief = this.chosen.filter(([option]) => ALWAYS.includes(option.name));
    const more = this.chosen.filter(([option]) => !ALWAYS.includes(option.name));
    this.options.replaceChildren(
      ...chief.map(shown),
      el("details", {}, el("summary", {}, WORDS.moreOptions), ...more.map(shown)),
    );
  }

  // The settings as the server takes them.
  read() {
    const given = this.chosen.filter(([, input]) => input.value !== "");
    const choices = given.map(([option, input]) => `${option.name}=${input.value}`);
    const timed = this.clock.value !== "none";
    return {
      game: `${this.game.value}(${choices.join(",")})`,
      clock: {
        kind: this.clock.value,
        seconds: timed ? Number(this.seconds.value) : 0,
        increment: this.clock.value === "bank" ? Number(this.increment.value) : 0,
      },
      watching: this.watching.checked,
      listed: this.listed.checked,
      bot_pause: Number(this.botPause.value),
      round_pause: Number(this.roundPause.value),
    };
  }
}

function split(text) {
  const [, game, choices] = /^(\w+)(?:\((.*)\))?$/.exec(text);
  const pairs = (choices ?? "").split(",").filter(Boolean);
  return [game, Object.fromEntries(pairs.map((pair) => pair.split("=")))];
}

function field(label, input, says) {
  const parts = [el("label", { htmlFor: input.id }, label), input];
  if (says) {
    input.setAttribute("aria-describedby", `${input.id}-says`);
    parts.push(el("br"), el("span", { id: `${input.id}-says`, className: "hint" }, says));
  }
  return el("p", {}, ...parts);
}

function select(id, values, chosen) {
  const choices = values.map(([value, text]) => el("option", { value }, text));
  const made = el("select", { id: `setup-${id}` }, ...choices);
  made.value = chosen;
  return made;
}

function number(id, min, max, value) {
  return el("input", { id: `setup-${id}`, type: "number", min, max, value, required: true });
}

function tick(id, checked) {
  return el("input", { id: `setup-${id}`, type: "checkbox", checked });
}
