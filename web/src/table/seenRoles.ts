// Which roles one has been shown and has acknowledged, kept until this tab is closed.

// With the role itself, so that one that was changed in the course of a round is shown as well.
const key = (table: string, game: number, round: number, seat: number, role: string) =>
  `sabot-seen ${table} ${game} ${round} ${seat} ${role}`;

export function wasSeen(...which: Parameters<typeof key>): boolean {
  try {
    return sessionStorage.getItem(key(...which)) !== null;
  } catch {
    return false;
  }
}

export function markSeen(...which: Parameters<typeof key>): void {
  try {
    sessionStorage.setItem(key(...which), "");
  } catch {
    // A reload shows it once more.
  }
}
