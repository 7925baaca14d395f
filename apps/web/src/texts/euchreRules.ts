import type { euchre } from "@buck/engine";
import { catalogue } from "./catalogue.ts";

/** House rules of classic Euchre: a sentence for each choice. */
export const euchreRuleTexts = catalogue("euchreRules", {
  yes: "Yes",
  no: "No",
  targetScore: {
    title: "Playing to",
    sentence:
      "{points, plural, one {The first team with # point wins.} other {The first team with # points wins.}}",
  },
  stickTheDealer: {
    title: "Stick the dealer",
    yes: "When everybody else has passed twice, the dealer must name a suit.",
    no: "The dealer may pass too; then there is a new deal.",
  },
  goingAlone: {
    title: "Going alone",
    yes: "Whoever calls may play without their partner, for more points.",
    no: "Nobody goes alone: partners always play together.",
  },
  callOnlySuitsHeld: {
    title: "Call only a suit you hold",
    yes: "In the second round you name only a suit you have a card of.",
    no: "In the second round you may name any suit that was not turned down.",
  },
  afterAllPass: {
    title: "When all have passed twice",
    values: {
      sameDealer: {
        label: "Same dealer",
        sentence: "After a hand that everybody passed the same dealer deals again.",
      },
      nextDealer: { label: "Next dealer", sentence: "After a hand that everybody passed the deal moves on." },
    },
  },
  firstDealer: {
    title: "First dealer",
    values: {
      blackJack: { label: "First black jack", sentence: "Cards are turned until a black jack falls." },
      seat0: { label: "Seat 1", sentence: "Seat 1 deals first." },
      random: { label: "By lot", sentence: "The first dealer is drawn by lot." },
    },
  },
  showHands: {
    title: "Showing cards",
    values: {
      hand: { label: "After each hand", sentence: "Everything is shown when a hand is over." },
      game: {
        label: "After the game",
        sentence: "The kitty and the cards of whoever sat out stay closed until then.",
      },
    },
  },
  lonerLead: {
    title: "Lead against a lone player",
    values: {
      leftOfLoner: {
        label: "Left of them",
        sentence: "Against a lone player whoever sits to their left leads.",
      },
      leftOfDealer: {
        label: "Left of the dealer",
        sentence: "Whoever sits left of the dealer leads, as always.",
      },
    },
  },
  canadian: {
    title: "Canadian loner",
    yes: "Whoever orders up their own partner must go alone.",
    no: "Ordering up your partner is a call like any other.",
  },
  lonerMarchScore: {
    title: "All five alone",
    sentence:
      "{points, plural, one {All five tricks alone bring # point.} other {All five tricks alone bring # points.}}",
  },
  lonerEuchredScore: {
    title: "Euchred alone",
    sentence:
      "{points, plural, one {A lone player who is euchred gives the others # point.} other {A lone player who is euchred gives the others # points.}}",
  },
});

interface ValueTexts {
  readonly label: string;
  readonly sentence: string;
}

/** What a value of a house rule is called and what it means. */
export function euchreRuleText(name: euchre.OptionName, value: unknown): ValueTexts {
  const texts = euchreRuleTexts[name];
  if ("sentence" in texts)
    return { label: String(value), sentence: texts.sentence({ points: Number(value) }) };
  if ("yes" in texts) return yesOrNo(value === true, texts);
  const values: Readonly<Record<string, ValueTexts>> = texts.values;
  return values[String(value)] ?? { label: String(value), sentence: "" };
}

function yesOrNo(isYes: boolean, { yes, no }: Readonly<Record<"yes" | "no", string>>): ValueTexts {
  const { yes: yesLabel, no: noLabel } = euchreRuleTexts;
  return isYes ? { label: yesLabel, sentence: yes } : { label: noLabel, sentence: no };
}
