// The running game: whose turn it is, one's hand and moves, what one sees, and how it ended.

import { Board } from "./board.js";
import { $, button, el, show } from "./dom.js";
import { WORDS, minutes } from "./words.js";

export class Play {
  constructor(picture, teller, act) {
    this.picture = picture;
    this.teller = teller;
    this.board = new Board(teller);
    this.act = act;
    this.turnAsked = null;
    setInterval(() => this.tick(), 500);
  }

  render() {
    const { table, view, seat } = this.picture;
    const { people } = table;
    this.renderStatus();
    show($("now"), this.situation(), () => this.deeds());
    $("game").hidden = !view;
    $("mine").hidden = !view || seat === null;
    if (view) {
      show($("hand"), view.hand, () => this.hand());
      show($("board"), { people, view, moves: null }, () => this.board.present(view));
      show($("rest"), { people, view, moves: null }, () => this.board.past(view));
    }
    this.renderMoves();
    this.renderResult();
  }

  renderStatus() {
    const text = this.status();
    if ($("status").textContent !== text) $("status").textContent = text;
    const mine = this.picture.myTurn();
    document.body.classList.toggle("my-turn", mine);
    const title = this.picture.table.title;
    document.title = mine ? `${WORDS.titleTurn} – ${title}` : `${title} – Sabot`;
    this.tick();
  }

  status() {
    const { table } = this.picture;
    if (table.phase === "over") return WORDS.over;
    if (table.phase === "gathering") {
      return this.picture.isHost() ? WORDS.gatheringHost : WORDS.gathering;
    }
    if (table.paused) return WORDS.paused;
    if (this.picture.betweenRounds()) return WORDS.betweenRounds;
    if (table.to_act === null) return WORDS.dealing;
    return this.picture.myTurn() ? WORDS.yourTurn : WORDS.turnOf(this.teller.seat(table.to_act));
  }

  tick() {
    const { table } = this.picture;
    if (!table) return;
    const left = (at) => minutes(at - this.picture.now());
    let text = "";
    if (table.deadline !== null) text = WORDS.timeLeft(left(table.deadline));
    if (table.deal_at !== null) text = WORDS.dealIn(left(table.deal_at));
    if ($("clock").textContent !== text) $("clock").textContent = text;
  }

  // What one can do now apart from moves.
  situation() {
    const { table, seat } = this.picture;
    const mine = seat === null ? null : table.seats[seat];
    return {
      seated: mine !== null,
      playing: table.phase === "playing",
      paused: table.paused,
      away: mine?.away ?? false,
      resting: this.picture.betweenRounds(),
      ready: mine?.ready ?? false,
      again: table.phase === "over" && this.picture.isHost(),
    };
  }

  deeds() {
    const { seated, playing, paused, away, resting, ready, again } = this.situation();
    const runs = seated && playing;
    const deed = (id, text, name, chief) =>
      button(text, () => this.act({ do: name }), { id, className: chief ? "chief" : "" });
    return [
      runs && away && el("span", {}, WORDS.botPlays),
      runs && away && deed("back", WORDS.back, "back", true),
      runs && resting && !ready && deed("ready", WORDS.ready, "ready", true),
      runs && resting && ready && el("span", {}, WORDS.readied),
      runs && paused && deed("resume", WORDS.resume, "resume", true),
      runs && !paused && deed("pause", WORDS.pause, "pause", false),
      again && deed("rematch", WORDS.rematch, "rematch", true),
    ].filter(Boolean);
  }

  hand() {
    const { hand } = this.picture.view;
    if (!hand.length) return [el("li", {}, WORDS.noCards)];
    return hand.map((card) => el("li", {}, card));
  }

  renderMoves() {
    const { view, table } = this.picture;
    const moves = this.picture.myTurn() && view ? view.moves : [];
    $("can").hidden = !moves.length;
    show($("moves"), { moves, turn: table.turn, people: table.people }, () => {
      const verbs = [...new Set(moves.map((move) => move.move))];
      return verbs.map((verb) => this.group(moves.filter((move) => move.move === verb)));
    });
    this.lock(this.turnAsked === table.turn);
  }

  group(moves) {
    const verb = this.teller.verb(moves[0]);
    const buttons = moves.map((move) => this.move(move, verb));
    return el("fieldset", {}, el("legend", {}, verb), ...buttons);
  }

  move(move, verb) {
    const details = this.teller.moveDetails(move);
    const label = `${verb} ${details}`.trim();
    return button(details || verb, () => this.play(move), { "aria-label": label });
  }

  // One move a turn: until it is answered, no other can be chosen.
  async play(move) {
    const { turn } = this.picture.table;
    this.turnAsked = turn;
    this.lock(true);
    // The button is about to go; the next Tab leads on from the status.
    $("status").focus({ preventScroll: true });
    await this.act({ do: "move", turn, move });
    this.turnAsked = null;
    this.lock(false);
  }

  lock(locked) {
    for (const each of $("moves").querySelectorAll("button")) each.disabled = locked;
  }

  renderResult() {
    const { table, view } = this.picture;
    const outcome = table.phase === "over" ? view?.outcome : null;
    $("result").hidden = !outcome;
    if (!outcome) return;
    const { people, table: id, game_number: number } = table;
    show($("outcome"), { outcome, people, number }, () => [
      this.scores(outcome),
      links(id, number),
    ]);
  }

  scores(outcome) {
    const head = [WORDS.player, WORDS.points].map((text) => el("th", { scope: "col" }, text));
    const lines = outcome.scores.map((score, seat) => {
      const won = outcome.winners.includes(seat) ? ` – ${WORDS.winner}` : "";
      const name = el("th", { scope: "row" }, this.teller.seat(seat));
      return el("tr", {}, name, el("td", {}, `${score}${won}`));
    });
    const body = el("tbody", {}, ...lines);
    return el("table", {}, el("thead", {}, el("tr", {}, ...head)), body);
  }
}

function links(table, number) {
  const game = `/api/tables/${table}/games/${number}`;
  return el(
    "p",
    { className: "row" },
    el("a", { href: `/t/${table}/deals/${number}` }, WORDS.deals),
    el("a", { href: `${game}/record` }, WORDS.record),
    el("a", { href: `${game}/replay` }, WORDS.replay),
  );
}
