// What happened and what is said, one line each.

import { call } from "./api.js";
import { $, append, button, show } from "./dom.js";
import { WORDS } from "./words.js";

// Told elsewhere: in the chat, and in the status.
const ELSEWHERE = new Set(["said", "watchers-had-said", "your-turn"]);
const MOST_LINES = 500;

export class Speech {
  constructor(picture, teller, act) {
    this.picture = picture;
    this.teller = teller;
    this.act = act;
    this.chat = [];
  }

  told(events) {
    for (const event of events) {
      if (!ELSEWHERE.has(event.event)) append($("log"), this.teller.event(event));
    }
    while ($("log").children.length > MOST_LINES) $("log").firstChild.remove();
  }

  render() {
    const { chat, table } = this.picture;
    $("earlier").hidden = table.phase === "gathering";
    this.renderChat(chat);
    show($("phrases"), table.phrases, () =>
      table.phrases.map((phrase) =>
        button(this.phrase(phrase), () => this.act({ do: "say", phrase })),
      ),
    );
  }

  // New lines are added to those that stand there, so that only they are read aloud.
  renderChat(chat) {
    const goesOn = this.chat.every((line, at) => JSON.stringify(line) === JSON.stringify(chat[at]));
    if (!goesOn) $("chat").replaceChildren();
    for (const line of chat.slice(goesOn ? this.chat.length : 0)) append($("chat"), this.line(line));
    this.chat = chat;
  }

  line(line) {
    const words = line.phrase ? this.phrase(line.phrase) : line.text;
    return `${this.picture.nameOfPerson(line.person)}: ${words}`;
  }

  phrase(phrase) {
    return WORDS.phrases[phrase] ?? phrase;
  }

  // Fills the log with the game so far, as one saw it.
  async earlier() {
    const { table, game_number: number } = this.picture.table;
    const replay = await call("GET", `/tables/${table}/games/${number}/replay`);
    $("log").replaceChildren();
    this.told(replay.frames.flatMap((frame) => frame.told));
  }
}
