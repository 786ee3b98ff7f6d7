// The shuffles of docs/fairness.md, computed in the browser. Nothing here knows a game: a list
// comes in as it was before the shuffle, and goes out as it must be after.

const LETTERS = "ABCDEFGHIJKL";
const WORD = 2 ** 32;
const WAY = { name: "HMAC", hash: "SHA-256" };

/** Browsers hash on HTTPS and on the machine itself only. */
export function canHash(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function hexOf(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function commitmentOf(seed: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(await crypto.subtle.digest("SHA-256", seed));
}

async function hmac(key: Uint8Array<ArrayBuffer>, message: string): Promise<ArrayBuffer> {
  const imported = await crypto.subtle.importKey("raw", key, WAY, false, ["sign"]);
  return crypto.subtle.sign("HMAC", imported, new TextEncoder().encode(message));
}

/** The seed with the players' words mixed in, version 1. */
export async function mixedSeed(seed: Uint8Array<ArrayBuffer>, said: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const lines = said.map((each, seat) => `\n${LETTERS[seat]}:${each}`);
  return new Uint8Array(await hmac(seed, `sabot-words-1${lines.join("")}`));
}

/** The shuffles of one round, drawn one after the other, version 1. */
export class FairShuffle {
  private blocks = 0;
  private rest: number[] = [];

  constructor(
    private readonly mixed: Uint8Array<ArrayBuffer>,
    private readonly round: number,
  ) {}

  /** The numbers below size in the order that the seed gives. */
  async permutation(size: number): Promise<number[]> {
    const order = Array.from({ length: size }, (_, place) => place);
    for (let last = size - 1; last > 0; last--) {
      const other = await this.below(last + 1);
      [order[last], order[other]] = [order[other] as number, order[last] as number];
    }
    return order;
  }

  private async below(bound: number): Promise<number> {
    const fair = WORD - (WORD % bound);
    for (;;) {
      const word = await this.word();
      if (word < fair) return word % bound;
    }
  }

  private async word(): Promise<number> {
    if (this.rest.length === 0) {
      const block = new DataView(await hmac(this.mixed, `sabot-deal-1/${this.round}/${this.blocks++}`));
      for (let at = 0; at < block.byteLength; at += 4) this.rest.push(block.getUint32(at));
    }
    return this.rest.shift() as number;
  }
}
