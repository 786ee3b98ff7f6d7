// What the server pushes while no page is open: it is shown, and a tap opens the table.

/** What the server says. */
export interface Told {
  table: string;
  title: string;
  text: string;
}

/** A page that is open. */
export interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** What the server said; nothing else is ever shown. */
export function toldIn(text: string): Told | null {
  try {
    const { table, title, text: words } = JSON.parse(text) as Partial<Told>;
    if (typeof table !== "string" || !/^[\w-]{1,32}$/.test(table)) return null;
    if (typeof title !== "string" || typeof words !== "string") return null;
    return { table, title, text: words };
  } catch {
    return null;
  }
}

/** Goes to the page of the table, if it is open, or opens it. */
export async function goTo(table: string, pages: readonly Page[], open: (path: string) => Promise<unknown>): Promise<void> {
  const path = `/t/${table}`;
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  await (page ? page.focus() : open(path));
}
