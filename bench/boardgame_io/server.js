// A card game on boardgame.io of about the weight of Saboteur, to be measured beside our server.
//
// Written as its documentation shows: the state is plain data, a move changes it, `playerView`
// keeps the secrets, the lobby gives each player credentials that every move is checked against.
// What helps it is done: no undo, turns that end by `maxMoves`, whole states rather than patches
// (`deltaState` costs it more time than it saves), NODE_ENV=production set by whoever starts this.
// What ours does and this does not: no rules are checked beyond whose turn it is and that the card
// is held, no moves are listed, and nothing is durable (its store in memory is its quickest).
// package.json pins koa-compose: with 4.2.0 the lobby of boardgame.io 0.50.2 answers 404.
'use strict';

const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const KINDS = [
  'path-cross', 'path-tee', 'path-bend', 'path-line', 'dead-end',
  'break-lamp', 'break-pick', 'mend-lamp', 'map', 'rockfall',
];
const CARDS = Array.from({ length: 67 }, (_, card) => KINDS[card % KINDS.length]);
const ROLES = ['saboteur', 'saboteur', 'miner', 'miner', 'miner', 'miner'];
const GOALS = ['gold', 'stone', 'stone'];
const HAND = 6;
const LARGEST_MAZE = 35;
const MOVES = 60;

const dealt = (players, random) => {
  const deck = random.Shuffle(CARDS);
  const hands = Array.from({ length: players }, () => deck.splice(0, HAND));
  return {
    deck,
    hands,
    roles: random.Shuffle(ROLES).slice(0, players),
    goals: random.Shuffle(GOALS),
    broken: Array.from({ length: players }, () => []),
    maze: [{ card: 'path-cross', col: 0, row: 0, turned: false }],
    discarded: 0,
    moves: 0,
  };
};

const game = {
  name: 'dig',
  minPlayers: 5,
  maxPlayers: 5,
  disableUndo: true,
  turn: { minMoves: 1, maxMoves: 1 },

  setup: ({ ctx, random }) => dealt(ctx.numPlayers, random),

  playerView: ({ G, playerID }) => ({
    maze: G.maze,
    broken: G.broken,
    counts: G.hands.map((hand) => hand.length),
    deck: G.deck.length,
    discarded: G.discarded,
    moves: G.moves,
    hand: playerID === null ? null : G.hands[playerID],
    role: playerID === null ? null : G.roles[playerID],
  }),

  moves: {
    play: {
      client: false, // a client does not know the deck
      move: ({ G, ctx, playerID, random }, index, col, row, turned) => {
        const hand = G.hands[playerID];
        if (!(index >= 0 && index < hand.length)) return INVALID_MOVE;
        // The game is over: the same five begin the next, so that the load goes on.
        if (G.moves + 1 >= MOVES) return dealt(ctx.numPlayers, random);
        const [card] = hand.splice(index, 1);
        if (G.maze.length < LARGEST_MAZE) G.maze.push({ card, col, row, turned });
        else G.discarded += 1;
        if (G.deck.length > 0) hand.push(G.deck.pop());
        G.moves += 1;
      },
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) });
