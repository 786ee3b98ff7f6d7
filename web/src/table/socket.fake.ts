// A fake socket: a test reads what is sent, and plays the server's part.

import type { FromClient, FromServer } from "../wire/table";

export class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readonly sent: FromClient[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.last = this;
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server says something. */
  says(message: Partial<FromServer> & { type: FromServer["type"] }): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection breaks. */
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}
