import type { Settings } from "@buck/protocol";
import { catalogue } from "./catalogue.ts";

/** New table and house rules: a sentence for each choice. */
export const newTableTexts = catalogue("newTable", {
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
  },
  house: "House rules",
  usual: "the usual rules",
  presets: "Ways to play",
  ownWay: "Your own mix of rules.",
  other: "Other",
  otherNumber: "{title}: another number",
  table: "At the table",
  timer: {
    title: "Turn timer",
    text: "When it runs out a bot plays that turn.",
    off: "Off",
    seconds: "{seconds} s",
  },
  pace: {
    title: "Pace",
    text: "How long cards and results stay on the table.",
    values: { relaxed: "Relaxed", normal: "Normal", quick: "Quick" },
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
  takeover: { title: "Newcomers may take a bot’s seat", text: "Also in the middle of a game." },
  undo: {
    title: "Decisions may be taken back",
    text: "If everybody agrees, until the next decision. The timer runs on.",
  },
  atTheTable:
    "{timer, select, off {{pace, select, relaxed {Relaxed} quick {Quick} other {Normal}} pace, turn timer: off} other {{pace, select, relaxed {Relaxed} quick {Quick} other {Normal}} pace, turn timer: {timer} s}}",
  changed: "{rules} changed",
});

export function timerText(seconds: Settings["turnTimer"]): string {
  return seconds === null ? newTableTexts.timer.off : newTableTexts.timer.seconds({ seconds });
}

/** Pace and timer in a line: "Normal pace, turn timer: off". */
export function atTheTable({ pace, turnTimer }: Settings): string {
  return newTableTexts.atTheTable({ pace, timer: turnTimer ?? "off" });
}
