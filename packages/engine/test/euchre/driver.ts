import { euchre, parseCard } from "../../src/index.ts";
import type { CardId } from "../../src/index.ts";
import { comeOrGo, drive, PACK, SEATS } from "../drive.ts";
import type { Turn } from "../drive.ts";
import type * as game from "../game.ts";
import { chance, pick, pickWeighted, seeded, shuffle } from "../random.ts";
import type { Rng } from "../random.ts";

export type Step = game.Step<euchre.Types>;

/** How a random player leans; each number is a weight against its opposite. */
interface Temper {
  readonly pass: number;
  readonly alone: number;
}

const TEMPERS: readonly Temper[] = [
  { pass: 0.5, alone: 0.5 },
  { pass: 0.97, alone: 0.1 },
  { pass: 0.8, alone: 0.3 },
  { pass: 0.2, alone: 0.9 },
  { pass: 0.7, alone: 0 },
];

interface Dice {
  readonly rng: Rng;
  readonly tempers: readonly Temper[];
  rematches: number;
}

/** Plays whole games of random legal actions. */
export function playGame(plan: game.Plan<euchre.Types>): game.Played<euchre.Types> {
  const rng = seeded(plan.seed);
  const dice: Dice = { rng, rematches: plan.rematches ?? 0, tempers: SEATS.map(() => pick(rng, TEMPERS)) };
  return drive<euchre.Types>(euchre, plan, (state) => nextTurn(state, dice));
}

function nextTurn(state: euchre.GameState, dice: Dice): Turn<euchre.Types> | null {
  if (euchre.toAct(state).length > 0) return decide(state, dice);
  const action = tableAction(state, dice);
  return action === null ? null : { action, legal: null };
}

function tableAction(state: euchre.GameState, dice: Dice): euchre.Action | null {
  switch (state.phase) {
    case "WAITING_FOR_PLAYERS":
      return chance(dice.rng, 0.1) ? changeSeats(state, dice.rng) : comeOrGo(state.players, dice.rng);
    case "DEALING":
      return dealOrPrepare(state, dice.rng);
    case "ROUND_OVER":
      return { type: "NEXT_ROUND" };
    case "GAME_OVER":
      if (dice.rematches === 0) return null;
      dice.rematches -= 1;
      return { type: "NEW_GAME", playerPosition: pick(dice.rng, SEATS) };
    default:
      throw new Error(`Nobody is to act in ${state.phase}`);
  }
}

/** Two who are there change seats; while there are no two, somebody comes instead. */
function changeSeats({ players }: euchre.GameState, rng: Rng): euchre.Action {
  const [one, other] = shuffle(rng, players);
  if (one === undefined || other === undefined) return comeOrGo(players, rng);
  return { type: "SWAP_PLAYERS", playerPosition: one.position, otherPosition: other.position };
}

function dealOrPrepare(state: euchre.GameState, rng: Rng): euchre.Action {
  if (state.round === 0 && chance(rng, 0.05)) {
    return { type: "REMOVE_PLAYER", playerPosition: pick(rng, SEATS) };
  }
  if (state.round === 0 && chance(rng, 0.1)) return changeSeats(state, rng);
  return state.dealerChosen ? { type: "DEAL", deck: someDeck(rng) } : findDealer(state, rng);
}

/** Where the cards of each seat lie in a deck, the dealer's left first, and the turn-up last. */
const PLACES = [
  [0, 1, 2, 10, 11, 20],
  [3, 4, 12, 13, 14, 20],
  [5, 6, 7, 15, 16, 20],
  [8, 9, 17, 18, 19, 20],
];

/** A shuffled deck. Now and then one seat gets all five cards of the suit that is turned up, which chance hardly ever does. */
function someDeck(rng: Rng): readonly CardId[] {
  const deck = shuffle(rng, PACK);
  if (chance(rng, 0.03)) return farmersDeck(rng, deck);
  if (!chance(rng, 0.05)) return deck;
  const { suit } = parseCard(pick(rng, deck)) ?? {};
  const [ofSuit, others] = [
    deck.filter((id) => parseCard(id)?.suit === suit),
    deck.filter((id) => parseCard(id)?.suit !== suit),
  ];
  const places = pick(rng, [...PLACES, ...PLACES.slice(-1), ...PLACES.slice(-1)]);
  return deck.flatMap((_, place) => (places.includes(place) ? ofSuit.shift() : others.shift()) ?? []);
}

const isLow = (id: CardId) => id.endsWith("_9") || id.endsWith("_10");

/** One seat gets nothing but nines and tens, so that it may show them. */
function farmersDeck(rng: Rng, deck: readonly CardId[]): readonly CardId[] {
  const [low, high] = [deck.filter(isLow), deck.filter((id) => !isLow(id))];
  const places = pick(rng, PLACES).slice(0, -1);
  const rest = [...shuffle(rng, [...low.splice(places.length), ...high])];
  return deck.flatMap((_, place) => (places.includes(place) ? low.shift() : rest.shift()) ?? []);
}

function findDealer({ options }: euchre.GameState, rng: Rng): euchre.Action {
  switch (options.firstDealer) {
    case "blackJack":
      return { type: "CHOOSE_DEALER", deck: shuffle(rng, PACK) };
    case "seat0":
      return { type: "CHOOSE_DEALER", dealerPosition: 0 };
    case "random":
      return { type: "CHOOSE_DEALER", dealerPosition: pick(rng, SEATS) };
  }
}

function decide(state: euchre.GameState, { rng, tempers }: Dice): Turn<euchre.Types> {
  const [seat = 0] = euchre.toAct(state);
  const legal = euchre.legalActions(euchre.view(state, seat));
  const temper = tempers[seat];
  if (legal.length === 0 || temper === undefined) throw new Error(`Seat ${seat} is to act and cannot`);
  return { action: pickWeighted(rng, legal, (action) => weigh(action, temper)), legal };
}

/** Whoever must do what they would never do still does it. */
const NEVER = 1e-9;

function weigh(action: euchre.Action, { pass, alone }: Temper): number {
  switch (action.type) {
    case "PASS_TRUMP":
      return pass;
    case "DEFEND":
      return action.alone ? 0.4 : 0.6;
    case "CALL_TRUMP":
      return Math.max(NEVER, (1 - pass) * (action.goAlone === true ? alone : 1 - alone));
    default:
      return 1;
  }
}
