'use strict';

/*
 * A trick-taking game of four with secret hands: ten rounds of one to ten cards, bid, then play. As many decisions as in
 * Skull King, and a view with as much in it, but simpler rules: follow suit, black is trump, the highest card wins.
 *
 * Written to show boardgame.io at its quickest. Whose turn it is stands in G: turns and phases of the framework add an
 * entry to its log with each move, which cost it a sixth of its speed in memory and a quarter with files. It sends whole
 * states: working out what changed (deltaState) took it more than ten times as long as writing everything.
 */

const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');

const SEATS = [0, 1, 2, 3];
const ROUNDS = 10;
const SUITS = ['B', 'G', 'P', 'Y'];
const TRUMP = 'B';
const HIGHEST = 14;
const DECK = SUITS.flatMap((suit) => Array.from({ length: HIGHEST }, (_, index) => `${suit}${index + 1}`));

const game = {
  name: 'tricks',
  minPlayers: SEATS.length,
  maxPlayers: SEATS.length,
  disableUndo: true,
  setup,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    bid: { move: bid, client: false, redact: true, ignoreStaleStateID: true },
    play: { move: play, client: false },
  },
  endIf: ({ G }) => (G.sheet.length === ROUNDS ? { totals: G.totals } : undefined),
  playerView,
};

function setup({ random }) {
  const G = { round: 0, totals: SEATS.map(() => 0), sheet: [] };
  deal(G, random);
  return G;
}

/** `turn` is null while bids are made. */
function deal(G, random) {
  const deck = random.Shuffle(DECK);
  G.round += 1;
  G.dealer = (G.round - 1) % SEATS.length;
  G.hands = SEATS.map((seat) => deck.slice(seat * G.round, (seat + 1) * G.round).sort());
  G.bids = SEATS.map(() => null);
  G.turn = null;
  G.trick = [];
  G.taken = [];
  G.won = SEATS.map(() => 0);
}

function bid({ G, playerID }, tricks) {
  const sensible = Number.isInteger(tricks) && tricks >= 0 && tricks <= G.round;
  if (!sensible || G.bids[playerID] !== null) return INVALID_MOVE;
  G.bids[playerID] = tricks;
  if (!G.bids.includes(null)) G.turn = after(G.dealer);
}

function play({ G, playerID, random }, card) {
  const seat = Number(playerID);
  const hand = G.hands[seat];
  if (G.turn !== seat || !hand.includes(card) || !follows(hand, G.trick, card)) return INVALID_MOVE;
  hand.splice(hand.indexOf(card), 1);
  G.trick.push({ seat, card });
  G.turn = after(seat);
  if (G.trick.length === SEATS.length) take(G);
  if (G.taken.length === G.round) finishRound(G, random);
}

function follows(hand, trick, card) {
  if (trick.length === 0) return true;
  const led = suitOf(trick[0].card);
  return suitOf(card) === led || !hand.some((other) => suitOf(other) === led);
}

function take(G) {
  const winner = winnerOf(G.trick);
  G.won[winner] += 1;
  G.taken.push({ trick: G.trick, winner });
  G.trick = [];
  G.turn = winner;
}

function finishRound(G, random) {
  const points = SEATS.map((seat) => pointsFor(G.round, G.bids[seat], G.won[seat]));
  G.sheet.push({ bids: G.bids, won: G.won, points, last: G.taken[G.taken.length - 1] });
  G.totals = SEATS.map((seat) => G.totals[seat] + points[seat]);
  if (G.sheet.length < ROUNDS) deal(G, random);
}

function pointsFor(round, made, won) {
  if (made === 0) return won === 0 ? 10 * round : -10 * round;
  return won === made ? 20 * made : -10 * Math.abs(won - made);
}

function winnerOf(trick) {
  return trick.reduce((best, laid) => (beats(laid.card, best.card) ? laid : best)).seat;
}

function beats(card, best) {
  if (suitOf(card) === suitOf(best)) return rankOf(card) > rankOf(best);
  return suitOf(card) === TRUMP;
}

/** A player's own cards and bid; of the others the number of cards and, once all have bid, the bids. */
function playerView({ G, playerID }) {
  const mine = (seat) => String(seat) === playerID;
  const sealed = G.turn === null;
  return {
    ...G,
    hands: G.hands.map((hand, seat) => (mine(seat) ? hand : { down: hand.length })),
    bids: sealed ? G.bids.map((made, seat) => (made === null || mine(seat) ? made : 'sealed')) : G.bids,
    winning: G.trick.length > 0 ? winnerOf(G.trick) : null,
  };
}

const after = (seat) => (seat + 1) % SEATS.length;
const suitOf = (card) => card[0];
const rankOf = (card) => Number(card.slice(1));

module.exports = game;
