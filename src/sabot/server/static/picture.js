// What one knows of a table: the last snapshot, with all news since put into it.

import { WORDS, letter } from "./words.js";

export class Picture {
  stream = null;
  n = 0;
  you = null;
  seat = null;
  table = null;
  view = null;
  chat = [];
  here = [];
  ahead = 0;
  names = new Map(); // also of those who have left

  takeSnapshot(snapshot) {
    const { stream, n, you, seat, table, view, chat, here, now } = snapshot;
    Object.assign(this, { stream, n, you, seat, table, view, chat, here });
    this.setClock(now);
    this.learnNames();
  }

  learnNames() {
    for (const { person, name } of this.table.people) this.names.set(person, name);
  }

  // Whether it was new.
  takeNews(news) {
    if (news.n <= this.n) return false;
    this.n = news.n;
    Object.assign(this.table, news.table);
    this.learnNames();
    if (news.fresh) this.view = news.view ?? null;
    else if (news.view) this.view = { ...this.view, ...news.view };
    for (const event of news.told) this.hearChat(event);
    return true;
  }

  hearChat(event) {
    if (event.event === "said") this.chat = [...this.chat, event.line];
    if (event.event === "watchers-had-said") {
      this.chat = [...this.chat, ...event.lines].sort((one, other) => one.at - other.at);
    }
  }

  setClock(now) {
    this.ahead = now - Date.now();
  }

  // The server's clock.
  now() {
    return Date.now() + this.ahead;
  }

  isHost() {
    return this.table.host === this.you;
  }

  myTurn() {
    return this.seat !== null && this.table.to_act === this.seat && !this.table.paused;
  }

  betweenRounds() {
    const { phase, to_act: acting } = this.table;
    return phase === "playing" && acting === null && this.view?.round > 0;
  }

  nameOfPerson(number) {
    return this.names.get(number) ?? WORDS.somebody;
  }

  nameOfSeat(number) {
    const seat = this.table.seats[number];
    if (seat?.person != null) return this.nameOfPerson(seat.person);
    return seat?.bot ? `${WORDS.bot(seat.bot)} ${letter(number)}` : WORDS.seat(letter(number));
  }
}
