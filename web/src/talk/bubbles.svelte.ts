// Bubbles: what seats have just said, each for some seconds. Chat, phrases and claims alike.

import { i18n, t } from "../i18n/i18n.svelte";
import type { Scene } from "../table/scene.svelte";
import type { AnyEvent, EventListener } from "../table/session.svelte";
import type { Line, MadeClaim, TableView } from "../wire/table";
import { playerName } from "../games/sentences";

const LEAST_MS = 5000;
const MS_PER_LETTER = 50;
// A bubble covers what its seat shows: if more speak, the oldest yields.
const MOST = 2;

/** What a seat has said: a claim, or a line of the chat. */
export interface Bubble {
  id: number;
  seat: number;
  said: MadeClaim | Line;
}

interface Heard {
  readonly table: TableView | null;
  listen(listener: EventListener): () => void;
}

export class Bubbles {
  shown = $state.raw<ReadonlyMap<number, Bubble>>(new Map());
  private count = 0;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly stop: () => void;

  constructor(private readonly session: Heard) {
    this.stop = session.listen((told) => told?.forEach((event) => this.hear(event)));
  }

  close(): void {
    this.stop();
    for (const timer of this.timers) clearTimeout(timer);
  }

  private hear(event: AnyEvent): void {
    if (event.event === "claim-made" && "claim" in event) this.show(event.claim.seat, event.claim);
    if (event.event !== "said" || !("line" in event) || event.aside) return;
    const { line } = event;
    const seat = this.session.table?.people.find((each) => each.person === line.person)?.seat ?? null;
    if (seat !== null) this.show(seat, line);
  }

  private show(seat: number, said: MadeClaim | Line): void {
    const bubble = { id: ++this.count, seat, said };
    const others = [...this.shown].filter(([speaker]) => speaker !== seat).slice(1 - MOST);
    this.shown = new Map([...others, [seat, bubble]]);
    const length = "text" in said ? said.text.length : 0;
    const timer = setTimeout(() => this.hide(bubble, timer), LEAST_MS + MS_PER_LETTER * length);
    this.timers.add(timer);
  }

  private hide(bubble: Bubble, timer: ReturnType<typeof setTimeout>): void {
    this.timers.delete(timer);
    if (this.shown.get(bubble.seat) !== bubble) return; // something else has been said since
    this.shown = new Map([...this.shown].filter(([seat]) => seat !== bubble.seat));
  }
}

/** The words of a line of the chat; phrases in the reader's language. */
export function lineText({ phrase, text }: Line): string {
  return phrase && i18n.has(`phrase-${phrase}`) ? t(`phrase-${phrase}`) : text;
}

/** What a bubble says where there is little room: a picture and a name. None for what is written. */
export function bubbleSign({ said }: Bubble, scene: Scene): { art: string; name: string } | null {
  const { talk } = scene.module;
  return talk && "claim" in said ? { art: talk.art(said.claim), name: talk.brief(said.claim, scene) } : null;
}

/** What a bubble says, with the one whom a wish is addressed to. */
export function bubbleText({ seat, said }: Bubble, scene: Scene): string {
  if (!("claim" in said)) return lineText(said);
  const { talk } = scene.module;
  const text = talk?.text(said.claim, seat, scene) ?? "";
  const to = talk?.to(said.claim) ?? null;
  return to === null ? text : t("talk-to", { to: playerName(scene, to), claim: text });
}
