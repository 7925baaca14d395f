import { commonCrimes } from "./commonCrimes.ts";
import type { SeenAction, SeenState } from "./seen.ts";
import { enters, hears, isAction, left, tampering } from "./tamper.ts";
import type { Tampering } from "./tamper.ts";

const { changeAction, changeSeat, changeState } = tampering<SeenState, SeenAction>();

export const CRIMES: readonly Tampering<SeenState, SeenAction>[] = [
  ...commonCrimes<SeenState, SeenAction>(),
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
    crime: "the wrong player is to act",
    where: enters("BIDDING"),
    how: (step) => ({ ...step, toAct: step.toAct.map(left) }),
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
    crime: "house rules that change in the middle",
    where: isAction("OPEN_BIDDING"),
    how: changeState(({ options }) => ({ options: { ...options, minimumBid: 5 - options.minimumBid } })),
  },
];
