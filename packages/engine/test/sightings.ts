import type { buck } from "../src/index.ts";
import { cardNumber, isLeftBower, playedSuit, printedSuit, suitNumber } from "./checker/cards.ts";
import type { Step } from "./driver.ts";

type Played = Step & { readonly action: Extract<buck.Action, { type: "PLAY_CARD" }> };

/** Situations a run of random games must really have met, or it has proved little. */
const SITUATIONS: Readonly<Record<string, (step: Step) => boolean>> = {
  "all passed": heard("allPassed"),
  "everybody folded": heard("tricksConceded"),
  "a tie at or below zero": heard("tied"),
  "a dealer stuck with the minimum": isStickyBid,
  "a dirty clubs hand": ({ action, after }) =>
    action.type === "OPEN_BIDDING" && after.phase === "PLAYING" && after.winningBidderPosition === null,
  "a bid on turned-up clubs": ({ action, before }) => action.type === "PLACE_BID" && before.isClubsTurnUp,
  "clubs turned up that mean nothing": ({ action, after }) =>
    action.type === "OPEN_BIDDING" && after.turnUpCard?.suit === "CLUBS" && !after.isClubsTurnUp,
  "a bid of five with players still in": ({ action, before, after }) =>
    action.type === "PLACE_BID" && after.bids.length > before.bids.length + 1,
  "a winner below zero": ({ after }) =>
    after.phase === "GAME_OVER" && after.players.some((player) => player.score < 0),
  "a score above the start": ({ after }) =>
    after.phase === "ROUND_OVER" && after.players.some(({ score }) => score > after.options.startScore),
  "a left bower that must follow": (step) => isPlay(step) && mustFollowWithLeftBower(step),
  "a left bower that need not follow its printed suit": (step) => isPlay(step) && leftBowerIsFree(step),
  "a trick of two cards": ({ after }) => after.tricks.some((trick) => trick.cards.length === 2),
  "another game": heard("newGame"),
  "a player who left": heard("left"),
};

export type Sightings = Map<string, number>;

export function noSightings(): Sightings {
  return new Map(Object.keys(SITUATIONS).map((name) => [name, 0]));
}

export function look(sightings: Sightings, step: Step): void {
  for (const [name, occurs] of Object.entries(SITUATIONS)) {
    if (occurs(step)) sightings.set(name, (sightings.get(name) ?? 0) + 1);
  }
}

function heard(type: buck.Event["type"]): (step: Step) => boolean {
  return ({ events }) => events.some((event) => event.type === type);
}

function isStickyBid({ action, before }: Step): boolean {
  if (action.type !== "PLACE_BID" || before.options.allPass !== "stick") return false;
  return before.bids.length === 3 && before.highestBid === null;
}

function isPlay(step: Step): step is Played {
  return step.action.type === "PLAY_CARD";
}

function scene({ before, action }: Played) {
  const trump = suitNumber(before.trumpSuit ?? "");
  const led = before.currentTrick.cards[0];
  const hand = before.players[action.playerPosition]?.hand.map(({ id }) => cardNumber(id)) ?? [];
  return { trump, hand, asked: led === undefined ? null : playedSuit(cardNumber(led.card.id), trump) };
}

function mustFollowWithLeftBower(step: Played): boolean {
  const { trump, hand, asked } = scene(step);
  const trumps = hand.filter((card) => playedSuit(card, trump) === trump);
  const [only] = trumps;
  return asked === trump && hand.length > 1 && trumps.length === 1 && isLeftBower(only ?? 0, trump);
}

function leftBowerIsFree(step: Played): boolean {
  const { trump, hand, asked } = scene(step);
  if (asked === null || asked === trump) return false;
  const ofPrintedSuit = hand.filter((card) => printedSuit(card) === asked);
  return hand.length > 1 && ofPrintedSuit.length === 1 && isLeftBower(ofPrintedSuit[0] ?? 0, trump);
}
