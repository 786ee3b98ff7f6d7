// The client's knowledge of a table: the last snapshot with all later news merged into it.

import { Connection, type Link, type Listener } from "../net/connection";
import type { Channel, Practice } from "../net/practice";
import { claimsAfter } from "../talk/claims";
import type { AnyCommand, FromServer, Line, MadeClaim, News, Snapshot, TableEvent, TableView } from "../wire/table";
import type { BaseMove, BaseView, GameEvent } from "../games/module";

/** Something that happened at the table or in the game. */
export type AnyEvent = TableEvent | GameEvent;
/** Gets the events of one message; null stands for a snapshot, after which anything may have happened. */
export type EventListener = (told: readonly AnyEvent[] | null) => void;

export class Session {
  link = $state<Link>("connecting");
  /** An answer is overdue. */
  late = $state(false);
  /** The reason why the server has closed the table for this client. */
  gone = $state<string | null>(null);
  you = $state<number | null>(null);
  seat = $state<number | null>(null);
  table = $state.raw<TableView | null>(null);
  view = $state.raw<BaseView | null>(null);
  chat = $state.raw<readonly Line[]>([]);
  /** The claims of the last round in which there were any. */
  claims = $state.raw<readonly MadeClaim[]>([]);
  here = $state.raw<readonly number[]>([]);
  /** The viewer's private marks, by seat. */
  notes = $state.raw<Readonly<Record<number, string>>>({});
  /** What only the host is told. */
  alerts = $state.raw<ReadonlySet<string>>(new Set());
  private names = $state.raw<ReadonlyMap<number, string>>(new Map()); // also of those who have left
  private asides = $state.raw<ReadonlySet<Line>>(new Set());
  private stream: string | null = null;
  /** The number of the last news. */
  n = 0;
  private ahead = 0;
  private readonly listeners = new Set<EventListener>();
  private readonly connection: Channel;

  /** `practice` is there in place of the server at the table of a lesson. */
  constructor(
    readonly id: string,
    readonly practice: Practice | null = null,
  ) {
    const listener: Listener = {
      seen: () => ({ stream: this.stream, n: this.n }),
      hear: (message) => this.hear(message),
      changed: (link, late) => {
        this.link = link;
        this.late = late;
      },
    };
    this.connection = practice?.connect(listener) ?? new Connection(id, listener);
  }

  do(command: AnyCommand): Promise<void> {
    return this.connection.do(command);
  }

  /** Plays moves in their order, all of them or none. */
  play([move, ...more]: readonly BaseMove[]): Promise<void> {
    return this.do({ do: "move", turn: this.table?.turn ?? 0, move, ...(more.length && { more }) });
  }

  /** Calls the listener for each message; returns a function that stops it. */
  listen(listener: EventListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.connection.close();
  }

  /** The server's clock, in ms. */
  now(): number {
    return Date.now() + this.ahead;
  }

  /** Converts a time of the server's clock to this browser's clock. */
  localTime(time: number): number {
    return time - this.ahead;
  }

  dismissAlerts(): void {
    this.alerts = new Set();
  }

  /** Whether a bot plays for the viewer. */
  get away(): boolean {
    return this.seat !== null && (this.table?.seats[this.seat]?.away ?? false);
  }

  get host(): boolean {
    return this.table !== null && this.table.host === this.you;
  }

  get myTurn(): boolean {
    return this.table !== null && this.seat !== null && this.table.to_act === this.seat && !this.table.paused;
  }

  /** The name of somebody who is or was at the table. */
  nameOfPerson(person: number): string | null {
    return this.names.get(person) ?? null;
  }

  /** Keeps the names of people, also for when they have left. */
  learnNames(people: readonly Pick<TableView["people"][number], "person" | "name">[]): void {
    const names = new Map(this.names);
    for (const { person, name } of people) names.set(person, name);
    this.names = names;
  }

  /** Whether a line was said among watchers. A snapshot does not say so; there it depends on the seat. */
  isAside(line: Line): boolean {
    if (this.asides.has(line)) return true;
    return this.table?.phase !== "gathering" && !this.table?.people.some((each) => each.person === line.person && each.seat !== null);
  }

  private hear(message: FromServer): void {
    if (message.type === "snapshot") this.takeSnapshot(message);
    else if (message.type === "news") this.takeNews(message);
    else if (message.type === "presence") this.here = message.here;
    else if (message.type === "pong") this.ahead = message.now - Date.now();
    else if (message.type === "alert") this.alerts = new Set([...this.alerts, message.alert]);
    else if (message.type === "farewell" && !message.again) this.gone = message.reason;
  }

  private takeSnapshot(message: Snapshot): void {
    const { stream, n, you, seat, table, view, chat, claims, here, notes, now } = message;
    Object.assign(this, { stream, n, you, seat, table, chat, claims: claims ?? [], here, notes: notes ?? {} });
    this.view = view as BaseView | null;
    this.ahead = now - Date.now();
    this.learnNames(table.people);
    this.tell(null);
  }

  private takeNews(news: News): void {
    if (news.n <= this.n || this.table === null) return;
    this.n = news.n;
    if (news.table) this.table = { ...this.table, ...(news.table as Partial<TableView>) };
    if (news.fresh) this.view = (news.view as BaseView | undefined) ?? null;
    else if (news.view && this.view) this.view = { ...this.view, ...(news.view as object) } as BaseView;
    if (news.notes) this.notes = news.notes;
    this.seat = this.table.people.find((each) => each.person === this.you)?.seat ?? null;
    this.learnNames(this.table.people);
    this.claims = (news.told as AnyEvent[]).reduce(claimsAfter, news.fresh ? [] : this.claims);
    this.hearChat(news.told as AnyEvent[]);
    this.tell(news.told as AnyEvent[]);
  }

  private hearChat(told: readonly AnyEvent[]): void {
    for (const event of told as readonly TableEvent[]) {
      if (event.event === "said") this.chat = [...this.chat, event.line];
      if (event.event === "said" && event.aside) this.asides = new Set([...this.asides, event.line]);
      if (event.event === "watchers-had-said") {
        this.chat = [...this.chat, ...event.lines].sort((one, other) => one.at - other.at);
        this.asides = new Set([...this.asides, ...event.lines]);
      }
    }
  }

  private tell(told: readonly AnyEvent[] | null): void {
    for (const listener of this.listeners) listener(told);
  }
}
