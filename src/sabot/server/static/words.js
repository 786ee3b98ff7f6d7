// Every text of the pages, in one place.

export const WORDS = {
  // The front page.
  gamesTitle: "Games",
  newTitle: "New table",
  lobbyTitle: "Open tables",
  lookAgain: "Look again",
  noTables: "No table is listed now.",
  create: "Create the table",
  players: (numbers) => {
    const [fewest, most] = [numbers[0], numbers.at(-1)];
    const all = numbers.length === most - fewest + 1;
    return all ? `${fewest} to ${most} players` : `${numbers.join(" or ")} players`;
  },
  card: (card) =>
    `${card.title}, ${card.options}: host ${card.host || "nobody"}, ${card.free} of ${card.seats} seats free, ${PHASES[card.phase]}` +
    `${card.pin ? ", with a PIN" : ""}${card.watching ? "" : ", no watchers"}`,

  // Setting up a table.
  game: "Game",
  moreOptions: "More options of the game",
  asUsual: (value) => `as usual (${value})`,
  clock: "Clock",
  clocks: { none: "none", turn: "so long for each turn", bank: "a bank that grows with each turn" },
  seconds: "Seconds",
  increment: "Seconds added with each turn",
  watching: "Others may watch",
  listed: "Shown among the open tables",
  botPause: "Pause of bots, in milliseconds",
  roundPause: "Rest between rounds, in seconds",

  // Coming in.
  toFront: "All tables",
  doorTitle: "Come in",
  yourName: "Your name",
  pinWished: "PIN, if friends shall need one (4 to 32 characters)",
  pinAsked: "PIN of the table",
  comeIn: "Come in",

  // The connection.
  connecting: "Connecting …",
  lost: "The connection is lost; trying again. Nothing you clicked is lost.",
  waiting: "Waiting for the server …",
  farewells: {
    left: "You have left this table.",
    removed: "The host has asked you to leave this table.",
    "not-in": "You are not at this table.",
    "no-table": "There is no such table.",
    "no-watching": "This table is played without watchers.",
    "bad-origin": "This address is not the server's own.",
    protocol: "The server was renewed: load this page again.",
  },
  farewell: "The server has closed the connection.",
  unreachable: "The server can't be reached.",
  dismiss: "All right",

  // What is to be done.
  gathering: "Waiting for the host to start the game.",
  gatheringHost: "Fill the seats, then start the game.",
  paused: "The game is paused.",
  yourTurn: "It is your turn.",
  turnOf: (name) => `It is the turn of ${name}.`,
  dealing: "The cards are being dealt.",
  betweenRounds: "The round is over.",
  over: "The game is over.",
  titleTurn: "● Your turn",
  timeLeft: (text) => `${text} left`,
  dealIn: (text) => `next deal in ${text}`,
  ready: "Ready for the next round",
  readied: "You are ready. Waiting for the others.",
  back: "I’m back",
  botPlays: "A bot plays for you.",
  pause: "Pause",
  resume: "Go on",
  rematch: "Play again",
  start: "Start",
  startFilled: (kind) => `Start, bots (${kind}) on the empty seats`,

  // Seats and people.
  seatsTitle: "Seats",
  seat: (letter) => `Seat ${letter}`,
  empty: "empty",
  bot: (kind) => `bot (${kind})`,
  you: "you",
  host: "host",
  away: "away, a bot plays",
  offline: "not connected",
  isReady: "ready",
  acts: "to act",
  gaveWords: "gave words",
  bank: (text) => `clock ${text}`,
  sit: "Sit here",
  stand: "Stand up",
  addBot: (kind) => `Add a bot (${kind})`,
  removeBot: "Remove the bot",
  replace: (kind) => `Replace by a bot (${kind})`,
  kindOfBot: "Kind of bot",
  wordsAsked: "Your words for the deal (everybody sees them later)",
  giveWords: "Mix them in",
  watchers: "Watching",
  handOver: (name) => `Make ${name} the host`,
  remove: (name) => `Ask ${name} to leave`,
  leave: "Leave the table",
  leaveSure: "Leave the table for good? A bot takes over your seat.",

  // The game.
  resultTitle: "Result",
  handTitle: "Your hand",
  movesTitle: "Your moves",
  viewTitle: "What you see",
  restTitle: "Everything else you know",
  logTitle: "What happened",
  earlier: "Show all from the beginning",
  noCards: "no cards",
  winner: "won",
  points: "Points",
  player: "Player",
  captions: { seats: "Players", roofs: "Roofs, side 0 first" },
  map: "The mine, by column and row",
  unknown: "?",
  turned: "turned",
  none: "none",
  yes: "yes",
  no: "no",
  at: "at",
  from: (name) => `from ${name}`,
  fromStock: "from the stock",
  atSeat: (seat) => `at seat ${seat}`,
  onto: (name) => `→ ${name}`,
  inFront: (what) => `to remove ${what}`,
  startCard: "start",
  roof: (whose) => `on ${whose} roof`,
  best: "best",
  record: "Record",
  replay: "Replay (JSON)",
  deals: "Were the deals fair?",

  // Chat.
  chatTitle: "Chat",
  sayLabel: "Say",
  say: "Send",
  aside: "(among watchers)",
  somebody: "somebody",
  phrases: {
    hello: "Hello!",
    "good-luck": "Good luck!",
    "well-played": "Well played!",
    thanks: "Thanks!",
    oops: "Oops!",
    hurry: "Hurry up, please.",
    "one-moment": "One moment.",
    "trust-me": "Trust me!",
    "not-me": "It wasn’t me!",
    "i-suspect-you": "I suspect you!",
    "look-at-the-map": "Look at the map.",
    "another-game": "Another game?",
  },

  // About the table.
  aboutTitle: "This table",
  linkLabel: "Link for friends",
  copy: "Copy",
  copied: "Copied.",
  options: "Options",
  commitment: "Commitment to the deals",
  changeTitle: "Change the table",
  change: "Change it",

  // The deals.
  toTable: "Back to the table",
  dealsTitle: "Were the deals fair?",
  dealsSay:
    "Before it dealt, the server showed the fingerprint (SHA-256) of a secret seed. Every player could mix words of their own into it. After the game the seed is shown, and all deals can be worked out again.",
  dealsGame: (number) => `Game ${number}`,
  seed: "Seed",
  seedHidden: "shown when the game is over",
  wordsOf: (letter) => `Words of seat ${letter}`,
  noWords: "none",
  rounds: "Rounds dealt",
  mixed: "Seed of the deals, with the words mixed in",
  checksTitle: "Checks",
  checksSay:
    "Compare the commitment with the one that you saw at the table before the game. The record has all deals: with “sabot verify”, or a program of your own after docs/fairness.md, you need not trust this server.",
  seedFits: "Your browser: the seed fits the commitment.",
  seedDiffers: "Your browser: the seed does NOT fit the commitment.",
  seenFits: "Your browser: the commitment is the one that it was shown before the game.",
  seenDiffers: "Your browser: the commitment is NOT the one that it was shown before the game.",
  cantHash: "Your browser can’t work it out here: that needs HTTPS, or the server’s own machine.",
  serverSays: (text) => `The server: ${text}.`,
  notYet: "Nothing can be checked before the game is over.",
  recordToCheck: "Download the record",
};

export const PHASES = { gathering: "gathering", playing: "playing", over: "game over" };

// How the fields of moves and events are put; the others by their own names.
export const GOALS = ["the northern goal", "the middle goal", "the southern goal"];

export function spoken(name) {
  return name.replaceAll(/[-_]/g, " ");
}

export function minutes(ms) {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function letter(seat) {
  return "ABCDEFGHIJKL"[seat];
}
