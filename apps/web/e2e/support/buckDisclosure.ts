import { recordOf, replay } from "@buck/records";
import type { buck, Card } from "@buck/engine";
import type { GameRecord } from "@buck/records";
import type { GameFrame } from "@buck/protocol";
import { EVERY_CARD, seenSinceDeal } from "./disclosure.ts";
import type { Disclosure } from "./disclosure.ts";

type Game = Pick<GameRecord<"buck">, "options" | "actions">;
type Shown = Extract<GameFrame, { readonly game: "buck" }>;

export function buckDisclosure({ options, actions }: Game): Disclosure {
  const replayed = replay(recordOf("buck", options, actions));
  if (!replayed.ok) throw new Error(`The record breaks a rule: ${replayed.reason.code}`);
  const { states } = replayed;
  const pictures = states.map(openPart);
  const isLaidOpen = (phase: buck.GamePhase | undefined) =>
    phase === "GAME_OVER" ||
    (options.showHands === "hand" && (phase === "ROUND_OVER" || phase === "DEALING"));
  return {
    momentShown: (shown, from) => (shown.game === "buck" ? pictures.indexOf(openPart(shown.view), from) : -1),
    cardsSeen: (moment, viewer) =>
      isLaidOpen(states[moment]?.phase) ? EVERY_CARD : seenSinceDeal({ actions, states }, moment, viewer),
    otherLeaks: (shown) => (shown.game === "buck" ? foldsTold(shown.view) : []),
  };
}

function openPart(table: buck.View | buck.GameState): string {
  const { round, phase, dealerPosition, turnUpCard, bids, trumpSuit, tricks, currentTrick } = table;
  const decided = table.players.map((player) => player.decided);
  const open = { round, phase, dealerPosition, turnUpCard, bids, trumpSuit, tricks, currentTrick, decided };
  return JSON.stringify({ ...open, scored: table.scoreSheet.length });
}

/** Decisions to fold lie face down until the last is made. */
function foldsTold({ phase, options, players, viewer }: buck.View): readonly string[] {
  if (phase !== "FOLDING_DECISION" || options.folding !== "secret") return [];
  return players
    .filter(({ folded, position }) => folded && position !== viewer)
    .map(({ position }) => `that ${position} folds, to ${viewer}`);
}

/** The phase in which nothing but the turn-up lies open. */
export const BUCK_SECRETS: buck.GamePhase = "BIDDING";

/** Copies of a frame, each with one leaked card. */
export function buckFramesWithLeaks(
  { game, view, events }: Shown,
  card: Card,
): Readonly<Record<string, GameFrame>> {
  const players = view.players.map((player) => ({ ...player, hand: [card] }));
  const played: buck.Event = { type: "played", playerPosition: 0, card };
  return {
    "a hand": { game, view: { ...view, players }, events },
    "the blind": { game, view: { ...view, blind: [card] }, events },
    "an event": { game, view, events: [played] },
  };
}
