import { append } from "../append.ts";
import { happenAlike } from "../happen.ts";
import { bySeat } from "../seating.ts";
import { leftOf } from "../seats.ts";
import type { PlayerKind } from "../state.ts";
import { NO_TRICK } from "../trickPlay.ts";
import { rematchDealer } from "./create.ts";
import type { Called, Event } from "./events.ts";
import type { OpenDraft, OpenPlayer } from "./state.ts";
import { NO_POINTS, partnerOf, teamOf } from "./teams.ts";

/** What an event changes on the open table: the same in a state as in every view of it. */
export function happen<Player extends OpenPlayer>(
  table: OpenDraft<Player>,
  event: Event,
  players: PlayerKind<Player>,
): void {
  switch (event.type) {
    case "swapped":
      return swapSeats(table, event, players);
    case "dealt":
      return clearForDeal(table, event, players);
    case "turnedUp":
      table.turnUpCard = event.card;
      return;
    case "passed":
      return pass(table, event.playerPosition);
    case "turnedDown":
      table.phase = "ROUND2";
      return;
    case "allPassed":
      table.phase = "DEALING";
      table.currentPlayerPosition = null;
      if (table.options.afterAllPass === "nextDealer") table.dealerPosition = leftOf(event.dealerPosition);
      return;
    case "orderedUp":
    case "called":
      return makeTrump(table, event);
    case "pickedUp":
      table.phase = "DEALER_DISCARD";
      table.dealerPickedUp = event.card;
      table.currentPlayerPosition = event.playerPosition;
      return;
    case "roundScored":
      table.phase = "ROUND_OVER";
      table.scores = event.scores;
      table.scoreSheet = append(table.scoreSheet, { round: event.round, points: event.points });
      return;
    case "gameWon":
      table.phase = "GAME_OVER";
      table.winningTeam = event.team;
      table.gameOver = true;
      return;
    case "newGame":
      return startAgain(table, players);
    case "sitsOut":
    case "discarded":
    case "cardsShown":
      return;
    default:
      happenAlike(table, event, players, isActive);
      if (event.type === "trickWon") countTrick(table, event.playerPosition);
  }
}

function isActive({ inactivePosition }: OpenDraft<OpenPlayer>, position: OpenPlayer["position"]): boolean {
  return position !== inactivePosition;
}

function swapSeats<Player extends OpenPlayer>(
  table: OpenDraft<Player>,
  { playerPosition, otherPosition }: Extract<Event, { readonly type: "swapped" }>,
  { seat }: PlayerKind<Player>,
): void {
  const seatAfter = new Map([
    [playerPosition, otherPosition],
    [otherPosition, playerPosition],
  ]);
  table.players = table.players
    .map((player) => {
      const position = seatAfter.get(player.position);
      return position === undefined ? player : seat({ id: player.id, name: player.name, position }, null);
    })
    .toSorted(bySeat);
}

function clearForDeal<Player extends OpenPlayer>(
  table: OpenDraft<Player>,
  { round, dealerPosition }: Extract<Event, { readonly type: "dealt" }>,
  { copy }: PlayerKind<Player>,
): void {
  clearHand(table);
  table.phase = "ROUND1";
  table.round = round;
  table.currentPlayerPosition = leftOf(dealerPosition);
  table.players = table.players.map((player) => {
    const cleared = copy(player);
    cleared.tricksTaken = 0;
    return cleared;
  });
}

function startAgain<Player extends OpenPlayer>(table: OpenDraft<Player>, { seat }: PlayerKind<Player>): void {
  const dealer = rematchDealer(table.options);
  clearHand(table);
  table.phase = "DEALING";
  table.round = 0;
  table.dealerPosition = dealer ?? 0;
  table.dealerChosen = dealer !== null;
  table.scores = NO_POINTS;
  table.scoreSheet = [];
  table.winningTeam = null;
  table.gameOver = false;
  table.players = table.players.map((player) => seat(player, null));
}

function clearHand(table: OpenDraft<OpenPlayer>): void {
  table.turnUpCard = null;
  table.calls = [];
  table.trumpSuit = null;
  table.callerPosition = null;
  table.callingTeam = null;
  table.alonePosition = null;
  table.inactivePosition = null;
  table.dealerPickedUp = null;
  table.tricks = [];
  table.currentTrick = NO_TRICK;
  table.currentPlayerPosition = null;
  table.tricksWon = NO_POINTS;
}

function pass(table: OpenDraft<OpenPlayer>, playerPosition: OpenPlayer["position"]): void {
  table.calls = append(table.calls, { playerPosition, call: "PASS", goAlone: false });
  table.currentPlayerPosition = leftOf(playerPosition);
}

function makeTrump(table: OpenDraft<OpenPlayer>, event: Called<"orderedUp" | "called">): void {
  const { type, playerPosition, trumpSuit, goAlone } = event;
  const call = type === "orderedUp" ? "ORDER_UP" : trumpSuit;
  table.calls = append(table.calls, { playerPosition, call, goAlone });
  table.trumpSuit = trumpSuit;
  table.callerPosition = playerPosition;
  table.callingTeam = teamOf(playerPosition);
  table.alonePosition = goAlone ? playerPosition : null;
  table.inactivePosition = goAlone ? partnerOf(playerPosition) : null;
}

function countTrick(table: OpenDraft<OpenPlayer>, winner: OpenPlayer["position"]): void {
  const { a, b } = table.tricksWon;
  table.tricksWon = teamOf(winner) === "a" ? { a: a + 1, b } : { a, b: b + 1 };
}
