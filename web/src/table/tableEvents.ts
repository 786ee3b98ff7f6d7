// Log lines about the table: people come, sit down, leave and return.

import type { GameEvent, Line } from "../games/module";
import type { TableEvent } from "../wire/table";
import { t } from "../i18n/i18n.svelte";
import { botName } from "./players";
import type { Session, AnyEvent } from "./session.svelte";

// Events of a table, with the icons of those that have a log line; the others show elsewhere.
const PICTURES: Record<TableEvent["event"], string | null> = {
  "set-up": null,
  "came-in": "people",
  "went-out": "people",
  "shown-out": "people",
  muted: "mute",
  "table-locked": "lock",
  "seat-reserved": null,
  "new-host": "crown",
  "sat-down": null,
  "stood-up": null,
  "bot-sat-down": "robot",
  "bot-stood-up": null,
  "words-mixed-in": null,
  "game-started": null,
  "ready-for-round": null,
  "game-paused": "pause",
  "game-resumed": "play",
  "bot-stands-in": "robot",
  "person-is-back": "people",
  "turn-reminded": "clock",
  "holiday-began": "pause",
  "holiday-over": "people",
  said: null,
  "watchers-had-said": null,
  "claim-made": null, // talk/claimLines.ts has their lines
  "claims-judged": null,
  noted: null,
  "playing-again": null,
  "your-turn": null,
};

/** Whether an event belongs to the table and not to the game. */
export function isTableEvent(event: AnyEvent | GameEvent): event is TableEvent {
  return event.event in PICTURES;
}

/** The line of an event of the table, if the log has one. */
export function tableLine(event: TableEvent, session: Session): Line | null {
  const icon = PICTURES[event.event];
  if (!icon) return null;
  const who = personOf(event, session);
  const facts = { you: yesNo(who.you), name: who.name };
  if (event.event === "muted") return { icon, text: t("play-told-muted", { ...facts, muted: yesNo(event.muted) }) };
  if (event.event === "table-locked") return { icon, text: t("play-told-table-locked", { locked: yesNo(event.locked) }) };
  if (event.event === "game-resumed" && event.by_itself) return { icon, text: t("play-told-pause-over", facts) };
  if (event.event === "holiday-began") return { icon, text: t("play-told-holiday-began", { ...facts, days: event.days }) };
  return { icon, text: t(`play-told-${event.event}`, facts) };
}

const yesNo = (fact: boolean) => (fact ? "yes" : "no");

function personOf(event: TableEvent, session: Session): { you: boolean; name: string } {
  if ("seat" in event) {
    const person = session.table?.seats[event.seat]?.person ?? null;
    const name = person === null ? null : session.nameOfPerson(person);
    return { you: event.seat === session.seat, name: name ?? botName(event.seat) };
  }
  if ("person" in event) {
    return { you: event.person === session.you, name: session.nameOfPerson(event.person) ?? "" };
  }
  return { you: false, name: "" };
}
