// The router: the screen of an address, and navigation.

export type Route =
  | { screen: "lobby" }
  | { screen: "new"; game: string }
  | { screen: "rules"; game: string }
  | { screen: "learn"; game: string }
  | { screen: "table"; table: string }
  | { screen: "replay"; table: string; game: number }
  | { screen: "review"; table: string; game: number }
  | { screen: "puzzles" }
  | { screen: "puzzle"; game: string; number: number }
  | { screen: "records" }
  | { screen: "me" }
  | { screen: "replay"; record: string }
  | { screen: "review"; record: string }
  | { screen: "deals"; table: string; game: number }
  | { screen: "not-found" };

const ID = "([A-Za-z0-9_-]+)";
const ROUTES: [RegExp, (parts: string[]) => Route][] = [
  [/^\/$/, () => ({ screen: "lobby" })],
  [new RegExp(`^/new/${ID}$`), ([game = ""]) => ({ screen: "new", game })],
  [new RegExp(`^/rules/${ID}$`), ([game = ""]) => ({ screen: "rules", game })],
  [new RegExp(`^/learn/${ID}$`), ([game = ""]) => ({ screen: "learn", game })],
  [new RegExp(`^/t/${ID}$`), ([table = ""]) => ({ screen: "table", table })],
  [new RegExp(`^/t/${ID}/replay/(\\d+)$`), ([table = "", game]) => ({ screen: "replay", table, game: Number(game) })],
  [new RegExp(`^/t/${ID}/review/(\\d+)$`), ([table = "", game]) => ({ screen: "review", table, game: Number(game) })],
  [new RegExp(`^/t/${ID}/deals/(\\d+)$`), ([table = "", game]) => ({ screen: "deals", table, game: Number(game) })],
  [/^\/puzzles$/, () => ({ screen: "puzzles" })],
  [new RegExp(`^/puzzles/${ID}/(\\d+)$`), ([game = "", number]) => ({ screen: "puzzle", game, number: Number(number) })],
  [/^\/me$/, () => ({ screen: "me" })],
  [/^\/records$/, () => ({ screen: "records" })],
  [new RegExp(`^/records/${ID}/replay$`), ([record = ""]) => ({ screen: "replay", record })],
  [new RegExp(`^/records/${ID}/review$`), ([record = ""]) => ({ screen: "review", record })],
];

/** The screen of an address. */
export function routeOf(path: string): Route {
  for (const [pattern, route] of ROUTES) {
    const found = pattern.exec(path);
    if (found) return route(found.slice(1));
  }
  return { screen: "not-found" };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  /** Changes the query of the address, without a step for the back button. */
  setQuery(query: Record<string, string | null>): void {
    const next = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(query)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    const text = next.toString();
    if (text === new URLSearchParams(location.search).toString()) return;
    history.replaceState(null, "", text ? `?${text}` : location.pathname);
    this.query = next;
  }

  private read(): void {
    this.route = routeOf(location.pathname);
    this.query = new URLSearchParams(location.search);
  }

  // Links to this client's screens need no new page.
  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || routeOf(link.pathname).screen === "not-found") return;
    if (link.hash && link.pathname === location.pathname) return; // an anchor on this page
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
