// The roles that the viewer has acknowledged, stored until this tab is closed.

// The key includes the role, so that a role that changes during a round is shown again.
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
