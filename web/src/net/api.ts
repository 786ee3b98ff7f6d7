// The HTTP calls. A cookie identifies the user.

import type {
  BranchSetup,
  ClaimOffer,
  CodedTable,
  DealCheck,
  Doorstep,
  Hint,
  InviteCode,
  LinkCode,
  LinkedDevice,
  MyGames,
  NewPerson,
  PersonNames,
  WhoIAm,
  Lesson,
  Lobby,
  LogPage,
  Newcomer,
  Offer,
  Place,
  Problem,
  PushOffer,
  PushWish,
  PuzzleList,
  PuzzleTask,
  Replay,
  Review,
  Suspicion,
  TableSetup,
  Entrance,
} from "../wire/table";
import { t, i18n } from "../i18n/i18n.svelte";

/** A refusal: the reason, and a sentence in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly reason: string,
    readonly facts: Record<string, string> = {},
    private readonly english = "",
    readonly scope = "",
  ) {
    super(english || reason);
  }

  /** The sentence, in the present language. A game says its own (`refusalText`): here it is in English. */
  get words(): string {
    for (const scope of this.scope === "game" ? [] : ["table-", "server-"]) {
      const name = `${scope}refusal-${this.reason}`;
      if (i18n.has(name)) return t(name, this.facts);
    }
    return this.english || t("unreachable");
  }
}

/** The tables of the lobby where people gather, or those that play and may be watched. */
export type ListedPhase = "gathering" | "playing";

/** What a rejected promise was rejected with, in words. */
export function wordsOf(reason: unknown): string {
  return reason instanceof Refused ? reason.words : String(reason);
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const wanted: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    wanted.headers = { "content-type": "application/json" };
    wanted.body = JSON.stringify(body);
  }
  try {
    return await fetch(`/api${path}`, wanted);
  } catch {
    throw new Refused("unreachable");
  }
}

function refusedWith(found: unknown): Refused {
  const problem = found as Problem | null;
  return new Refused(problem?.reason ?? "unreachable", problem?.facts, problem?.words);
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await send(method, path, body);
  const found: unknown = await answer.json().catch(() => null);
  if (answer.ok && found !== null) return found as T;
  throw refusedWith(found);
}

async function callText(path: string): Promise<string> {
  const answer = await send("GET", path);
  if (!answer.ok) throw refusedWith(await answer.json().catch(() => null));
  return answer.text();
}

const game = (table: string, number: number) => `/tables/${table}/games/${number}`;

export const api = {
  offer: () => call<Offer>("GET", "/games"),
  words: (id: string, language: string) => callText(`/games/${encodeURIComponent(id)}/words/${language}`),
  lesson: (id: string) => call<Lesson>("GET", `/games/${encodeURIComponent(id)}/lesson`),
  lobby: (after: string | null, phase: ListedPhase) =>
    call<Lobby>("GET", `/tables?phase=${phase}${after === null ? "" : `&after=${encodeURIComponent(after)}`}`),
  sitAnywhere: (newcomer: Newcomer) => call<Place>("POST", "/seat", newcomer),
  create: (setup: TableSetup) => call<Place>("POST", "/tables", setup),
  doorstep: (table: string) => call<Doorstep>("GET", `/tables/${table}`),
  code: (table: string) => call<InviteCode>("GET", `/tables/${table}/code`),
  tableByCode: (code: string) => call<CodedTable>("GET", `/codes/${encodeURIComponent(code)}`),
  enter: (table: string, entrance: Entrance) => call<Place>("POST", `/tables/${table}/people`, entrance),
  suspicion: (table: string) => call<Suspicion>("GET", `/tables/${table}/suspicion`),
  claims: (table: string, place: string) => call<ClaimOffer>("GET", `/tables/${table}/claims?place=${place}`),
  hint: (table: string, step: number) => call<Hint>("GET", `/tables/${table}/hint?step=${step}`),
  replay: (table: string, number: number, seat: string | null) =>
    call<Replay>("GET", `${game(table, number)}/replay${seat === null ? "" : `?seat=${seat}`}`),
  log: (table: string, number: number, round: number | null) =>
    call<LogPage>("GET", `${game(table, number)}/log${round === null ? "" : `?round=${round}`}`),
  branch: (table: string, number: number, setup: BranchSetup) => call<Place>("POST", `${game(table, number)}/branch`, setup),
  review: (table: string, number: number) => call<Review>("GET", `${game(table, number)}/review`),
  pushOffer: () => call<PushOffer>("GET", "/push"),
  push: (table: string, wish: PushWish) => call<PushOffer>("POST", `/tables/${table}/push`, wish),
  puzzles: () => call<PuzzleList>("GET", "/puzzles"),
  puzzle: (id: string, number: number) => call<PuzzleTask>("GET", `/puzzles/${encodeURIComponent(id)}/${number}`),
  openedReplay: (record: string, seat: string) => call<Replay>("POST", `/records/replay?seat=${seat}`, { record }),
  openedReview: (record: string) => call<Review>("POST", "/records/review", { record }),
  deals: (table: string, number: number) => call<DealCheck>("GET", `${game(table, number)}/deals`),
  me: () => call<WhoIAm>("GET", "/person"),
  becomeKnown: (person: NewPerson) => call<WhoIAm>("POST", "/person", person),
  rename: (names: PersonNames) => call<WhoIAm>("POST", "/person/names", names),
  linkCode: () => call<LinkCode>("POST", "/person/code", {}),
  linkDevice: (linked: LinkedDevice) => call<WhoIAm>("POST", "/person/link", linked),
  revoke: (device: string) => call<WhoIAm>("POST", "/person/revoke", { device }),
  deleteMe: () => call<WhoIAm>("POST", "/person/delete", {}),
  myGames: (after: number) => call<MyGames>("GET", `/person/games?after=${after}`),
  pictureAddress: (table: string, number: number, language: string, spoilers: boolean) =>
    `/api${game(table, number)}/picture?lang=${language}${spoilers ? "" : "&spoilers=no"}`,
  recordAddress: (table: string, number: number) => `/api${game(table, number)}/record`,
};
