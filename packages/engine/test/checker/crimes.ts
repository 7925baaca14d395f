import type { JudgedStep } from "./referee.ts";
import {
  changeAction,
  changeSeat,
  changeState,
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

interface Tampering {
  readonly crime: string;
  readonly where: (step: JudgedStep) => boolean;
  readonly how: (step: JudgedStep) => JudgedStep;
}

export const CRIMES: readonly Tampering[] = [
  {
    crime: "the trick goes to somebody else",
    where: winsTrick,
    how: changeState(({ tricks }) => ({
      tricks: lastTrick(tricks, ({ winner }) => ({ winner: left(winner) })),
    })),
  },
  {
    crime: "a score one too low",
    where: enters("ROUND_OVER"),
    how: changeSeat(2, ({ score }) => ({ score: score - 1 })),
  },
  {
    crime: "a score and its row both wrong",
    where: enters("ROUND_OVER"),
    how: (step) =>
      changeState(({ scoreSheet }) => ({
        scoreSheet: scoreSheet.map(({ round, changes }, index) => ({
          round,
          changes: index === scoreSheet.length - 1 ? changes.map((change) => change + 1) : changes,
        })),
      }))([0, 1, 2, 3].reduce((s, seat) => changeSeat(seat, ({ score }) => ({ score: score + 1 }))(s), step)),
  },
  {
    crime: "a score clamped at zero",
    where: ({ after }) => after.players.some(({ score }) => score < 0),
    how: changeState(({ players }) => ({
      players: players.map((player) => ({ ...player, score: Math.max(0, player.score) })),
    })),
  },
  {
    crime: "the same card twice",
    where: isAction("DEAL"),
    how: changeSeat(1, ({ hand }, { blind }) => ({ hand: [...hand.slice(1), ...blind.slice(0, 1)] })),
  },
  {
    crime: "two dealt cards swapped between hands",
    where: isAction("DEAL"),
    how: (step) => {
      const [a, b] = [step.after.players[0]?.hand ?? [], step.after.players[1]?.hand ?? []];
      const swapped = changeSeat(0, () => ({ hand: [...b.slice(0, 1), ...a.slice(1)] }))(step);
      return changeSeat(1, () => ({ hand: [...a.slice(0, 1), ...b.slice(1)] }))(swapped);
    },
  },
  {
    crime: "a played card stays in the hand",
    where: isAction("PLAY_CARD"),
    how: (step) =>
      changeSeat(step.action.playerPosition ?? 0, ({ position }) => ({
        hand: step.before.players[position]?.hand ?? [],
      }))(step),
  },
  {
    crime: "the wrong player is to act",
    where: enters("BIDDING"),
    how: (step) => ({ ...step, toAct: step.toAct.map(left) }),
  },
  {
    crime: "the wrong player is to play",
    where: enters("PLAYING"),
    how: changeState(({ currentPlayerPosition }) => ({
      currentPlayerPosition: left(currentPlayerPosition),
    })),
  },
  {
    crime: "a bid out of turn",
    where: isAction("PLACE_BID"),
    how: changeAction(({ action }) => ({ playerPosition: left(action.playerPosition) })),
  },
  {
    crime: "a bid that does not beat the last",
    where: ({ action, before }) => action.type === "PLACE_BID" && before.highestBid !== null,
    how: changeAction(({ before }) => ({ amount: before.highestBid ?? 0 })),
  },
  {
    crime: "a stuck dealer who passes",
    where: ({ action, before }) =>
      action.type === "PLACE_BID" &&
      before.options.allPass === "stick" &&
      before.highestBid === null &&
      before.bids.length === 3,
    how: changeAction(() => ({ amount: "PASS" })),
  },
  {
    crime: "a fold decision out of turn",
    where: ({ action, before }) => action.type === "FOLD_DECISION" && before.options.folding === "clockwise",
    how: changeAction(({ action }) => ({ playerPosition: left(action.playerPosition) })),
  },
  {
    crime: "a revoke",
    where: ({ action, before }) => {
      const hand = handOf(before, action);
      const trumps = hand.filter(isTrumpIn(before));
      return isTrumpLed(before) && trumps.length > 0 && trumps.length < hand.length;
    },
    how: changeAction(({ action, before }) => ({
      cardId: handOf(before, action).find((card) => !isTrumpIn(before)(card))?.id ?? "",
    })),
  },
  {
    crime: "a left bower held back when trump is led",
    where: ({ action, before }) => {
      const trumps = handOf(before, action).filter(isTrumpIn(before));
      const [only] = trumps;
      return (
        isTrumpLed(before) &&
        trumps.length === 1 &&
        handOf(before, action).length > 1 &&
        only?.suit !== before.trumpSuit
      );
    },
    how: changeAction(({ action, before }) => ({
      cardId: handOf(before, action).find((card) => !isTrumpIn(before)(card))?.id ?? "",
    })),
  },
  {
    crime: "an offer that leaves a legal action out",
    where: ({ legal }) => legal !== null && legal.length > 1,
    how: (step) => ({ ...step, legal: step.legal?.slice(1) ?? null }),
  },
  {
    crime: "an offer that is not legal",
    where: isAction("PLACE_BID"),
    how: (step) => ({ ...step, legal: [...(step.legal ?? []), { ...step.action, amount: 6 }] }),
  },
  {
    crime: "trump that nobody declared",
    where: isAction("DECLARE_TRUMP"),
    how: changeState(({ trumpSuit }) => ({ trumpSuit: trumpSuit === "HEARTS" ? "SPADES" : "HEARTS" })),
  },
  {
    crime: "a dealer who deals again",
    where: isAction("NEXT_ROUND"),
    how: changeState(({ dealerPosition }) => ({ dealerPosition: (dealerPosition + 3) % 4 })),
  },
  {
    crime: "a deal that does not move on after a pass-out",
    where: hears("allPassed"),
    how: changeState(({ dealerPosition }) => ({ dealerPosition: (dealerPosition + 3) % 4 })),
  },
  {
    crime: "a game that goes on after somebody won it",
    where: enters("GAME_OVER"),
    how: changeState(() => ({ phase: "ROUND_OVER", winner: null, gameOver: false })),
  },
  {
    crime: "somebody else wins",
    where: enters("GAME_OVER"),
    how: changeState(({ winner }) => ({ winner: left(winner) })),
  },
  {
    crime: "conceded tricks that are not counted",
    where: hears("tricksConceded"),
    how: (step) => changeSeat(step.after.winningBidderPosition ?? 0, () => ({ tricksTaken: 0 }))(step),
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
    crime: "house rules that change in the middle",
    where: isAction("OPEN_BIDDING"),
    how: changeState(({ options }) => ({ options: { ...options, minimumBid: 5 - options.minimumBid } })),
  },
  {
    crime: "a state swapped between two actions",
    where: isAction("OPEN_BIDDING"),
    how: (step) => ({ ...step, before: { ...step.before } }),
  },
];
