// A table's socket that mends itself. What one does is sent again under the same id until it is
// answered, so that it is done once.

import { WORDS } from "./words.js";

const PROTOCOL = 1;
const PING_MS = 2500;
const GIVE_UP_MS = 9000;
const RESEND_MS = 2500;
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 5000;

// Refusals that pass by themselves: the command is sent again.
const PASSING = new Set(["not-saved", "too-fast"]);

export class Connection {
  // `listener` has `changed()`, `told(events)` and `gone(reason)`.
  constructor(table, picture, listener) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.address = `${scheme}://${location.host}/api/tables/${table}/socket`;
    this.picture = picture;
    this.listener = listener;
    this.state = "connecting";
    this.wait = FIRST_WAIT_MS;
    this.waiting = new Map();
    this.socket = null;
    this.asked = null;
    this.resyncing = false;
    document.addEventListener("visibilitychange", () => this.wake());
    window.addEventListener("online", () => this.wake());
    setInterval(() => this.ping(), PING_MS);
    this.connect();
  }

  // Asks for something; the promise fails with the reason if it is refused.
  do(command) {
    if (this.state === "gone") return Promise.reject(new Error(WORDS.farewell));
    const id = freshId();
    return new Promise((resolve, reject) => {
      const again = setInterval(() => {
        const each = this.waiting.get(id);
        each.late = true;
        this.send({ type: "do", id, command });
        this.listener.changed();
      }, RESEND_MS);
      this.waiting.set(id, { command, resolve, reject, again, late: false });
      this.send({ type: "do", id, command });
    });
  }

  // Whether an answer is overdue.
  late() {
    return [...this.waiting.values()].some((each) => each.late);
  }

  connect() {
    clearTimeout(this.retry);
    this.asked = null;
    this.resyncing = false;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.opening = setTimeout(() => this.lose(socket), GIVE_UP_MS);
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data));
    };
    socket.onclose = () => this.lose(socket);
  }

  greet() {
    clearTimeout(this.opening);
    const { stream, n } = this.picture;
    this.send({ type: "hello", protocol: PROTOCOL, stream, seen: n });
    for (const [id, { command }] of this.waiting) this.send({ type: "do", id, command });
  }

  // Gives a socket up without waiting until it is closed, and tries another in a while.
  lose(socket) {
    if (socket !== this.socket) return;
    this.socket = null;
    clearTimeout(this.opening);
    socket.close();
    if (this.state === "gone") return;
    this.state = "lost";
    this.retry = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
    this.listener.changed();
  }

  // After sleep, or when the network is back: at once.
  wake() {
    if (document.visibilityState !== "visible" || this.state === "gone") return;
    if (this.socket === null) this.connect();
    else this.ping();
  }

  // A silent ping counts from when it was sent: in a hidden tab timers run late.
  ping() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (this.asked !== null && Date.now() - this.asked > GIVE_UP_MS) {
      this.lose(this.socket);
      return;
    }
    this.asked ??= Date.now();
    this.send({ type: "ping" });
  }

  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  hear(message) {
    this.asked = null;
    this[HEARD[message.type]]?.(message);
    this.listener.changed();
  }

  settle() {
    this.state = "live";
    this.wait = FIRST_WAIT_MS;
    this.resyncing = false;
  }

  hearSnapshot(message) {
    this.settle();
    this.picture.takeSnapshot(message);
    this.listener.told(null);
  }

  hearNews(message) {
    if (message.n > this.picture.n + 1) {
      if (!this.resyncing) this.send({ type: "resync", seen: this.picture.n });
      this.resyncing = true;
    } else {
      this.settle();
      if (this.picture.takeNews(message)) this.listener.told(message.told);
    }
    if (message.ack) this.answer(message.ack, null);
  }

  hearDone(message) {
    this.answer(message.id, null);
  }

  hearRefused(message) {
    if (!PASSING.has(message.reason)) this.answer(message.id, new Error(message.words));
  }

  hearPresence(message) {
    this.settle();
    this.picture.here = message.here;
  }

  hearPong(message) {
    this.picture.setClock(message.now);
  }

  hearFarewell(message) {
    if (message.again) return;
    this.state = "gone";
    for (const id of [...this.waiting.keys()]) this.answer(id, null);
    this.listener.gone(message.reason);
  }

  answer(id, reason) {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    this.waiting.delete(id);
    clearInterval(waiting.again);
    if (reason === null) waiting.resolve();
    else waiting.reject(reason);
  }
}

const HEARD = {
  snapshot: "hearSnapshot",
  news: "hearNews",
  done: "hearDone",
  refused: "hearRefused",
  presence: "hearPresence",
  pong: "hearPong",
  farewell: "hearFarewell",
};

// `crypto.randomUUID` is there on HTTPS only.
function freshId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
