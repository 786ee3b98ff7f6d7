// The number of unread chat lines.

import type { Session } from "./session.svelte";

export class Unread {
  private seen = $state(0);

  constructor(private readonly session: Session) {
    this.seen = session.chat.length; // lines before the user joined count as read
  }

  readonly count = $derived.by(() => {
    const fresh = this.session.chat.slice(this.seen);
    return fresh.filter((line) => line.person !== this.session.you).length;
  });

  see(): void {
    this.seen = this.session.chat.length;
  }
}
