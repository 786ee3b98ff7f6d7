// The records that were opened in this browser. They are kept in its own database and nowhere else.

import type { Review } from "../wire/table";

const DATABASE = "sabot-records";
const STORE = "records";

/** A record with what was told of it when it was opened. */
export interface KeptRecord {
  id: string;
  text: string;
  game: string;
  names: readonly string[];
  bots: readonly boolean[];
  opened: number; // ms since 1970
  /** Its review, if all of it is there, and the build of the pages that can read it. */
  review?: Review;
  build?: string;
}

// Where the browser gives no database they last until the page is closed.
const memory = new Map<string, KeptRecord>();
let opening: Promise<IDBDatabase | null> | null = null;

function database(): Promise<IDBDatabase | null> {
  opening ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
  return opening;
}

async function asked<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  const found = await database();
  if (!found) return undefined;
  return new Promise((resolve) => {
    try {
      const transaction = found.transaction(STORE, mode);
      const request = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = transaction.onabort = () => resolve(undefined);
    } catch {
      resolve(undefined);
    }
  });
}

export const recordStore = {
  /** All records, the one opened last first. */
  async list(): Promise<KeptRecord[]> {
    const stored = (await asked("readonly", (store) => store.getAll() as IDBRequest<KeptRecord[]>)) ?? [];
    const all = new Map([...stored.map((each) => [each.id, each] as const), ...memory]);
    return [...all.values()].sort((one, other) => other.opened - one.opened);
  },

  async get(id: string): Promise<KeptRecord | null> {
    const stored = await asked("readonly", (store) => store.get(id) as IDBRequest<KeptRecord | undefined>);
    return memory.get(id) ?? stored ?? null;
  },

  /** The name of a record in this browser: the same text keeps its name. */
  async idOf(text: string): Promise<string> {
    const known = (await this.list()).find((each) => each.text === text);
    return known?.id ?? newId();
  },

  /** Keeps a record; in memory only if the browser can't. */
  async put(record: KeptRecord): Promise<void> {
    const done = await asked("readwrite", (store) => store.put(record));
    if (done === undefined) memory.set(record.id, record);
    else memory.delete(record.id);
  },

  async remove(id: string): Promise<void> {
    memory.delete(id);
    await asked("readwrite", (store) => store.delete(id));
  },
};

function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
