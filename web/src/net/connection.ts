// A table's socket, which reconnects. A command is sent again under the same id until it is
// answered, so that the server runs it once.

import type { AnyCommand, FromClient, FromServer } from "../wire/table";
import { Refused } from "./api";
import { hello, socketAddress, takeEarly } from "./early";

const PING_MS = 2500;
const GIVE_UP_MS = 9000;
const RESEND_MS = 2500;
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 5000;

// Temporary refusals: the command is sent again.
const PASSING = new Set(["not-saved", "too-fast"]);

export type Link = "connecting" | "live" | "lost" | "gone";

/** The listener of a connection. `seen` returns the stream and the last number received. */
export interface Listener {
  seen(): { stream: string | null; n: number };
  hear(message: FromServer): void;
  changed(link: Link, late: boolean): void;
}

interface Waiting {
  command: AnyCommand;
  late: boolean;
  again: ReturnType<typeof setInterval>;
  resolve(): void;
  reject(reason: Refused): void;
}

export class Connection {
  link: Link = "connecting";
  private readonly address: string;
  private readonly waiting = new Map<string, Waiting>();
  private readonly pinging: ReturnType<typeof setInterval>;
  private readonly wakened = () => this.wake();
  private socket: WebSocket | null = null;
  private opening: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private wait = FIRST_WAIT_MS;
  private asked: number | null = null;
  private resyncing = false;

  constructor(
    table: string,
    private readonly listener: Listener,
  ) {
    this.address = socketAddress(table);
    document.addEventListener("visibilitychange", this.wakened);
    addEventListener("online", this.wakened);
    this.pinging = setInterval(() => this.ping(), PING_MS);
    this.connect();
  }

  /** Sends a command; the promise rejects with the reason if it is refused. */
  do(command: AnyCommand): Promise<void> {
    if (this.link === "gone") return Promise.reject(new Refused("gone"));
    const id = freshId();
    return new Promise((resolve, reject) => {
      const again = setInterval(() => this.resend(id), RESEND_MS);
      this.waiting.set(id, { command, resolve, reject, again, late: false });
      this.send({ type: "do", id, command });
    });
  }

  /** Closes the connection for good. */
  close(): void {
    this.link = "gone";
    clearInterval(this.pinging);
    clearTimeout(this.retry);
    clearTimeout(this.opening);
    document.removeEventListener("visibilitychange", this.wakened);
    removeEventListener("online", this.wakened);
    for (const each of this.waiting.values()) clearInterval(each.again);
    this.waiting.clear();
    this.socket?.close();
  }

  private resend(id: string): void {
    const each = this.waiting.get(id);
    if (!each) return;
    each.late = true;
    this.send({ type: "do", id, command: each.command });
    this.tell();
  }

  private tell(): void {
    this.listener.changed(
      this.link,
      [...this.waiting.values()].some((each) => each.late),
    );
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.asked = null;
    this.resyncing = false;
    const { socket, heard } = takeEarly(this.address) ?? { socket: new WebSocket(this.address), heard: [] };
    const hear = (text: string) => {
      if (socket === this.socket) this.hear(JSON.parse(text) as FromServer);
    };
    this.socket = socket;
    // One that is open has sent its greeting already.
    if (socket.readyState !== WebSocket.OPEN) this.opening = setTimeout(() => this.lose(socket), GIVE_UP_MS);
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => hear(String(event.data));
    socket.onclose = () => this.lose(socket);
    queueMicrotask(() => heard.forEach(hear)); // the listener may not be made yet
  }

  private greet(): void {
    clearTimeout(this.opening);
    const { stream, n } = this.listener.seen();
    this.send(hello(stream, n));
    for (const [id, { command }] of this.waiting) this.send({ type: "do", id, command });
  }

  // Drops a socket without waiting until it is closed, and opens another after a pause.
  private lose(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    clearTimeout(this.opening);
    socket.close();
    if (this.link === "gone") return;
    this.link = "lost";
    this.retry = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
    this.tell();
  }

  // Reconnects at once after sleep, or when the network is back.
  private wake(): void {
    if (document.visibilityState !== "visible" || this.link === "gone") return;
    if (this.socket === null) this.connect();
    else this.ping();
  }

  // The time without an answer counts from the ping: in a hidden tab timers run late.
  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (this.asked !== null && Date.now() - this.asked > GIVE_UP_MS) {
      this.lose(this.socket);
      return;
    }
    this.asked ??= Date.now();
    this.send({ type: "ping" });
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: FromServer): void {
    this.asked = null;
    switch (message.type) {
      case "snapshot":
      case "presence":
        this.settle();
        break;
      case "news":
        if (message.n > this.listener.seen().n + 1) this.missed();
        else this.settle();
        break;
      case "farewell":
        if (!message.again) this.end(message.reason);
        break;
    }
    // News after a gap come again together with the missed ones.
    if (!this.resyncing || message.type !== "news") this.listener.hear(message);
    if (message.type === "news" && message.ack) this.answer(message.ack, null);
    if (message.type === "done") this.answer(message.id, null);
    if (message.type === "refused" && !PASSING.has(message.reason)) {
      this.answer(message.id, new Refused(message.reason, message.facts, message.words, message.scope));
    }
    this.tell();
  }

  private settle(): void {
    this.link = "live";
    this.wait = FIRST_WAIT_MS;
    this.resyncing = false;
  }

  private missed(): void {
    if (!this.resyncing) this.send({ type: "resync", seen: this.listener.seen().n });
    this.resyncing = true;
  }

  // What was not answered has not been done, as far as one knows; but who asked to leave has left.
  private end(why: string): void {
    this.link = "gone";
    for (const [id, { command }] of this.waiting) {
      this.answer(id, why === "left" && command.do === "leave" ? null : new Refused("gone"));
    }
  }

  private answer(id: string | null, reason: Refused | null): void {
    const waiting = this.waiting.get(id ?? "");
    if (!waiting || id === null) return;
    this.waiting.delete(id);
    clearInterval(waiting.again);
    if (reason === null) waiting.resolve();
    else waiting.reject(reason);
  }
}

// `crypto.randomUUID` needs HTTPS.
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
