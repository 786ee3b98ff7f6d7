// Written by tools/typescript.py; `make types` writes it again.

/** The first message. Who comes again names the stream and the last number it has seen. */
export interface Hello {
  type: "hello";
  protocol: number;
  stream?: string | null;
  seen?: number;
  acknowledges?: boolean;
}

/** A command under an id of one's own; the same id is never done twice. */
export interface Do {
  type: "do";
  id: string;
  command: Sit | Stand | AddBot | RemoveBot | Replace | ChangeSettings | GiveWords | HandOver | Remove | Mute | Lock | Reserve | Leave | Start | Ready | AcknowledgeRole | Back | TakeHoliday | EndHoliday | Say | MakeClaim | Note | Pause | Resume | Rematch | Move;
}

/** Take an empty seat; before the start only. Who sits already changes places. */
export interface Sit {
  do: "sit";
  seat: number;
}

/** Give up the seat; before the start only. */
export interface Stand {
  do: "stand";
}

/** Put a bot on an empty seat, or exchange the bot there; before the start only. */
export interface AddBot {
  do: "add-bot";
  seat: number;
  kind: string;
}

/** Take a bot from its seat; before the start only. */
export interface RemoveBot {
  do: "remove-bot";
  seat: number;
}

/** Put a bot in the place of a person, also while a game runs; the host only. */
export interface Replace {
  do: "replace";
  seat: number;
  kind: string;
}

/** Change game, clock and the rest; the host only, before the start. */
export interface ChangeSettings {
  do: "change-settings";
  settings: Settings;
}

/** The settings of a table, which the host decides. */
export interface Settings {
  game: string;
  clock: Clock;
  watching: boolean;
  listed: boolean;
  bot_pause: number;
  round_pause: number;
  meter: "alone" | "off" | "on";
  hints: "alone" | "off" | "on";
  talk: "claims" | "free" | "off";
  takeover: boolean;
}

/** The time to think: for each turn, or from a bank that grows with each turn. */
export interface Clock {
  kind: "bank" | "days" | "none" | "turn";
  seconds: number;
  increment: number;
}

/** Have words of one's own mixed into the deals; before the start only. */
export interface GiveWords {
  do: "give-words";
  words: string;
}

/** Make somebody else the host; the host only. */
export interface HandOver {
  do: "hand-over";
  person: number;
}

/** Ask somebody to leave for good; the host only. While a game runs, a bot takes the seat. */
export interface Remove {
  do: "remove";
  person: number;
}

/** Refuse what somebody says, or let them speak again; the host only. */
export interface Mute {
  do: "mute";
  person: number;
  muted?: boolean;
}

/** Let nobody new in, or open the table again; the host only. */
export interface Lock {
  do: "lock";
  locked?: boolean;
}

/** Keep an empty seat for somebody, or for nobody any more; the host only, before the start. */
export interface Reserve {
  do: "reserve";
  seat: number;
  person?: number | null;
}

/** Go for good. While a game runs, a bot takes over the seat. */
export interface Leave {
  do: "leave";
}

/** Begin the game; the host only. `fill` is the kind of bot for the empty seats. */
export interface Start {
  do: "start";
  fill?: string | null;
}

/** Be ready for the next round. */
export interface Ready {
  do: "ready";
}

/** Say that one has seen one's role of a round, whatever it is: bots and clock wait for it. */
export interface AcknowledgeRole {
  do: "acknowledge-role";
  round: number;
}

/** Take one's seat back from the bot that plays on it. */
export interface Back {
  do: "back";
}

/** Let one's clock stand for some days, where the game is played over days. */
export interface TakeHoliday {
  do: "take-holiday";
  days: number;
}

/** Come back from one's holiday before its end. */
export interface EndHoliday {
  do: "end-holiday";
}

/** Write something, or choose one of the phrases. */
export interface Say {
  do: "say";
  text?: string;
  phrase?: string;
}

/** Claim something in public while a round runs: one of the game's claims, or its text. */
export interface MakeClaim {
  do: "claim";
  claim: unknown;
}

/** Mark a seat for oneself, and for nobody else; with an empty mark, take the mark away. */
export interface Note {
  do: "note";
  seat: number;
  mark: "" | "doubted" | "suspected" | "trusted";
}

/** Stop the game and its clock. */
export interface Pause {
  do: "pause";
}

/** Let the game go on. */
export interface Resume {
  do: "resume";
}

/** Play again at the same table; the host only, when the game is over. */
export interface Rematch {
  do: "rematch";
}

/** Play a move: one of the view's legal moves, or its text. `turn` is the table's turn. */
export interface Move {
  do: "move";
  turn: number;
  move: unknown;
  more?: unknown[];
}

/** Something is missing: everything behind the last number seen, please. */
export interface Resync {
  type: "resync";
  seen: number;
}

/** The question whether the other side is there. */
export interface Ping {
  type: "ping";
}

export type FromClient = Hello | Do | Resync | Ping;

/** All there is to know for one person. Events go on from number `n` of the stream. */
export interface Snapshot {
  type: "snapshot";
  protocol: number;
  stream: string;
  n: number;
  now: number;
  you: number;
  seat: number | null;
  table: TableView;
  view: unknown;
  chat: Line[];
  here: number[];
  notes: Record<string, string>;
  claims: MadeClaim[];
}

/** A table as everybody there knows it. Times are in ms since 1970. */
export interface TableView {
  table: string;
  game: string;
  title: string;
  game_number: number;
  phase: "gathering" | "over" | "playing";
  paused: boolean;
  host: number;
  people: PersonView[];
  seats: SeatView[];
  settings: Settings;
  pin: boolean;
  turn: number;
  to_act: number | null;
  deadline: number | null;
  deal_at: number | null;
  fairness: FairnessView;
  branched_from: Branch | null;
  phrases: string[];
  meter: boolean;
  hints: boolean;
  namesakes: number[];
  locked: boolean;
  pause_ends: number | null;
  chat_closed: string | null;
  role_wait: boolean;
}

/** Somebody at the table. `pause_left` is how long they may still stop the game, in ms. */
export interface PersonView {
  person: number;
  name: string;
  seat: number | null;
  muted: boolean;
  pause_left: number;
}

/** A seat. `bank` is what its clock has in ms, where clocks are banks. */
export interface SeatView {
  person: number | null;
  bot: string | null;
  away: boolean;
  ready: boolean;
  bank: number | null;
  gave_words: boolean;
  words: string | null;
  reserved: number | null;
  figure: number | null;
  holiday_until: number | null;
  holiday_days_left: number;
}

/** The commitment to the deals of this game; the seed is shown when the game is over. */
export interface FairnessView {
  commitment: string;
  seed: string | null;
}

/** After a step of a game at some table, whose first `rounds` were dealt there. */
export interface Branch {
  table: string;
  game: number;
  step: number;
  rounds: number;
}

/** Something that was said: in one's own words, or as one of the phrases. */
export interface Line {
  person: number;
  name: string;
  at: number;
  text: string;
  phrase: string;
}

/** A claim that was made in a round, as everybody hears it. */
export interface MadeClaim {
  seat: number;
  claim: unknown;
  number: number;
  round: number;
  verdict?: "false" | "mistaken" | "true" | "unknown" | null;
  replaces?: number | null;
}

/** Number `n` of the stream: what happened, and what changed in the views. */
export interface News {
  type: "news";
  n: number;
  told: unknown[];
  table?: unknown;
  view?: unknown;
  fresh?: boolean;
  ack?: string | null;
  notes?: Record<string, string> | null;
}

/** A command has been done, by number `n` of the stream or before. */
export interface Done {
  type: "done";
  id: string;
  n: number;
}

/** A command was refused and nothing changed. */
export interface RefusedMessage {
  type: "refused";
  id: string | null;
  scope: string;
  reason: string;
  facts: Record<string, string>;
  words: string;
}

/** The answer to a ping: the server's clock in ms since 1970. */
export interface Pong {
  type: "pong";
  now: number;
}

/** Who is connected now. Not numbered: the last one counts. */
export interface Presence {
  type: "presence";
  here: number[];
}

/** Something that only the host is told. `wrong-pins`: many wrong PINs were tried. */
export interface Alert {
  type: "alert";
  alert: "wrong-pins";
}

/** The server closes the socket. `again`: whether it makes sense to connect again. */
export interface Farewell {
  type: "farewell";
  reason: string;
  again: boolean;
}

export type FromServer = Snapshot | News | Done | RefusedMessage | Pong | Presence | Alert | Farewell;

export type AnyCommand = Sit | Stand | AddBot | RemoveBot | Replace | ChangeSettings | GiveWords | HandOver | Remove | Mute | Lock | Reserve | Leave | Start | Ready | AcknowledgeRole | Back | TakeHoliday | EndHoliday | Say | MakeClaim | Note | Pause | Resume | Rematch | Move;

/** The settings changed; the table's view has the new ones. */
export interface SetUp {
  event: "set-up";
}

/** Somebody came in. */
export interface CameIn {
  event: "came-in";
  person: number;
  name: string;
}

/** Somebody left; if they had a seat and a game runs, a bot has it now. */
export interface WentOut {
  event: "went-out";
  person: number;
}

/** The host asked somebody to leave. */
export interface ShownOut {
  event: "shown-out";
  person: number;
}

/** The host has silenced somebody, or lets them speak again. */
export interface PersonMuted {
  event: "muted";
  person: number;
  muted: boolean;
}

/** The host lets nobody new in, or has opened the table again. */
export interface TableLocked {
  event: "table-locked";
  locked: boolean;
}

/** The host keeps a seat for somebody, or for nobody any more. */
export interface SeatReserved {
  event: "seat-reserved";
  seat: number;
  person: number | null;
}

/** Somebody is the host now. */
export interface NewHost {
  event: "new-host";
  person: number;
}

/** Somebody sat down. */
export interface SatDown {
  event: "sat-down";
  person: number;
  seat: number;
}

/** Somebody stood up. */
export interface StoodUp {
  event: "stood-up";
  person: number;
}

/** A bot took a seat. */
export interface BotSatDown {
  event: "bot-sat-down";
  seat: number;
  kind: string;
}

/** A bot left a seat. */
export interface BotStoodUp {
  event: "bot-stood-up";
  seat: number;
}

/** A player gave words for the deals; they are shown when the game starts. */
export interface WordsMixedIn {
  event: "words-mixed-in";
  person: number;
}

/** The game began. */
export interface GameStarted {
  event: "game-started";
  game_number: number;
}

/** A player is ready for the next round. */
export interface ReadyForRound {
  event: "ready-for-round";
  seat: number;
}

/** Somebody stopped the game. */
export interface GamePaused {
  event: "game-paused";
  person: number;
}

/** Somebody let the game go on; `by_itself`: whoever had stopped it had no more time to. */
export interface GameResumed {
  event: "game-resumed";
  person: number;
  by_itself: boolean;
}

/** A bot plays for a seat whose person is away. */
export interface BotStandsIn {
  event: "bot-stands-in";
  seat: number;
}

/** A person has taken their seat back. */
export interface PersonIsBack {
  event: "person-is-back";
  seat: number;
}

/** A player was reminded that the time for their turn runs out. */
export interface TurnReminded {
  event: "turn-reminded";
  seat: number;
}

/** A player's clock stands for some days. */
export interface HolidayBegan {
  event: "holiday-began";
  seat: number;
  days: number;
}

/** A player has come back from a holiday before its end. */
export interface HolidayOver {
  event: "holiday-over";
  seat: number;
}

/** Somebody said something; `aside` among watchers. */
export interface SomebodySaid {
  event: "said";
  line: Line;
  aside: boolean;
}

/** What watchers said during the game, shown to the players now that it is over. */
export interface WatchersHadSaid {
  event: "watchers-had-said";
  lines: Line[];
}

/** A seat claimed something. */
export interface ClaimMade {
  event: "claim-made";
  claim: MadeClaim;
}

/** The round is over: all claims of it, each against the truth where that is shown. */
export interface ClaimsJudged {
  event: "claims-judged";
  claims: MadeClaim[];
}

/** Whoever is told this has marked a seat for themselves. */
export interface SeatNoted {
  event: "noted";
  seat: number;
  mark: string;
}

/** Everybody stays for another game. */
export interface PlayingAgain {
  event: "playing-again";
  game_number: number;
}

/** It is the turn of whoever is told this. */
export interface YourTurn {
  event: "your-turn";
  seat: number;
  deadline: number | null;
}

export type TableEvent = SetUp | CameIn | WentOut | ShownOut | PersonMuted | TableLocked | SeatReserved | NewHost | SatDown | StoodUp | BotSatDown | BotStoodUp | WordsMixedIn | GameStarted | ReadyForRound | GamePaused | GameResumed | BotStandsIn | PersonIsBack | TurnReminded | HolidayBegan | HolidayOver | SomebodySaid | WatchersHadSaid | ClaimMade | ClaimsJudged | SeatNoted | PlayingAgain | YourTurn;

/** A table to be created, by somebody with a name. */
export interface TableSetup {
  name: string;
  settings: Settings;
  pin?: string | null;
  credentials?: "cookie" | "token";
  sit?: number | null;
  bots?: string | null;
  figure?: number | null;
}

/** A game to be taken up at a new table, as it stood after a step of its replay. */
export interface BranchSetup {
  name: string;
  step: number;
  seat: number;
  round?: number | null;
  bots?: string | null;
  settings?: Settings | null;
  pin?: string | null;
  credentials?: "cookie" | "token";
  figure?: number | null;
}

/** Somebody who wants to come in; with a `figure`, if they have chosen one. */
export interface Entrance {
  name: string;
  pin?: string | null;
  credentials?: "cookie" | "token";
  figure?: number | null;
}

/** Where one is now. `token` is there if it was asked for: keep it secret. */
export interface Place {
  table: string;
  link: string;
  person: number;
  token: string | null;
}

/** One option of a game: a number, a switch, one of some words (oneof), or a seat. */
export interface OptionInfo {
  name: string;
  kind: string;
  values: string[];
  usual: string;
  says: string;
}

/** A game that can be played here, by so many players. */
export interface GameInfo {
  id: string;
  title: string;
  players: number[];
  options: OptionInfo[];
  bots: string[];
  meter: boolean;
  hints: boolean;
  claims: boolean;
  lesson: boolean;
}

/** What can be played here, and with which bots. */
export interface Offer {
  protocol: number;
  version: string;
  games: GameInfo[];
  bots: string[];
}

/** Somebody who wants a seat at any open table; with a `figure`, if they have chosen one. */
export interface Newcomer {
  name: string;
  credentials?: "cookie" | "token";
  figure?: number | null;
}

/** A table as a list shows it. `watchers` are connected and have no seat, once a game runs. */
export interface TableCard {
  table: string;
  game: string;
  title: string;
  options: string;
  host: string;
  seats: number;
  free: number;
  phase: "gathering" | "over" | "playing";
  pin: boolean;
  watching: boolean;
  watchers: number;
}

/** A page of the tables that are listed: those where somebody is connected. */
export interface Lobby {
  tables: TableCard[];
  more: string | null;
}

/** How the last game at a table ended: its number; by seat names, scores, and who is a bot. */
export interface FinishedGame {
  number: number;
  names: string[];
  bots: boolean[];
  scores: number[];
  winners: number[];
}

/** What one may know of a table before coming in. `you` is one's number, if one is in. */
export interface Doorstep {
  card: TableCard;
  you: number | null;
  finished: FinishedGame | null;
}

/** The server's key for Web Push, as browsers take it; null if nothing is pushed. */
export interface PushOffer {
  key: string | null;
}

/** Whether a browser is told of its person's turn; where, and the keys that it has for that. */
export interface PushWish {
  wanted: boolean;
  endpoint: string;
  p256dh?: string;
  auth?: string;
  language?: string;
}

/** Words that lead to a table while people gather there, in any case and with any blanks. */
export interface InviteCode {
  words: string[];
}

/** The table that a code leads to. */
export interface CodedTable {
  table: string;
}

/** One step of a replay: what was told, and which fields of the view it changed. */
export interface Frame {
  step: number;
  round: number;
  told: unknown[];
  view: unknown;
  seats?: Record<string, Record<string, unknown>> | null;
  said?: (ClaimMade | ClaimsJudged)[];
}

/** A game as one viewer saw it, from the first deal to the last move made. */
export interface Replay {
  table: string;
  game_number: number;
  game: string;
  title: string;
  options: string;
  settings: Settings;
  names: string[];
  bots: (string | null)[];
  figures: number[];
  seat: number | null;
  open: boolean;
  over: boolean;
  next_game: number | null;
  branched_from: Branch | null;
  frames: Frame[];
}

/** Events that were told at once, of the game or of the table, as one's own seat was told them. */
export interface LogStep {
  step: number;
  told: unknown[];
}

/** The log of one round, up to the news with the number `n`; `round` 1 is the oldest page. */
export interface LogPage {
  game_number: number;
  round: number;
  n: number;
  names: Record<string, string>;
  told: LogStep[];
}

/** The record of a game that is over, as somebody has it; the server does not keep it. */
export interface RecordText {
  record: string;
}

/** A deal as lines of a record: as its lists lay before, and as they were dealt. */
export interface DealtRound {
  round: number;
  drawn: number[];
  before: string[];
  after: string[];
}

/** The deals of a game, worked out again. `verified` is null until the seed is revealed. */
export interface DealCheck {
  table: string;
  game_number: number;
  commitment: string;
  seed: string | null;
  names: string[];
  words: string[] | null;
  rounds: number;
  branched_from: Branch | null;
  dealt: DealtRound[];
  verified: boolean | null;
  words_for_people: string;
}

/** Everything that one's own seat may claim now at a place of the table. */
export interface ClaimOffer {
  place: string;
  claims: unknown[];
}

/** Whom one's own seat would suspect, by all that it has seen until this turn of the table. */
export interface Suspicion {
  turn: number;
  suspects: Suspect[];
}

/** The probability of each role of a seat for one viewer, and the strongest reasons. */
export interface Suspect {
  seat: number;
  chances: Record<string, number>;
  reasons: Reason[];
}

/** A seat's move, and the likelihood ratio for a role against the diggers. */
export interface Reason {
  deed: string;
  factor: number;
  step: number;
  card: string | null;
  seat: number | null;
}

/** A move that was tried out in so many imagined worlds. */
export interface Weighed {
  move: unknown;
  text: string;
  worth: number;
  worlds: number;
}

/** Something worth saying: its name, and what fills the sentence. */
export interface Notice {
  name: string;
  facts: Record<string, number | string>;
}

/** Help with a move. The first step says where to look, the second adds the kind of move. */
export interface Hint {
  turn: number;
  step: number;
  area: string;
  sight: Notice | null;
  kind: string | null;
  best: Weighed | null;
  reason: Notice | null;
  others: Weighed[];
}

/** Why a call was refused: the reason, what fills its sentence, and the sentence in English. */
export interface Problem {
  reason: string;
  facts: Record<string, string>;
  words: string;
}

/** Whether the server can do its work. */
export interface Health {
  status: string;
  version: string;
}

/** A mean with its 95 % interval. */
export interface Span {
  mean: number;
  low: number;
  high: number;
}

/** A move as the game has it, and as a line of a record has it. */
export interface MoveMade {
  move: unknown;
  text: string;
}

/** How likely a side was to win the round, in truth, by moment. */
export interface SideCurve {
  side: string;
  seats: number[];
  chance: number[];
  won: boolean | null;
}

/** The sources of a round's outcome; they add up, except for rounding. */
export interface Account {
  expected: Span;
  deal: Span;
  others: Span;
  skill: Span;
  unseen: Span;
  outcome: number;
}

/** One seat in one round: how it stood by moment, in truth and by what it could know. */
export interface SeatCurves {
  seat: number;
  side: string;
  role: string | null;
  true_chance: number[];
  true_worth: number[];
  known_chance: number[];
  known_worth: number[];
  account: Account | null;
}

/** How likely a seat seemed to be a saboteur, by moment. */
export interface SuspicionCurve {
  seat: number;
  to: Record<string, number[]>;
  table: number[];
  truth: number[];
}

/** A trick that broke a promise: `step` is the one that ended it. */
export interface BrokenPromise {
  step: number;
  kind: "extra" | "missed";
  colour: string;
  by: number;
  card: string;
  swing: number;
}

/** The Seven Seals: what a seat announced against what its hand was worth. */
export interface Promise {
  seat: number;
  saboteur: boolean;
  announced: Record<string, number>;
  worth: Record<string, number>;
  won: Record<string, number>;
  black: number;
  left: number;
  penalty: number;
  broken: BrokenPromise[];
}

/** Sabotage: a side's roof by moment. */
export interface RoofCurve {
  side: string;
  value: number[];
  potential: number[];
}

/** Sabotage: a moment at which a seat ended the round, or could have ended it. */
export interface EndMoment {
  step: number;
  seat: number;
  lead: number;
  chance: number;
}

/** Sabotage: how the round ended against when it could have been ended best. */
export interface Ending {
  ended: EndMoment | null;
  missed: EndMoment[];
  verdict: "cards" | "right" | "too-early" | "too-late";
}

/** A round: the number of its first move, its number of moves, and whether it ended. */
export interface RoundReview {
  round: number;
  first: number;
  moves: number;
  over: boolean;
  sides: SideCurve[];
  seats: SeatCurves[];
  suspicions: SuspicionCurve[];
  promises: Promise[];
  roofs: RoofCurve[];
  ending: Ending | null;
}

/** One of the moments that decided the game. */
export interface TurningPoint {
  kind: "could-have-known" | "good-deed" | "lie" | "luck" | "mistake" | "unjudged";
  round: number;
  step: number;
  seat: number | null;
  side: string;
  against: string | null;
  swing: number;
  gain: number;
  loss: number;
  move: MoveMade | null;
  better: MoveMade | null;
  reason: Notice | null;
  deed: Reason | null;
  viewers: number[];
  claim: unknown;
}

/** One decision of a seat, by what it could know. */
export interface Decision {
  round: number;
  step: number;
  seat: number;
  moves: number;
  made: MoveMade;
  best: MoveMade | null;
  reason: Notice | null;
  before: number;
  after: number;
  gained: Span;
  lost: Span | null;
  judged: "best" | "mistake" | "only" | "unsure";
  swing: number;
}

/** A claim that was a lie: it was made right after the `step` of the replay. */
export interface Lie {
  round: number;
  step: number;
  seat: number;
  claim: unknown;
  text: string;
  believed: number[];
  doubted: number[];
  worth: Span;
  judged: "backfired" | "nothing" | "paid" | "unsure";
  moves: number[];
}

/** What a review says of the game itself, before any of its `parts` is done. */
export interface ReviewHead {
  game: string;
  rules: number;
  options: string;
  names: string[];
  finished: boolean;
  seats: number[];
  seed: string;
  playouts: number;
  parts: number;
}

/** A game and its review, as far as it is done: `done` of all `parts`. */
export interface Review {
  game: string;
  rules: number;
  options: string;
  names: string[];
  finished: boolean;
  seats: number[];
  seed: string;
  playouts: number;
  parts: number;
  format: string;
  version: number;
  done: number;
  sabot: string;
  unit: string;
  turning_points: TurningPoint[];
  rounds: RoundReview[];
  decisions: Decision[];
  lies: Lie[];
}

/** A legal move that is not meant here, and the name of the text that answers it. */
export interface LessonMistake {
  move: unknown;
  says: string;
}

/** One step. Without moves and a claim it is only read. */
export interface GuidedStep {
  id: string;
  moves: unknown[];
  mistakes: LessonMistake[];
  news: unknown[];
  own: number;
  claim?: unknown;
  place?: string;
  claims?: unknown[];
}

/** A table as it is when the person comes, and the steps there. */
export interface GuidedScene {
  snapshot: unknown;
  steps: GuidedStep[];
}

/** The first game of a game. */
export interface Lesson {
  game: string;
  minutes: number;
  scenes: GuidedScene[];
}

/** One puzzle in the list. `kind` is `move` or `roles`; `difficulty` goes from 1 to 100. */
export interface PuzzleCard {
  kind: string;
  goal: string;
  difficulty: number;
}

/** The puzzles of a game, in the order of their numbers, which begin with 0. */
export interface PuzzleShelf {
  game: string;
  puzzles: PuzzleCard[];
}

/** All puzzles. On the `first_day` the first game's first puzzle is that of the day. */
export interface PuzzleList {
  first_day: string;
  shelves: PuzzleShelf[];
}

/** What speaks for the answer: a deed at a step of the replay; `target` a seat or a goal. */
export interface PuzzleClue {
  step: number;
  seat: number;
  deed: string;
  factor: number;
  target: number | null;
}

/** One puzzle, as its seat saw the game up to it. */
export interface PuzzleTask {
  game: string;
  number: number;
  kind: string;
  goal: string;
  seat: number;
  difficulty: number;
  sure: number;
  next_best: number;
  answer: unknown;
  saboteurs: number[];
  treasure: number | null;
  clues: PuzzleClue[];
  replay: Replay;
}

/** Somebody who wants to be known here. `device` is what they call this browser. */
export interface NewPerson {
  name: string;
  figure?: number | null;
  device?: string;
  tables?: string[];
}

/** Another name and figure, for tables to come. */
export interface PersonNames {
  name: string;
  figure?: number | null;
}

/** A browser that becomes one of a person's, by the code that another one shows. */
export interface LinkedDevice {
  code: string;
  device?: string;
}

/** One of the person's devices. */
export interface DeviceNamed {
  device: string;
}

/** Nothing: the call says it all. */
export interface NoDetails {
}

/** A browser of a person; times in ms since 1970, `seen` to the day. */
export interface Device {
  id: string;
  name: string;
  created: number;
  seen: number;
  this: boolean;
}

/** A person as they know themselves. */
export interface Person {
  name: string;
  figure: number | null;
  created: number;
  devices: Device[];
}

/** The person whose browser asks; null if it has none. */
export interface WhoIAm {
  person: Person | null;
}

/** Words that link another browser, once, for so many seconds. */
export interface LinkCode {
  words: string[];
  seconds: number;
}

/** A round of a game that is over, for one seat. */
export interface RoundTally {
  role: string;
  won: boolean;
  promise?: boolean | null;
  found_out?: boolean | null;
  lies?: number;
  believed?: number;
}

/** A game that is over. `people` has who sat on each seat at its start, null for bots. */
export interface GameTally {
  game: string;
  names: string[];
  people: (number | null)[];
  scores: number[];
  winners: number[];
  rounds: RoundTally[][];
}

/** A game that the person has played to its end. `people` is false where a bot sat. */
export interface MyGame {
  number: number;
  game: string;
  seat: number;
  names: string[];
  people: boolean[];
  scores: number[];
  winners: number[];
  rounds: RoundTally[];
}

/** A table where the person has been. `at` is the time of the last entry of its log. */
export interface MyTable {
  table: string;
  game: string;
  phase: "gathering" | "over" | "playing";
  standing: "ended" | "gathering" | "running" | "waiting";
  names: string[];
  at: number;
  games: MyGame[];
  counted: boolean;
}

/** Rounds of a game in one role. */
export interface RoleTally {
  role: string;
  rounds: number;
  won: number;
}

/** What a person's games that are over came to, for one game. */
export interface Statistics {
  game: string;
  games: number;
  won: number;
  roles: RoleTally[];
  saboteur: number;
  found_out: number;
  promises: number;
  kept: number;
  lies: number;
  believed: number;
}

/** Somebody with whom the person has played, by the name that they had at the table. */
export interface Companion {
  name: string;
  games: number;
  table: string;
}

/** A page of one's tables, the latest first, and what all games counted so far came to. */
export interface MyGames {
  tables: MyTable[];
  more: number | null;
  statistics: Statistics[];
  companions: Companion[];
}

/** All that the server keeps of a person beside the logs of tables. */
export interface PersonExport {
  person: Person;
  tables: MyTable[];
  not_counted: string[];
}
