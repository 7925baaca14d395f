import type { Judged } from "./judging.ts";
import type { SeenCard } from "./seen.ts";
import {
  enters,
  handOf,
  hears,
  isAction,
  isTrumpIn,
  isTrumpLed,
  lastTrick,
  left,
  winsTrick,
} from "./tamper.ts";
import type { SeatAction, SeenTable, Tampering } from "./tamper.ts";

/** The crimes that can be committed in either game. */
export function commonCrimes<State extends SeenTable, Action extends SeatAction>(): readonly Tampering<
  State,
  Action
>[] {
  type Step = Judged<State, Action>;

  const withState =
    (change: (state: State) => Partial<SeenTable>) =>
    (step: Step): Step => ({ ...step, after: { ...step.after, ...change(step.after) } });

  const withHand = (step: Step, seat: number, cards: readonly SeenCard[]): Step =>
    withState(({ players }) => ({
      players: players.map((player) => (player.position === seat ? { ...player, hand: cards } : player)),
    }))(step);

  const withoutTrump = (step: Step): Step => {
    const isTrump = isTrumpIn(step.before);
    const cardId = handOf(step.before, step.action).find((card) => !isTrump(card))?.id ?? "";
    return { ...step, action: { ...step.action, cardId } };
  };

  return [
    {
      crime: "the trick goes to somebody else",
      where: winsTrick,
      how: withState(({ tricks }) => ({
        tricks: lastTrick(tricks, ({ winner }) => ({ winner: left(winner) })),
      })),
    },
    {
      crime: "two dealt cards swapped between hands",
      where: isAction("DEAL"),
      how: (step) => {
        const [a, b] = [step.after.players[0]?.hand ?? [], step.after.players[1]?.hand ?? []];
        const swapped = withHand(step, 0, [...b.slice(0, 1), ...a.slice(1)]);
        return withHand(swapped, 1, [...a.slice(0, 1), ...b.slice(1)]);
      },
    },
    {
      crime: "a played card stays in the hand",
      where: isAction("PLAY_CARD"),
      how: (step) => withHand(step, step.action.playerPosition ?? 0, handOf(step.before, step.action)),
    },
    {
      crime: "the wrong player is to play",
      where: enters("PLAYING"),
      how: withState(({ currentPlayerPosition }) => ({ currentPlayerPosition: left(currentPlayerPosition) })),
    },
    {
      crime: "a revoke",
      where: ({ action, before }) => {
        const hand = handOf(before, action);
        const trumps = hand.filter(isTrumpIn(before));
        return isTrumpLed(before) && trumps.length > 0 && trumps.length < hand.length;
      },
      how: withoutTrump,
    },
    {
      crime: "a left bower held back when trump is led",
      where: ({ action, before }) => {
        const hand = handOf(before, action);
        const trumps = hand.filter(isTrumpIn(before));
        const isLeftBower = trumps.length === 1 && trumps[0]?.suit !== before.trumpSuit;
        return isTrumpLed(before) && isLeftBower && hand.length > 1;
      },
      how: withoutTrump,
    },
    {
      crime: "an offer that leaves a legal action out",
      where: ({ legal }) => legal !== null && legal.length > 1,
      how: (step) => ({ ...step, legal: step.legal?.slice(1) ?? null }),
    },
    {
      crime: "a dealer who deals again",
      where: isAction("NEXT_ROUND"),
      how: withState(({ dealerPosition }) => ({ dealerPosition: (dealerPosition + 3) % 4 })),
    },
    {
      crime: "an event that is left out",
      where: hears("trickWon"),
      how: (step) => ({ ...step, events: step.events.filter(({ type }) => type !== "trickWon") }),
    },
    {
      crime: "an event that says too much",
      where: hears("dealt"),
      how: (step) => ({ ...step, events: step.events.map((event) => ({ ...event, hand: "SPADES_ACE" })) }),
    },
    {
      crime: "a state swapped between two actions",
      where: isAction("NEXT_ROUND"),
      how: (step) => ({ ...step, before: { ...step.before } }),
    },
  ];
}
