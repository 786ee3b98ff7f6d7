// How a speaker is shown: a colour by seat (styles/speakers.css) and a letter or two, which need no colour.

/** The letters of a seat: the first of the name, with the next that differs where others begin alike. */
export function signOf(players: readonly { name: string }[], seat: number): string {
  const name = letters(players[seat]?.name ?? "?");
  const others = players.filter((_, place) => place !== seat).map((each) => letters(each.name));
  const alike = others.filter((each) => each[0] === name[0]);
  if (alike.length === 0) return name[0] ?? "?";
  const second = name.slice(1).find((letter, place) => alike.every((each) => each[place + 1] !== letter));
  return `${name[0]}${second?.toLowerCase() ?? seat + 1}`;
}

function letters(name: string): string[] {
  return [...name.trim().toLocaleUpperCase()];
}
