import type { euchre } from "@buck/engine";

type Label = readonly [label: string, sentence: string];

interface RuleText {
  readonly title: string;
  readonly value: (value: unknown) => Label;
}

const yesOrNo = (yes: string, no: string) => (value: unknown) =>
  value === true ? (["Yes", yes] as const) : (["No", no] as const);

const points = (value: unknown) => `${String(value)} ${value === 1 ? "point" : "points"}`;

/** House rules of classic Euchre: a sentence for each choice. */
export const euchreRuleTexts = {
  targetScore: {
    title: "Playing to",
    value: (value) => [String(value), `The first team with ${points(value)} wins.`],
  },
  stickTheDealer: {
    title: "Stick the dealer",
    value: yesOrNo(
      "When everybody else has passed twice, the dealer must name a suit.",
      "The dealer may pass too; then there is a new deal.",
    ),
  },
  goingAlone: {
    title: "Going alone",
    value: yesOrNo(
      "Whoever calls may play without their partner, for more points.",
      "Nobody goes alone: partners always play together.",
    ),
  },
  callOnlySuitsHeld: {
    title: "Call only a suit you hold",
    value: yesOrNo(
      "In the second round you name only a suit you have a card of.",
      "In the second round you may name any suit that was not turned down.",
    ),
  },
  afterAllPass: {
    title: "When all have passed twice",
    value: (value) =>
      value === "sameDealer"
        ? ["Same dealer", "After a hand that everybody passed the same dealer deals again."]
        : ["Next dealer", "After a hand that everybody passed the deal moves on."],
  },
  firstDealer: {
    title: "First dealer",
    value: (value) => {
      if (value === "blackJack") return ["First black jack", "Cards are turned until a black jack falls."];
      if (value === "seat0") return ["Seat 1", "Seat 1 deals first."];
      return ["By lot", "The first dealer is drawn by lot."];
    },
  },
  showHands: {
    title: "Showing cards",
    value: (value) =>
      value === "hand"
        ? ["After each hand", "Everything is shown when a hand is over."]
        : ["After the game", "The kitty and the cards of whoever sat out stay closed until then."],
  },
  lonerLead: {
    title: "Lead against a lone player",
    value: (value) =>
      value === "leftOfLoner"
        ? ["Left of them", "Against a lone player whoever sits to their left leads."]
        : ["Left of the dealer", "Whoever sits left of the dealer leads, as always."],
  },
  canadian: {
    title: "Canadian loner",
    value: yesOrNo(
      "Whoever orders up their own partner must go alone.",
      "Ordering up your partner is a call like any other.",
    ),
  },
  lonerMarchScore: {
    title: "All five alone",
    value: (value) => [String(value), `All five tricks alone bring ${points(value)}.`],
  },
  lonerEuchredScore: {
    title: "Euchred alone",
    value: (value) => [String(value), `A lone player who is euchred gives the others ${points(value)}.`],
  },
} as const satisfies Readonly<Record<euchre.OptionName, RuleText>>;
