import { POSITIONS } from "@buck/engine/testing";
import { euchre } from "@buck/engine";
import type { PlayedCard, Position, Suit } from "@buck/engine";
import { card, hand } from "./builders.ts";

/** What seat 0 of a game of classic Euchre sees; its partner is seat 2. */
export interface EuchreScene {
  readonly turnUp?: string;
  readonly trump?: Suit;
  readonly dealer?: Position;
  /** Who made trump. */
  readonly caller?: Position;
  /** Cards in the trick before seat 0, the last of them by seat 3. */
  readonly trick?: string;
  readonly options?: Partial<euchre.Options>;
  /** Seat 0 plays for team a. */
  readonly scores?: euchre.ByTeam;
}

function viewOf(phase: euchre.GamePhase, cards: string, scene: EuchreScene): euchre.View {
  const { turnUp = "9D", trump = null, dealer = 3, caller = null, options, scores } = scene;
  const base = euchre.view(euchre.create(options), 0);
  return {
    ...base,
    scores: scores ?? base.scores,
    phase,
    round: 1,
    dealerPosition: dealer,
    players: POSITIONS.map((position) => ({
      id: `bot-${position}`,
      name: `Bot ${position}`,
      position,
      team: euchre.teamOf(position),
      connected: true,
      cardCount: beforeMe(scene).some(({ playerPosition }) => playerPosition === position) ? 4 : 5,
      hand: position === 0 ? hand(cards) : null,
      tricksTaken: 0,
    })),
    turnUpCard: card(turnUp),
    trumpSuit: trump,
    callerPosition: caller,
    currentTrick: {
      number: 1,
      leadPlayerPosition: beforeMe(scene)[0]?.playerPosition ?? 0,
      cards: beforeMe(scene),
      winner: null,
    },
    currentPlayerPosition: 0,
  };
}

function beforeMe({ trick = "" }: EuchreScene): readonly PlayedCard[] {
  const laid = hand(trick);
  const seats = ([1, 2, 3] as const).slice(3 - laid.length);
  return laid.map((each, index) => ({ card: each, playerPosition: seats[index] ?? 3 }));
}

export const round1 = (cards: string, scene: EuchreScene = {}) => viewOf("ROUND1", cards, scene);
export const round2 = (cards: string, scene: EuchreScene = {}) => viewOf("ROUND2", cards, scene);
export const discarding = (cards: string, scene: EuchreScene = {}) =>
  viewOf("DEALER_DISCARD", cards, { trump: "SPADES", dealer: 0, ...scene });
export const playing = (cards: string, scene: EuchreScene = {}) =>
  viewOf("PLAYING", cards, { trump: "SPADES", ...scene });

/** What a bot chose, as short as people say it; an illegal choice is a failure. */
export function said(view: euchre.View, choose: (view: euchre.View) => euchre.Action): string {
  const action = choose(view);
  const legal = euchre.legalActions(view).map((allowed) => JSON.stringify(allowed));
  if (!legal.includes(JSON.stringify(action))) throw new Error(`${JSON.stringify(action)} is not legal`);
  switch (action.type) {
    case "PASS_TRUMP":
      return "pass";
    case "CALL_TRUMP":
      return `${action.suit ?? "order up"}${action.goAlone === true ? " alone" : ""}`;
    case "DISCARD":
    case "PLAY_CARD":
      return action.cardId;
    default:
      throw new Error(`${action.type} is no decision`);
  }
}
