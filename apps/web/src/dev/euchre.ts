import type { ClientState } from "@buck/client";
import { POSITIONS } from "@buck/engine/testing";
import { euchre } from "@buck/engine";
import type { CardId, Position, Suit, Viewer } from "@buck/engine";
import { cards, deckFrom } from "../cards/notation.ts";
import type { Arrangement } from "../cards/notation.ts";
import { NAMES, shownState } from "./state.ts";
import type { TableExtras } from "./state.ts";

type Script = readonly euchre.Action[];

/** Dana and Ann against Bo and Cy. */
const HANDS: Arrangement["hands"] = ["JH AH KH AS AC", "9H QS 10S KC QD", "JD QH 9C KS 9D", "AD KD JS 9S QC"];
const DEAL: Arrangement = { dealer: 3, hands: HANDS, turnUp: "10H" };
/** The viewer holds nothing but nines and tens. */
const FARMER: Arrangement = {
  dealer: 3,
  hands: ["9S 10S 9C 10C 9D", "JH AS KD QC JD", "AH KH JC QD KS", "QH AD AC JS KC"],
  turnUp: "10H",
};

const pass = (playerPosition: Position): euchre.Action => ({ type: "PASS_TRUMP", playerPosition });
const orderUp = (playerPosition: Position, goAlone = false): euchre.Action => ({
  type: "CALL_TRUMP",
  playerPosition,
  pickUp: true,
  goAlone,
});
const name = (playerPosition: Position, suit: Suit, goAlone = false): euchre.Action => ({
  type: "CALL_TRUMP",
  playerPosition,
  suit,
  goAlone,
});
const idOf = (card: string): CardId => cards(card)[0]?.id ?? "SPADES_9";
const discard = (playerPosition: Position, card: string): euchre.Action => ({
  type: "DISCARD",
  playerPosition,
  cardId: idOf(card),
});
/** A trick by who leads and what falls, clockwise. */
const trick = (leader: Position, played: string, out?: Position): Script => {
  const seats = [0, 1, 2, 3].map((step) => POSITIONS[(leader + step) % POSITIONS.length] ?? 0);
  const names = played.split(" ");
  return seats
    .filter((seat) => seat !== out)
    .flatMap((playerPosition, index) => {
      const card = names[index];
      return card === undefined ? [] : [{ type: "PLAY_CARD", playerPosition, cardId: idOf(card) } as const];
    });
};

const DOWN: Script = [0, 1, 2, 3].map((step) => pass(POSITIONS[step] ?? 0));
const ORDERED: Script = [orderUp(0), discard(3, "9S")];
const ALONE: Script = [orderUp(0, true), discard(3, "9S")];
const MARCH: Script = [
  ...ORDERED,
  ...trick(0, "JH 9H JD 10H"),
  ...trick(0, "AH QS QH AD"),
  ...trick(0, "KH 10S 9D QC"),
  ...trick(0, "AS QD KS JS"),
  ...trick(0, "AC KC 9C KD"),
];
const MADE: Script = [
  ...ORDERED,
  ...trick(0, "KH 9H JD 10H"),
  ...trick(2, "9D AD AS QD"),
  ...trick(3, "KD AC KC 9C"),
  ...trick(3, "QC JH QS KS"),
  ...trick(0, "AH 10S QH JS"),
];
const LONE_MARCH: Script = [
  ...ALONE,
  ...trick(0, "JH 9H 10H", 2),
  ...trick(0, "AH QS AD", 2),
  ...trick(0, "KH 10S QC", 2),
  ...trick(0, "AS QD JS", 2),
  ...trick(0, "AC KC KD", 2),
];
const EUCHRED: Script = [
  ...DOWN,
  pass(0),
  name(1, "DIAMONDS"),
  ...trick(0, "AS QS KS 9S"),
  ...trick(0, "AC KC 9C QC"),
  ...trick(0, "JH QD 9D KD"),
  ...trick(0, "AH 9H QH AD"),
  ...trick(3, "JS KH 10S JD"),
];

interface ClassicFixture {
  readonly script: Script;
  readonly deal?: Arrangement;
  readonly rules?: Partial<euchre.Options>;
  readonly viewer?: Viewer;
  readonly table?: TableExtras;
  readonly untilGameOver?: boolean;
}

export const CLASSIC_FIXTURES: Readonly<Record<string, ClassicFixture>> = {
  "classic-order": { script: [] },
  "classic-no-loners": { script: [], rules: { goingAlone: false } },
  "classic-ask-partner": { script: [pass(3)], deal: { ...DEAL, dealer: 2 } },
  "classic-partner": { script: [pass(3), pass(0), pass(1)], deal: { ...DEAL, dealer: 2 }, viewer: 0 },
  "classic-pickup": { script: [pass(0), pass(1), pass(2)], viewer: 3 },
  "classic-second": { script: DOWN },
  "classic-held": { script: DOWN, rules: { callOnlySuitsHeld: true } },
  "classic-stuck": { script: [...DOWN, pass(0), pass(1), pass(2)], viewer: 3 },
  "classic-discard": { script: [pass(0), pass(1), orderUp(2)], viewer: 3 },
  "classic-discarding": { script: [orderUp(0)] },
  "classic-lead": { script: ORDERED },
  "classic-alone": { script: [...ALONE, ...trick(0, "JH 9H", 2)] },
  "classic-defend": { script: ALONE, rules: { defendAlone: true }, viewer: 1 },
  "classic-farmer": { script: [], deal: FARMER, rules: { farmersHand: true } },
  "classic-out": { script: [...ALONE, ...trick(0, "JH 9H", 2)], viewer: 2 },
  "classic-march": { script: MARCH },
  "classic-made": { script: MADE },
  "classic-dealer-march": { script: MARCH, viewer: 3 },
  "classic-lone-march": { script: LONE_MARCH },
  "classic-euchred": { script: EUCHRED, viewer: 1 },
  "classic-passed": {
    script: [...DOWN, pass(0), pass(1), pass(2), pass(3)],
    rules: { showHands: "hand", stickTheDealer: false },
  },
  "classic-shown": { script: LONE_MARCH, rules: { showHands: "hand" } },
  "classic-over": { script: LONE_MARCH, rules: { targetScore: 11 }, untilGameOver: true },
  "classic-watch": {
    script: [...ORDERED, ...trick(0, "JH 9H")],
    viewer: "spectator",
    table: { watchers: 3 },
  },
};

/** A still picture of a game of classic Euchre: what is seen, and everything that led to it. */
export interface ClassicStill {
  readonly view: euchre.View;
  readonly events: readonly euchre.Event[];
  readonly state: ClientState;
}

export function classicStill(scene: string): ClassicStill {
  const fixture = CLASSIC_FIXTURES[scene];
  if (fixture === undefined) throw new Error(`no fixture ${scene}`);
  const { state, events } = fixture.untilGameOver === true ? wholeGame(fixture) : drive(fixture);
  const view = euchre.view(state, fixture.viewer ?? 0);
  const hand = events.slice(events.findLastIndex(({ type }) => type === "dealt"));
  return { view, events, state: shownState({ game: "euchre", view, events: [] }, hand, fixture.table) };
}

interface Driven {
  readonly state: euchre.GameState;
  readonly events: readonly euchre.Event[];
}

function drive({ script, deal = DEAL, rules }: ClassicFixture): Driven {
  return run(seated(deal.dealer, rules), [{ type: "DEAL", deck: deckFrom(deal) }, ...script]);
}

function seated(dealerPosition: Position, rules?: Partial<euchre.Options>): Driven {
  const joins = NAMES.map((player, position): euchre.Action => ({
    type: "ADD_PLAYER",
    id: `p${position}`,
    name: player,
    playerPosition: POSITIONS[position] ?? 0,
  }));
  const script: Script = [...joins, { type: "CHOOSE_DEALER", dealerPosition }];
  return { ...run({ state: euchre.create(rules), events: [] }, script), events: [] };
}

function run(start: Driven, script: Script): Driven {
  return script.reduce<Driven>(({ state, events }, action) => {
    const result = euchre.apply(state, action);
    if (!result.ok) throw new Error(`${action.type} ${JSON.stringify(action)}: ${result.code}`);
    return { state: result.state, events: [...events, ...result.events] };
  }, start);
}

/** The same hands again and again, each time one seat further, so that both teams have their good ones. */
function wholeGame({ rules }: ClassicFixture): Driven {
  let game = seated(DEAL.dealer, rules);
  while (!game.state.gameOver) game = run(game, [nextMove(game.state)]);
  return game;
}

function nextMove(state: euchre.GameState): euchre.Action {
  if (state.phase === "DEALING") {
    const hands = turnedBy(HANDS, state.round);
    return { type: "DEAL", deck: deckFrom({ ...DEAL, hands, dealer: state.dealerPosition }) };
  }
  if (state.phase === "ROUND_OVER") return { type: "NEXT_ROUND" };
  const [position = 0] = euchre.toAct(state);
  const legal = euchre.legalActions(euchre.view(state, position));
  const calls = legal.findLast((action) => action.type === "CALL_TRUMP" && action.goAlone !== true);
  const isCaller = position === (state.round - 1) % POSITIONS.length;
  return (isCaller ? calls : undefined) ?? legal[0] ?? { type: "NEXT_ROUND" };
}

function turnedBy(hands: Arrangement["hands"], times: number): Arrangement["hands"] {
  const turned = times % hands.length;
  return [...hands.slice(hands.length - turned), ...hands.slice(0, hands.length - turned)];
}
