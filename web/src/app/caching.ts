// How answers are kept: parts of the page by their names, which change with what is in them; the page
// itself only for when the network is away.

/** Answers that are kept by their addresses. */
export interface Store {
  find(key: string): Promise<Response | undefined>;
  keep(key: string, answer: Response): Promise<void>;
}

/** A line that takes longer is as good as none. */
export const PATIENCE_MS = 4000;

export async function cachedFirst(store: Store, key: string, ask: () => Promise<Response>): Promise<Response> {
  const kept = await store.find(key);
  if (kept) return kept;
  const answer = await ask();
  if (answer.ok) await store.keep(key, answer.clone());
  return answer;
}

/** Asks the network; the page that is kept stands in where it does not answer. `fresh`: the answer is that page. */
export async function networkFirst(store: Store, page: string, fresh: boolean, ask: () => Promise<Response>): Promise<Response> {
  const asked = ask().then(async (answer) => {
    if (fresh && answer.ok) await store.keep(page, answer.clone());
    return answer;
  });
  const kept = await store.find(page);
  if (!kept) return asked;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS));
  return Promise.race([asked.catch(() => kept), late]);
}
