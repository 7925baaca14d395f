import { buck, POSITIONS } from "@buck/engine";
import type { CardId, Position, Viewer } from "@buck/engine";
import type { Frame, TableInfo } from "../client/GameClient.ts";
import { buckMoment } from "../games/buck/moment.tsx";
import { cards, stackDeck } from "../cards/notation.ts";
import type { Arrangement } from "../cards/notation.ts";

export const NAMES = ["Dana", "Bo", "Ann", "Cy"];

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
const OPEN: buck.Action = { type: "OPEN_BIDDING" };
const AUCTION: Script = [OPEN, bid(0, "PASS"), bid(1, 2), bid(2, 3), bid(3, "PASS"), bid(1, "PASS")];
const MINE: Script = [OPEN, bid(0, 3), bid(1, "PASS"), bid(2, "PASS"), bid(3, "PASS")];
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

interface Fixture {
  readonly script: Script;
  readonly deal?: Arrangement;
  readonly rules?: Partial<buck.Options>;
  readonly viewer?: Viewer;
  readonly table?: Partial<TableInfo>;
  readonly untilGameOver?: boolean;
}

export const FIXTURES: Readonly<Record<string, Fixture>> = {
  reveal: { script: [] },
  bid: { script: [OPEN] },
  outbid: { script: [OPEN, bid(0, 2), bid(1, "PASS"), bid(2, 3), bid(3, "PASS")] },
  bidding: { script: [OPEN, bid(0, "PASS")] },
  declare: { script: MINE },
  fold: { script: [...AUCTION, hearts(2)] },
  decided: { script: [...AUCTION, hearts(2), fold(0, false)] },
  lead: { script: [...MINE, hearts(0), fold(1, false), fold(2, false), fold(3, true)] },
  follow: { script: [...STAYED, play(2, "JH")] },
  free: { script: [...FIRST_TRICK, play(2, "AD")] },
  waiting: { script: STAYED },
  folded: { script: [...AUCTION, hearts(2), fold(3, false), fold(0, true), fold(1, false), play(2, "JH")] },
  clubs: { script: [OPEN, bid(0, 2), bid(1, "PASS"), bid(2, "PASS"), bid(3, "PASS")], deal: CLUBS },
  away: { script: SECOND_LED, table: { watching: 2 } },
  result: { script: WHOLE_HAND },
  shown: { script: WHOLE_HAND, rules: { showHands: "hand" } },
  over: { script: [], untilGameOver: true },
  watch: { script: [...STAYED, play(2, "JH")], viewer: "spectator", table: { watching: 3 } },
};

const AWAY_POSITION: Position = 1;

/** A still picture of a game: what is seen, and everything that led to it. */
export interface Still {
  readonly view: buck.View;
  readonly events: readonly buck.Event[];
  readonly frame: Frame;
}

export function still(name: string): Still {
  const fixture = FIXTURES[name];
  if (fixture === undefined) throw new Error(`no fixture ${name}`);
  const played = fixture.untilGameOver === true ? wholeGame() : drive(fixture);
  const view = buck.view(played.state, fixture.viewer ?? 0);
  const { events } = played;
  const table = tableInfo(name, fixture);
  return {
    view,
    events,
    frame: { version: 1, moment: buckMoment(view, events), resync: true, table, news: [] },
  };
}

export function tableInfo(name: string, { table }: { readonly table?: Partial<TableInfo> }): TableInfo {
  return {
    name: "Friday cards",
    seats: POSITIONS.map((position) => {
      const away = name === "away" && position === AWAY_POSITION;
      return { position, presence: away ? "away" : position === 3 ? "bot" : "here", covered: away };
    }),
    hostPosition: 0,
    watching: 0,
    paused: false,
    turnEndsAt: null,
    turnMs: null,
    nextHandAt: null,
    ready: [],
    ...table,
  };
}

interface Driven {
  readonly state: buck.GameState;
  readonly events: readonly buck.Event[];
}

function drive({ script, deal = FRIDAY, rules }: Fixture): Driven {
  return run(seated(rules), [
    { type: "CHOOSE_DEALER", dealerPosition: deal.dealer },
    { type: "DEAL", deck: stackDeck(deal) },
    ...script,
  ]);
}

function seated(rules?: Partial<buck.Options>): Driven {
  const joins = NAMES.map((name, position): buck.Action => ({
    type: "ADD_PLAYER",
    id: `p${position}`,
    name,
    playerPosition: POSITIONS[position] ?? 0,
  }));
  return { ...run({ state: buck.create(rules), events: [] }, joins), events: [] };
}

function run(start: Driven, script: Script): Driven {
  return script.reduce<Driven>(({ state, events }, action) => {
    const result = buck.apply(state, action);
    if (!result.ok) throw new Error(`${action.type}: ${result.message}`);
    return { state: result.state, events: [...events, ...result.events] };
  }, start);
}

/** The same hand again and again, each from another seat, until somebody is through. */
function wholeGame(): Driven {
  let game = run(seated({ startScore: 10 }), [{ type: "CHOOSE_DEALER", dealerPosition: 3 }]);
  while (!game.state.gameOver) game = run(game, [nextMove(game.state)]);
  return game;
}

function nextMove(state: buck.GameState): buck.Action {
  switch (state.phase) {
    case "DEALING":
      return { type: "DEAL", deck: turned(state.round) };
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
  const pick = state.phase === "BIDDING" ? (state.highestBid === null ? 1 : 0) : 0;
  return legal[pick] ?? OPEN;
}

function turned(round: number): readonly CardId[] {
  const deck = stackDeck(FRIDAY);
  const cut = (round * 7) % deck.length;
  return [...deck.slice(cut), ...deck.slice(0, cut)];
}
