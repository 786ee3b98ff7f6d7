// The commitments that this browser was shown before games, to be compared when they are over.

const key = (table: string, game: number) => `sabot-commitment-${table}-${game}`;

/** Keeps the first commitment: a later one may be forged. */
export function storeCommitment(table: string, game: number, commitment: string): void {
  try {
    if (localStorage.getItem(key(table, game)) === null) localStorage.setItem(key(table, game), commitment);
  } catch {
    // Without storage there is nothing to compare later; the page says so.
  }
}

export function storedCommitment(table: string, game: number): string | null {
  try {
    return localStorage.getItem(key(table, game));
  } catch {
    return null;
  }
}
