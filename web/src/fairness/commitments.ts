// The commitments that this browser was shown before games, to be compared when they are over.

const key = (table: string, game: number) => `sabot-commitment-${table}-${game}`;

/** Keeps the first one: a later one might be another's. */
export function storeCommitment(table: string, game: number, commitment: string): void {
  try {
    if (localStorage.getItem(key(table, game)) === null) localStorage.setItem(key(table, game), commitment);
  } catch {
    // Then there is nothing to compare later, which the page says.
  }
}

export function storedCommitment(table: string, game: number): string | null {
  try {
    return localStorage.getItem(key(table, game));
  } catch {
    return null;
  }
}
