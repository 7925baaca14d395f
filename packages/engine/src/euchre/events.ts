import type { Card, Suit } from "../cards.ts";
import { leftOf, seatsOf } from "../seats.ts";
import type { Position } from "../seats.ts";
import { bySeat, changePlayer, happenAlike } from "../table.ts";
import type { CommonEvent } from "../table.ts";
import { NO_TRICK } from "../trick.ts";
import { rematchDealer, seats } from "./options.ts";
import { NO_POINTS, partnerOf, sitsOut, teamOf } from "./state.ts";
import type { ByTeam, Call, OpenTable, Team } from "./state.ts";

/** How a hand ended for the team that made trump. */
export type CallResult = "made" | "march" | "loneMarch" | "euchred";

/** What happened, in order and in public: nothing in an event may be kept from a spectator. */
export type Event =
  | CommonEvent
  | { readonly type: "swapped"; readonly playerPosition: Position; readonly otherPosition: Position }
  /** `turned` are the cards shown, one a seat from seat 0 on, until the first black jack; empty when not so chosen. */
  | { readonly type: "dealerChosen"; readonly dealerPosition: Position; readonly turned: readonly Card[] }
  | { readonly type: "turnedUp"; readonly card: Card }
  | { readonly type: "passed"; readonly playerPosition: Position; readonly callRound: 1 | 2 }
  | { readonly type: "turnedDown"; readonly card: Card }
  | Called<"orderedUp">
  | Called<"called">
  | { readonly type: "pickedUp"; readonly playerPosition: Position; readonly card: Card }
  | { readonly type: "discarded"; readonly playerPosition: Position }
  | { readonly type: "sitsOut"; readonly playerPosition: Position }
  | { readonly type: "farmersHandShown"; readonly playerPosition: Position; readonly cards: readonly Card[] }
  | { readonly type: "defended"; readonly playerPosition: Position; readonly alone: boolean }
  /** Against somebody alone: this player is the first to say whether they defend alone. */
  | { readonly type: "defenseOpened"; readonly playerPosition: Position }
  | {
      readonly type: "roundScored";
      readonly round: number;
      readonly callingTeam: Team;
      readonly result: CallResult;
      readonly tricksWon: ByTeam;
      readonly points: ByTeam;
      readonly scores: ByTeam;
    }
  /** Both only where they share the win: EUCHRE-OPT-15. */
  | { readonly type: "gameWon"; readonly teams: readonly Team[] }
  /** The cards nobody played are open to everybody: the hands by position, and the kitty. */
  | {
      readonly type: "cardsShown";
      readonly hands: readonly (readonly Card[])[];
      readonly kitty: readonly Card[];
    };

/** Somebody made trump: the turned suit in the first round, another in the second. */
export type Called<Type extends "orderedUp" | "called"> = {
  readonly type: Type;
  readonly playerPosition: Position;
  readonly trumpSuit: Suit;
  readonly goAlone: boolean;
};

/**
 * What an event changes on the open table: the same in a state as in every view of it. Cards that move in secret
 * are moved where they are known: in a phase for the state, in `follow` for a view.
 */
export function happen<Table extends OpenTable>(table: Table, event: Event): Table {
  const { players } = table;
  switch (event.type) {
    case "joined":
      return players.length === seats().length ? { ...table, phase: "DEALING" } : table;
    case "swapped":
      return { ...table, players: swapSeats(table, event.playerPosition, event.otherPosition) };
    case "dealt":
      return {
        ...table,
        ...NO_HAND,
        players: players.map((player) => ({ ...player, tricksTaken: 0 })),
        phase: "ROUND1",
        round: event.round,
        currentPlayerPosition: leftOf(event.dealerPosition, seatsOf(players)),
      };
    case "turnedUp":
      return { ...table, turnUpCard: event.card };
    case "passed": {
      const { playerPosition } = event;
      return {
        ...addCall(table, { playerPosition, call: "PASS", goAlone: false }),
        currentPlayerPosition: leftOf(playerPosition, seatsOf(players)),
      };
    }
    case "turnedDown":
      return { ...table, phase: "ROUND2" };
    case "allPassed": {
      const isNext = table.options.afterAllPass === "nextDealer";
      const dealer = event.dealerPosition;
      return {
        ...table,
        phase: "DEALING",
        currentPlayerPosition: null,
        dealerPosition: isNext ? leftOf(dealer, seatsOf(players)) : dealer,
        farmerPosition: null,
      };
    }
    case "farmersHandShown":
      return {
        ...table,
        phase: "DEALING",
        currentPlayerPosition: null,
        farmerPosition: event.playerPosition,
      };
    case "defenseOpened":
      return { ...table, phase: "DEFENDING", currentPlayerPosition: event.playerPosition };
    case "defended": {
      const { playerPosition, alone } = event;
      return alone
        ? { ...table, aloneDefender: playerPosition }
        : { ...table, currentPlayerPosition: partnerOf(playerPosition) };
    }
    case "dealMoved":
      return { ...playOn(table, event), farmerPosition: null };
    case "orderedUp":
    case "called":
      return makeTrump(table, event);
    case "pickedUp":
      return {
        ...table,
        phase: "DEALER_DISCARD",
        players: changePlayer(players, event.playerPosition, (dealer) => ({
          ...dealer,
          hand: dealer.hand && [...dealer.hand, event.card],
        })),
        dealerPickedUp: event.card,
        currentPlayerPosition: event.playerPosition,
      };
    case "trickWon": {
      const team = teamOf(event.playerPosition);
      const tricksWon = { ...table.tricksWon, [team]: table.tricksWon[team] + 1 };
      return { ...playOn(table, event), tricksWon };
    }
    case "roundScored":
      return {
        ...table,
        phase: "ROUND_OVER",
        scores: event.scores,
        scoreSheet: [...table.scoreSheet, { round: event.round, points: event.points }],
      };
    case "gameWon": {
      const [first = null, ...others] = event.teams;
      const winningTeam = others.length === 0 ? first : null;
      return { ...table, phase: "GAME_OVER", winningTeam, gameOver: true };
    }
    case "newGame":
      return startAgain(table);
    case "sitsOut":
    case "discarded":
    case "cardsShown":
      return table;
    default:
      return playOn(table, event);
  }
}

/** A partner of somebody alone sits out. */
function playOn<Table extends OpenTable>(table: Table, event: Parameters<typeof happenAlike>[1]): Table {
  return happenAlike(table, event, (position) => !sitsOut(table, position));
}

/** Two people change seats, and with the seats their teams: EUCHRE-SEAT-4. */
function swapSeats({ players }: OpenTable, one: Position, other: Position): OpenTable["players"] {
  const seatAfter = (position: Position) => {
    if (position === one) return other;
    return position === other ? one : position;
  };
  return players
    .map((player) => {
      const position = seatAfter(player.position);
      return { ...player, position, team: teamOf(position) };
    })
    .toSorted(bySeat);
}

/** A hand that nobody has dealt yet. */
const NO_HAND = {
  turnUpCard: null,
  calls: [],
  trumpSuit: null,
  callerPosition: null,
  callingTeam: null,
  alonePosition: null,
  inactivePosition: null,
  aloneDefender: null,
  dealerPickedUp: null,
  tricks: [],
  currentTrick: NO_TRICK,
  currentPlayerPosition: null,
  tricksWon: NO_POINTS,
} as const satisfies Partial<OpenTable>;

function startAgain<Table extends OpenTable>(table: Table): Table {
  const dealer = rematchDealer(table.options);
  return {
    ...table,
    ...NO_HAND,
    farmerPosition: null,
    phase: "DEALING",
    round: 0,
    dealerPosition: dealer ?? 0,
    dealerChosen: dealer !== null,
    scores: NO_POINTS,
    scoreSheet: [],
    winningTeam: null,
    gameOver: false,
    players: table.players.map((player) => ({ ...player, tricksTaken: 0, hand: [] })),
  };
}

function addCall<Table extends OpenTable>(table: Table, call: Call): Table {
  return { ...table, calls: [...table.calls, call] };
}

function makeTrump<Table extends OpenTable>(table: Table, event: Called<"orderedUp" | "called">): Table {
  const { type, playerPosition, trumpSuit, goAlone } = event;
  const call = type === "orderedUp" ? "ORDER_UP" : trumpSuit;
  return {
    ...addCall(table, { playerPosition, call, goAlone }),
    trumpSuit,
    callerPosition: playerPosition,
    callingTeam: teamOf(playerPosition),
    alonePosition: goAlone ? playerPosition : null,
    inactivePosition: goAlone ? partnerOf(playerPosition) : null,
  };
}
