// What a browser is called among a person's devices: its kind and the system that it runs on.

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS/, "Mac"],
  [/Linux|CrOS/, "Linux"],
];

export function deviceName(agent: string): string {
  const first = (list: readonly [RegExp, string][]) => list.find(([form]) => form.test(agent))?.[1];
  return [first(BROWSERS), first(SYSTEMS)].filter(Boolean).join(", ");
}

/** The words of a linking code in the address that a camera has read: behind the #, so that no server logs them. */
export function codeIn(hash: string): string {
  const found = /^#([a-z-]+)$/.exec(hash);
  return found ? found[1]!.replaceAll("-", " ") : "";
}

/** The address that links another device by these words. */
export function linkAddress(origin: string, words: readonly string[]): string {
  return `${origin}/me#${words.join("-")}`;
}
