import { cardNumber, isLeftBower, playedSuit, printedSuit, suitNumber } from "./checker/cards.ts";

interface Play {
  readonly before: {
    readonly trumpSuit: string | null;
    readonly currentTrick: { readonly cards: readonly { readonly card: { readonly id: string } }[] };
    readonly players: readonly { readonly hand: readonly { readonly id: string }[] }[];
  };
  readonly action: { readonly type: string; readonly playerPosition?: number };
}

/** What a player has in hand and what the trick asks for, in the referee's numbers. */
function scene({ before, action: { playerPosition = 0 } }: Play) {
  const trump = suitNumber(before.trumpSuit ?? "");
  const led = before.currentTrick.cards[0];
  const hand = before.players[playerPosition]?.hand.map(({ id }) => cardNumber(id)) ?? [];
  return { trump, hand, asked: led === undefined ? null : playedSuit(cardNumber(led.card.id), trump) };
}

/** Trump is asked for, and the left bower is the only one in the hand. */
export function mustFollowWithLeftBower(step: Play): boolean {
  if (step.action.type !== "PLAY_CARD") return false;
  const { trump, hand, asked } = scene(step);
  const trumps = hand.filter((card) => playedSuit(card, trump) === trump);
  const [only] = trumps;
  return asked === trump && hand.length > 1 && trumps.length === 1 && isLeftBower(only ?? 0, trump);
}

/** Its printed suit is asked for, and the left bower is the only card that bears it. */
export function leftBowerIsFree(step: Play): boolean {
  if (step.action.type !== "PLAY_CARD") return false;
  const { trump, hand, asked } = scene(step);
  if (asked === null || asked === trump) return false;
  const ofPrintedSuit = hand.filter((card) => printedSuit(card) === asked);
  return hand.length > 1 && ofPrintedSuit.length === 1 && isLeftBower(ofPrintedSuit[0] ?? 0, trump);
}
