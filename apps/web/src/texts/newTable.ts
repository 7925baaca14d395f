import type { buck, GameName } from "@buck/engine";
import type { Settings } from "@buck/protocol";

const PACE_NAMES = { relaxed: "Relaxed", normal: "Normal", quick: "Quick" } as const;
const timerLabel = (seconds: number | null) => (seconds === null ? "Off" : `${seconds} s`);

/** New table and house rules: a sentence for each choice. */
export const newTableTexts = {
  title: "Make a table",
  lead: "Everything is set the usual way. One tap and you are at the table.",
  make: "Make the table",
  name: "Name of the table",
  namePlaceholder: "Friday cards",
  yourName: "Your name",
  game: "Game",
  games: {
    buck: { title: "Buck Euchre", text: "Each for themselves, bids, folding, down to zero." },
    euchre: { title: "Classic Euchre", text: "Two against two, up to ten." },
  } satisfies Readonly<Record<GameName, { readonly title: string; readonly text: string }>>,
  house: "House rules",
  usual: "the usual rules",
  presets: "Ways to play",
  ownWay: "Your own mix of rules.",
  other: "Other",
  otherNumber: (title: string) => `${title}: another number`,
  table: "At the table",
  timer: {
    title: "Turn timer",
    text: "When it runs out a bot plays that turn.",
    label: timerLabel,
  },
  pace: {
    title: "Pace",
    text: "How long cards and results stay on the table.",
    values: PACE_NAMES,
  },
  hints: {
    title: "Hints",
    values: { off: "Off", learners: "For learners", all: "For all" },
    texts: {
      off: "Nobody can ask what to play.",
      learners: "Whoever is on turn may ask what an expert would do. The table sees that they asked.",
      all: "Whoever is on turn may ask what an expert would do, and nobody is told.",
    },
  },
  watchers: { title: "People may watch", text: "Watchers see the table and nobody’s cards." },
  takeover: {
    title: "Newcomers may take a bot’s seat",
    text: "Also in the middle of a game.",
  },
  atTheTable: ({ pace, turnTimer }: Settings) =>
    `${PACE_NAMES[pace]} pace, turn timer: ${timerLabel(turnTimer).toLowerCase()}`,
  changed: (rules: number) => `${rules} changed`,
} as const;

/** Every option with its title, and every value of it with a label and a sentence. */
type RuleTexts = {
  readonly [Name in buck.OptionName]: {
    readonly title: string;
    readonly values: Readonly<Record<`${buck.Options[Name]}`, readonly [label: string, sentence: string]>>;
  };
};

export const ruleTexts = {
  startScore: {
    title: "Starting score",
    values: {
      "15": ["15", "Everybody starts with 15 points."],
      "10": ["10", "Everybody starts with 10: a short game."],
      "20": ["20", "Everybody starts with 20."],
      "25": ["25", "Everybody starts with 25: a long evening."],
    },
  },
  clubsTurnUp: {
    title: "A club turned up",
    values: {
      bid: ["Clubs by bids", "Clubs are trump, bidding as always, nobody may fold."],
      dirty: ["Dirty clubs", "Clubs are trump without bidding; each player needs a trick."],
      off: ["Nothing special", "A club is like any other card turned up."],
    },
  },
  minimumBid: {
    title: "Lowest bid",
    values: { "2": ["2", "Bids begin at two tricks."], "3": ["3", "Bids begin at three tricks."] },
  },
  allPass: {
    title: "All pass",
    values: {
      redeal: ["Next dealer", "No score, the deal moves on."],
      stick: ["Stick the dealer", "The dealer must bid the minimum."],
    },
  },
  folding: {
    title: "Folding",
    values: {
      secret: ["In secret", "All decide at once, then it is shown."],
      clockwise: ["In turn", "One after the other, for all to see."],
    },
  },
  showHands: {
    title: "Showing cards",
    values: {
      game: ["After the game", "Folded hands and the blind stay closed until then."],
      hand: ["After each hand", "Everything is shown when a hand is over."],
    },
  },
} as const satisfies RuleTexts;
