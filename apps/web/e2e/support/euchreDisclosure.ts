import { leftOf, seatsOf } from "@buck/engine";
import { recordOf, replay } from "@buck/records";
import type { Card, CardId, euchre } from "@buck/engine";
import type { GameRecord } from "@buck/records";
import type { GameFrame } from "@buck/protocol";
import { EVERY_CARD, seenSinceDeal } from "./disclosure.ts";
import type { Disclosure } from "./disclosure.ts";

type Game = Pick<GameRecord<"euchre">, "options" | "actions">;
type Shown = Extract<GameFrame, { readonly game: "euchre" }>;

/** A discard is one of the dealer's own six cards, and whoever sits out keeps their five: nobody else sees either. */
export function euchreDisclosure({ options, actions }: Game): Disclosure {
  const replayed = replay(recordOf("euchre", options, actions));
  if (!replayed.ok) throw new Error(`The record breaks a rule: ${replayed.reason.code}`);
  const { states } = replayed;
  const pictures = states.map(openPart);
  const isLaidOpen = (moment: number) => {
    const phase = states[moment]?.phase;
    const isBetween = phase === "ROUND_OVER" || phase === "DEALING";
    return phase === "GAME_OVER" || (options.showHands === "hand" && isBetween);
  };
  return {
    momentShown: (shown, from) =>
      shown.game === "euchre" ? pictures.indexOf(openPart(shown.view), from) : -1,
    cardsSeen: (moment, viewer) => {
      if (isLaidOpen(moment)) return EVERY_CARD;
      const seen = seenSinceDeal({ actions, states }, moment, viewer);
      return new Set([...seen, ...turnedForDealer(actions.slice(0, moment))]);
    },
    otherLeaks: (shown, moment) =>
      shown.game === "euchre" && !isLaidOpen(moment) ? discardTold(shown.view) : [],
  };
}

function openPart(table: euchre.View | euchre.GameState): string {
  const { round, phase, dealerPosition, dealerChosen, turnUpCard, calls, trumpSuit } = table;
  const { dealerPickedUp, tricks, currentTrick, scoreSheet } = table;
  const before = { round, phase, dealerPosition, dealerChosen, turnUpCard, calls, trumpSuit };
  return JSON.stringify({ ...before, dealerPickedUp, tricks, currentTrick, scored: scoreSheet.length });
}

/** What was turned over to find the first dealer lies open until the first deal. */
function turnedForDealer(actions: readonly euchre.Action[]): readonly CardId[] {
  const last = actions.at(-1);
  if (last?.type !== "CHOOSE_DEALER" || !("deck" in last)) return [];
  const jack = last.deck.findIndex((card) => card === "SPADES_JACK" || card === "CLUBS_JACK");
  return last.deck.slice(0, jack + 1);
}

/** A dealer who lays the turn-up away again tells nobody: that card is known, that it was discarded is not. */
function discardTold({ calls, discard, players, viewer }: euchre.View): readonly string[] {
  const isDealer = viewer !== "spectator" && leftOf(viewer, seatsOf(players)) === calls[0]?.playerPosition;
  return discard === null || isDealer ? [] : [`that ${discard.id} was discarded, to ${viewer}`];
}

/** The phase in which nothing but the turn-up lies open. */
export const EUCHRE_SECRETS: euchre.GamePhase = "ROUND1";

/** Copies of a frame, each with one leaked card. */
export function euchreFramesWithLeaks(
  { game, view, events }: Shown,
  card: Card,
): Readonly<Record<string, GameFrame>> {
  const players = view.players.map((player) => ({ ...player, hand: [card] }));
  const played: euchre.Event = { type: "played", playerPosition: 0, card };
  return {
    "a hand": { game, view: { ...view, players }, events },
    "the kitty": { game, view: { ...view, kitty: [card] }, events },
    "what becomes of the turn-up": { game, view: { ...view, discard: view.turnUpCard }, events },
    "an event": { game, view, events: [played] },
  };
}
