// The commitment that this browser was shown before the end of a game, kept to compare.

const place = (table, number) => `sabot-commitment/${table}/${number}`;

export function rememberCommitment({ table, game_number: number, phase, fairness }) {
  if (phase === "over") return;
  try {
    const at = place(table, number);
    if (localStorage.getItem(at) === null) localStorage.setItem(at, fairness.commitment);
  } catch {
    // Without storage there is nothing to compare with later.
  }
}

export function shownCommitment(table, number) {
  try {
    return localStorage.getItem(place(table, number));
  } catch {
    return null;
  }
}
