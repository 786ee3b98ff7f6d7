// The recent tables, stored in this browser, so that they can be found after the tab was closed.

const KEY = "sabot-tables";
const MOST = 8;

export interface RecentTable {
  table: string;
  game: string;
  at: number; // ms since 1970
}

function read(): RecentTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecentTable).slice(0, MOST) : [];
  } catch {
    return []; // nothing stored, or storage is not allowed
  }
}

function isRecentTable(each: unknown): each is RecentTable {
  const { table, game, at } = (each ?? {}) as Partial<RecentTable>;
  return typeof table === "string" && typeof game === "string" && typeof at === "number";
}

class RecentTables {
  list = $state.raw<readonly RecentTable[]>(read());

  remember(table: string, game: string): void {
    this.keep([{ table, game, at: Date.now() }, ...read().filter((each) => each.table !== table)]);
  }

  forget(table: string): void {
    this.keep(read().filter((each) => each.table !== table));
  }

  private keep(list: RecentTable[]): void {
    const lately = list.slice(0, MOST);
    this.list = lately;
    try {
      localStorage.setItem(KEY, JSON.stringify(lately));
    } catch {
      // Without storage it lasts until the page is closed.
    }
  }
}

export const recentTables = new RecentTables();
