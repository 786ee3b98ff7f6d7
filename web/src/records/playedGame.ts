// A game that was played, for its replay and its review: at a table of the server, or from a record that was opened.

import { t } from "../i18n/i18n.svelte";
import { api, Refused } from "../net/api";
import type { Replay, Review } from "../wire/table";
import { recordStore, type KeptRecord } from "./recordStore";

export interface PlayedGame {
  /** The table, for what only a game at a table has; null for a record. */
  readonly table: { readonly id: string; readonly number: number } | null;
  /** Where one came from: its address, and the name of its text. */
  readonly back: { readonly href: string; readonly text: string };
  replayAddress(query?: string): string;
  reviewAddress(): string;
  replay(eyes: string | null): Promise<Replay>;
  /** The review as far as it is made; whole, if `done` is `parts`. */
  review(): Promise<Review>;
  /** The record as a file: its address and its name. */
  record(replay: Replay): { href: string; name: string };
}

/** What names a game in an address. */
export type Named = { table: string; game: number } | { record: string };

export const playedGame = (named: Named): PlayedGame => ("record" in named ? openedGame(named.record) : tableGame(named.table, named.game));

function tableGame(id: string, number: number): PlayedGame {
  return {
    table: { id, number },
    back: { href: `/t/${id}`, text: "to-table" },
    replayAddress: (query = "") => `/t/${id}/replay/${number}${query}`,
    reviewAddress: () => `/t/${id}/review/${number}`,
    replay: (eyes) => api.replay(id, number, eyes),
    review: () => api.review(id, number),
    record: () => ({ href: api.recordAddress(id, number), name: `${id}-${number}.sabot` }),
  };
}

// What another build of the pages has kept may have another form.
const BUILD = import.meta.url;

function openedGame(id: string): PlayedGame {
  let text = "";
  const kept = async (): Promise<KeptRecord> => {
    const found = await recordStore.get(id);
    if (!found) throw new Refused("gone-record", {}, t("record-gone"));
    text = found.text;
    return found;
  };
  return {
    table: null,
    back: { href: "/records", text: "to-records" },
    replayAddress: (query = "") => `/records/${id}/replay${query}`,
    reviewAddress: () => `/records/${id}/review`,
    replay: async (eyes) => api.openedReplay((await kept()).text, eyes ?? "public"),
    review: async () => {
      const found = await kept();
      if (found.review && found.build === BUILD) return found.review;
      const review = await api.openedReview(found.text);
      if (review.done === review.parts) await recordStore.put({ ...found, review, build: BUILD });
      return review;
    },
    record: ({ game }) => ({ href: `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`, name: `${game}-${id.slice(0, 6)}.sabot` }),
  };
}
