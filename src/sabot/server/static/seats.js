// Who sits where, and what may be done about it before the game and by the host.

import { $, button, el, show } from "./dom.js";
import { WORDS, letter, minutes } from "./words.js";

export class Seats {
  constructor(picture, bots, act) {
    this.picture = picture;
    this.bots = bots;
    this.act = act;
    $("kind").replaceChildren(...bots.map((kind) => el("option", { value: kind }, kind)));
    $("kind").onchange = () => this.render();
  }

  get kind() {
    return $("kind").value;
  }

  render() {
    const { table, seat, you, here } = this.picture;
    const { seats, people, phase, host, to_act: acting } = table;
    const kind = this.kind;
    $("kinds").hidden = !this.picture.isHost() || phase === "over" || this.bots.length < 2;
    show($("seats"), { seats, people, phase, host, acting, seat, you, here, kind }, () =>
      seats.map((each, number) => this.seat(each, number)),
    );
    $("words").hidden = phase !== "gathering" || seat === null;
    show($("start"), { seats, phase, host, you, kind }, () => this.starting());
    show($("people"), { people, phase, host, you }, () => this.people());
  }

  seat(seat, number) {
    const name = el("strong", {}, `${letter(number)}: ${this.occupant(seat)}`);
    const marks = this.marks(seat, number).join(", ");
    const acts = this.picture.table.to_act === number;
    const what = el("span", { className: "faint" }, marks);
    return el("li", { className: acts ? "acts" : "" }, name, what, ...this.deeds(seat, number));
  }

  occupant(seat) {
    if (seat.person !== null) return this.picture.nameOfPerson(seat.person);
    return seat.bot === null ? WORDS.empty : WORDS.bot(seat.bot);
  }

  marks(seat, number) {
    const { table, you, here } = this.picture;
    const person = seat.person !== null;
    return [
      person && seat.person === you && WORDS.you,
      person && seat.person === table.host && WORDS.host,
      table.to_act === number && WORDS.acts,
      seat.away && WORDS.away,
      person && !here.includes(seat.person) && WORDS.offline,
      seat.ready && WORDS.isReady,
      seat.gave_words && (seat.words === null ? WORDS.gaveWords : `“${seat.words}”`),
      seat.bank !== null && WORDS.bank(minutes(seat.bank)),
    ].filter(Boolean);
  }

  deeds(seat, number) {
    const gathering = this.picture.table.phase === "gathering";
    const host = this.picture.isHost();
    const mine = seat.person !== null && seat.person === this.picture.you;
    const empty = seat.person === null && seat.bot === null;
    const running = this.picture.table.phase === "playing";
    const others = seat.person !== null && !mine;
    const kind = this.kind;
    return [
      gathering && empty && this.deed("sit", WORDS.sit, { do: "sit", seat: number }),
      gathering && mine && this.deed("stand", WORDS.stand, { do: "stand" }),
      gathering && host && empty &&
        this.deed("add", WORDS.addBot(kind), { do: "add-bot", seat: number, kind }),
      gathering && host && seat.bot !== null &&
        this.deed("drop", WORDS.removeBot, { do: "remove-bot", seat: number }),
      running && host && others &&
        this.deed("replace", WORDS.replace(kind), { do: "replace", seat: number, kind }),
    ].filter(Boolean).map((made) => named(made, number));
  }

  deed(id, text, command) {
    return button(text, () => this.act(command), { id });
  }

  starting() {
    const { table } = this.picture;
    if (table.phase !== "gathering" || !this.picture.isHost()) return [];
    const empty = table.seats.some((seat) => seat.person === null && seat.bot === null);
    const text = empty ? WORDS.startFilled(this.kind) : WORDS.start;
    const command = { do: "start", fill: empty ? this.kind : null };
    return [button(text, () => this.act(command), { id: "start-game", className: "chief" })];
  }

  people() {
    const { table, you } = this.picture;
    const watching = table.people.filter((each) => each.seat === null);
    const parts = [];
    if (watching.length) {
      parts.push(el("p", {}, `${WORDS.watchers}: ${watching.map((each) => each.name).join(", ")}`));
    }
    if (!this.picture.isHost()) return parts;
    const others = table.people.filter((each) => each.person !== you);
    const deeds = others.flatMap((each) => this.hostDeeds(each));
    return deeds.length ? [...parts, el("div", { className: "row" }, ...deeds)] : parts;
  }

  hostDeeds({ person, name }) {
    const over = button(WORDS.handOver(name), () => this.act({ do: "hand-over", person }));
    if (this.picture.table.phase !== "gathering") return [over];
    return [over, button(WORDS.remove(name), () => this.act({ do: "remove", person }))];
  }
}

// A button of a seat: its id finds the focus again, its name tells which seat it is about.
function named(made, number) {
  made.id = `${made.id}-${number}`;
  made.setAttribute("aria-label", `${made.textContent}, ${WORDS.seat(letter(number))}`);
  return made;
}
