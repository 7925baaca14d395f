import { catalogue } from "./catalogue.ts";

/** What watchers see of a hand that is over, and who lets them. */
export const lateHandTexts = catalogue("lateHands", {
  title: "Hands for watchers",
  why: "Watchers see everybody’s cards of a hand when the next one is dealt, if everybody who plays agrees.",
  agree: "Agree",
  takeBack: "Show no hands",
  nobody: "Nobody has agreed yet.",
  some: "{names} agreed. Still asked: {others}.",
  all: "Everybody agreed: it begins with the next deal.",
  promised: "Everybody agreed: watchers see this hand when the next one is dealt.",
  watchersSee: "they see this hand when the next one is dealt",
  handBefore: "The hand before",
  open: "Look at the hand before, with everybody’s cards",
  passed: "Everybody passed",
  watching: "You are watching. Everybody’s cards are shown one hand late.",
});
