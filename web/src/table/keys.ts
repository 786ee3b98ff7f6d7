// The keyboard at the table.

const NAMES: Record<string, string> = { Enter: "↵", Escape: "Esc", " ": "Space" };

/** How a key is printed on a button. */
export function keyName(key: string): string {
  return NAMES[key] ?? key.toUpperCase();
}
