// The drawings. (Being drawn.)
export function glyph(name: string, broken = false): string {
  return `<title>${name}${broken ? " broken" : ""}</title><rect x="6" y="6" width="36" height="36" fill="currentColor"/>`;
}
export function cardArt(game: string, name: string): string {
  return `<rect width="120" height="180" fill="var(--card)"/><text x="10" y="90" fill="var(--card-ink)">${game} ${name}</text>`;
}
