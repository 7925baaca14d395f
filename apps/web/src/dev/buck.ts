import type { ClientState } from "@buck/client";
import { buck, seatsFor } from "@buck/engine";
import type { CardId, Position, Viewer } from "@buck/engine";
import type { GameFrame } from "@buck/protocol";
import { cards, deckFrom } from "../cards/notation.ts";
import type { Arrangement } from "../cards/notation.ts";
import { EVERYBODY, shownState } from "./state.ts";
import type { TableExtras } from "./state.ts";

const FRIDAY: Arrangement = {
  dealer: 3,
  hands: ["JD KH AC 10C 9S", "9H QS 9C KS AS", "JH AH QH AD QC", "9D KD JS 10S KC"],
  turnUp: "10D",
};
const CLUBS: Arrangement = {
  ...FRIDAY,
  hands: ["JD KH AC 10D 9S", "9H QS 9C KS AS", "JH AH QH AD QC", "9D KD JS 10S KC"],
  turnUp: "10C",
};
/** The first player is sure of every trick with hearts as trump. */
const SURE: Arrangement = {
  ...FRIDAY,
  hands: ["JH JD AH KH QH", "9H QS 9C KS AS", "AC 10C 9S AD QC", "9D KD JS 10S KC"],
};

/** The same evening with three, five and six: Bo is sure to win the first trick with hearts as trump. */
const THREE: Arrangement = {
  dealer: 2,
  hands: ["JD KH AC 10C QD", "JH AH QH AD QC", "10H QS JC KS AS"],
  turnUp: "10D",
};
const FIVE: Arrangement = {
  dealer: 4,
  hands: ["JD KH AC 10C 9S", "JH AH QH AD QC", "9H QS 9C KS AS", "9D KD JS 10S KC", "10H JC QD 8S 8D"],
  turnUp: "10D",
};
const SIX: Arrangement = { ...FIVE, dealer: 5, hands: [...FIVE.hands, "8H 7C 8C 7H 7S"] };

type Script = readonly buck.Action[];

const bid = (playerPosition: Position, amount: buck.BidAmount): buck.Action => ({
  type: "PLACE_BID",
  playerPosition,
  amount,
});
const fold = (playerPosition: Position, folded: boolean): buck.Action => ({
  type: "FOLD_DECISION",
  playerPosition,
  folded,
});
const play = (playerPosition: Position, name: string): buck.Action => ({
  type: "PLAY_CARD",
  playerPosition,
  cardId: cards(name)[0]?.id ?? "SPADES_9",
});
const hearts = (playerPosition: Position): buck.Action => ({
  type: "DECLARE_TRUMP",
  playerPosition,
  trumpSuit: "HEARTS",
});
const NO_TRUMP: buck.Action = { type: "DECLARE_TRUMP", playerPosition: 0, trumpSuit: "NO_TRUMP" };
const OPEN: buck.Action = { type: "OPEN_BIDDING" };
const AUCTION: Script = [OPEN, bid(0, "PASS"), bid(1, 2), bid(2, 3), bid(3, "PASS"), bid(1, "PASS")];
const PASSED: Script = [OPEN, bid(0, "PASS"), bid(1, "PASS"), bid(2, "PASS"), bid(3, "PASS")];
const MINE: Script = [OPEN, bid(0, 3), bid(1, "PASS"), bid(2, "PASS"), bid(3, "PASS")];
const MY_LEAD: Script = [...MINE, hearts(0), fold(1, false), fold(2, false), fold(3, true)];
const STAYED: Script = [...AUCTION, hearts(2), fold(3, true), fold(0, false), fold(1, false)];
const FIRST_TRICK: Script = [...STAYED, play(2, "AH"), play(0, "KH"), play(1, "9H")];
const SECOND_LED: Script = [...FIRST_TRICK, play(2, "AD")];
const WHOLE_HAND: Script = [
  ...STAYED,
  play(2, "JH"),
  play(0, "KH"),
  play(1, "9H"),
  play(2, "AH"),
  play(0, "JD"),
  play(1, "9C"),
  play(0, "AC"),
  play(1, "QS"),
  play(2, "QC"),
  play(0, "10C"),
  play(1, "KS"),
  play(2, "QH"),
  play(2, "AD"),
  play(0, "9S"),
  play(1, "AS"),
];

/** What a table of any size goes through, with the viewer as the last to play. */
function atTable(name: string, deal: Arrangement): Readonly<Record<string, Fixture>> {
  const others = seatsFor(deal.hands.length).slice(2);
  const asked = [OPEN, bid(0, 2), bid(1, 3), ...others.map((seat) => bid(seat, "PASS"))];
  const decided = (folds: Position | null): Script => [
    ...asked,
    bid(0, "PASS"),
    hearts(1),
    ...[...others, 0 as const].map((seat) => fold(seat, seat === folds)),
  ];
  const stayed = decided(null);
  return {
    [`${name}-reveal`]: { script: [], deal },
    [`${name}-bidding`]: { script: asked, deal },
    [`${name}-declare`]: { script: [...asked, bid(0, "PASS")], deal, viewer: 1 },
    [`${name}-fold`]: { script: stayed.slice(0, -1), deal },
    [`${name}-second`]: { script: stayed, deal, until: isSecondTrickMine },
    [`${name}-folded`]: { script: decided(2), deal, until: isSecondTrickMine },
    [`${name}-watch`]: { script: stayed, deal, until: isSecondTrickMine, viewer: "spectator" },
    [`${name}-result`]: { script: decided(2), deal, until: ({ phase }) => phase === "ROUND_OVER" },
  };
}

function isSecondTrickMine(state: buck.GameState): boolean {
  return state.tricks.length === 1 && buck.toAct(state).includes(0);
}

interface Fixture {
  readonly script: Script;
  readonly deal?: Arrangement;
  readonly rules?: Partial<buck.Options>;
  readonly viewer?: Viewer;
  readonly table?: TableExtras;
  readonly untilGameOver?: boolean;
  /** After the script the hand goes on, card by card, until this is so. */
  readonly until?: (state: buck.GameState) => boolean;
}

export const FIXTURES: Readonly<Record<string, Fixture>> = {
  reveal: { script: [] },
  bid: { script: [OPEN] },
  outbid: { script: [OPEN, bid(0, 2), bid(1, "PASS"), bid(2, 3), bid(3, "PASS")] },
  bidding: { script: [OPEN, bid(0, "PASS")], table: { mayUndo: true } },
  declare: { script: MINE },
  "declare-none": { script: MINE, rules: { noTrump: true } },
  "no-trump": {
    script: [...MINE, NO_TRUMP, fold(1, false), fold(2, false), fold(3, true)],
    rules: { noTrump: true },
  },
  fold: { script: [...AUCTION, hearts(2)] },
  decided: { script: [...AUCTION, hearts(2), fold(0, false)], table: { mayUndo: true } },
  lead: { script: MY_LEAD },
  sure: { script: MY_LEAD, deal: SURE },
  claimed: {
    script: [...MY_LEAD, play(0, "JH"), play(1, "9H"), play(2, "9S"), play(0, "JD")],
    deal: SURE,
    table: { claimedBy: 0 },
  },
  undo: { script: [...STAYED, play(2, "JH")], table: { undoBy: 2 } },
  follow: { script: [...STAYED, play(2, "JH")] },
  free: { script: [...FIRST_TRICK, play(2, "AD")] },
  waiting: { script: STAYED },
  folded: { script: [...AUCTION, hearts(2), fold(3, false), fold(0, true), fold(1, false), play(2, "JH")] },
  clubs: { script: [OPEN, bid(0, 2), bid(1, "PASS"), bid(2, "PASS"), bid(3, "PASS")], deal: CLUBS },
  away: { script: SECOND_LED, table: { watchers: 2, away: 1 } },
  result: { script: WHOLE_HAND },
  passed: { script: PASSED, rules: { showHands: "hand" } },
  shown: { script: WHOLE_HAND, rules: { showHands: "hand" } },
  over: { script: [], untilGameOver: true },
  beaten: { script: [], untilGameOver: true, viewer: 1 },
  "watched-over": { script: [], untilGameOver: true, viewer: "spectator" },
  newcomer: { script: [...STAYED, play(2, "JH")], viewer: "spectator", table: { newcomer: 0 } },
  watch: { script: [...STAYED, play(2, "JH")], viewer: "spectator", table: { watchers: 3 } },
  "watch-late": {
    script: [...STAYED, play(2, "JH")],
    viewer: "spectator",
    table: { watchers: 3, lateHand: handBefore },
  },
  ...atTable("three", THREE),
  ...atTable("five", FIVE),
  ...atTable("six", SIX),
};

/** A still picture of a game: what is seen, and the events that led to it. */
export interface Still {
  readonly view: buck.View;
  readonly events: readonly buck.Event[];
  readonly actions: Script;
  readonly state: ClientState;
}

export function still(name: string): Still {
  const fixture = FIXTURES[name];
  if (fixture === undefined) throw new Error(`no fixture ${name}`);
  const played = fixture.untilGameOver === true ? wholeGame(fixture.deal) : drive(fixture);
  const view = buck.view(played.state, fixture.viewer ?? 0);
  const { events, actions } = played;
  const hand = events.slice(events.findLastIndex(({ type }) => type === "dealt"));
  return {
    view,
    events,
    actions,
    state: shownState({ game: "buck", view, events: [] }, hand, fixture.table),
  };
}

/** The hand of `result` as watchers see it after the next deal. */
function handBefore(): GameFrame {
  const { state } = run(drive({ script: WHOLE_HAND }), [{ type: "NEXT_ROUND" }]);
  return { game: "buck", view: buck.openView(state), events: [] };
}

interface Driven {
  readonly state: buck.GameState;
  readonly events: readonly buck.Event[];
  readonly actions: Script;
}

function drive({ script, deal = FRIDAY, rules, until = () => true }: Fixture): Driven {
  let game = run(seated(deal, rules), [
    { type: "CHOOSE_DEALER", dealerPosition: deal.dealer },
    { type: "DEAL", deck: deckFrom(deal) },
    ...script,
  ]);
  while (!until(game.state)) game = run(game, [lastLegal(game.state)]);
  return game;
}

function seated({ hands }: Arrangement, rules: Partial<buck.Options> = {}): Driven {
  const players = buck.OPTION_VALUES.players.find((number) => number === hands.length) ?? 4;
  const options = { ...rules, players };
  const joins = seatsFor(players).map((playerPosition): buck.Action => ({
    type: "ADD_PLAYER",
    id: `p${playerPosition}`,
    name: EVERYBODY[playerPosition] ?? "",
    playerPosition,
  }));
  return { ...run({ state: buck.create(options), events: [], actions: [] }, joins), events: [] };
}

function run(start: Driven, script: Script): Driven {
  return script.reduce<Driven>(({ state, events, actions }, action) => {
    const result = buck.apply(state, action);
    if (!result.ok) throw new Error(`${action.type}: ${result.code}`);
    return { state: result.state, events: [...events, ...result.events], actions: [...actions, action] };
  }, start);
}

/** The same hand again and again, each from another seat, until somebody is through. */
function wholeGame(deal = FRIDAY): Driven {
  let game = run(seated(deal, { startScore: 10 }), [{ type: "CHOOSE_DEALER", dealerPosition: deal.dealer }]);
  while (!game.state.gameOver) game = run(game, [nextMove(game.state, deal)]);
  return game;
}

function nextMove(state: buck.GameState, deal: Arrangement): buck.Action {
  switch (state.phase) {
    case "DEALING":
      return { type: "DEAL", deck: turned(deal, state.round) };
    case "TRUMP_REVEAL":
      return OPEN;
    case "ROUND_OVER":
      return { type: "NEXT_ROUND" };
    default:
      return lastLegal(state);
  }
}

function lastLegal(state: buck.GameState): buck.Action {
  const [position = 0] = buck.toAct(state);
  const legal = buck.legalActions(buck.view(state, position));
  // At a large table too many would be set for anybody ever to be through.
  const folds = legal.find((action) => action.type === "FOLD_DECISION" && action.folded);
  if (state.players.length > 4 && folds !== undefined) return folds;
  const pick = state.phase === "BIDDING" ? (state.highestBid === null ? 1 : 0) : 0;
  return legal[pick] ?? OPEN;
}

function turned(deal: Arrangement, round: number): readonly CardId[] {
  const deck = deckFrom(deal);
  const cut = (round * 7) % deck.length;
  return [...deck.slice(cut), ...deck.slice(0, cut)];
}
