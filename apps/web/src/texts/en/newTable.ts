import type { Language } from "../language.ts";

export const newTable = {
  /** New table and house rules: a sentence for each choice. */
  form: {
    title: "Make a table",
    lead: "The usual rules are ready. Type your name and make the table.",
    make: "Make the table",
    name: "Table name",
    namePlaceholder: "Friday cards",
    yourName: "Your name",
    game: "Game",
    games: {
      buck: { title: "Buck Euchre", text: "Everybody for themselves: bid, stay or fold, race to zero." },
      euchre: { title: "Classic Euchre", text: "Two against two, first to ten." },
    },
    house: "House rules",
    usual: "the usual rules",
    presets: "Ways to play",
    ownWay: "Your own mix of rules.",
    other: "Other",
    otherNumber: ({ title }: { title: string }) => `${title}: another number`,
    table: "At the table",
    timer: {
      title: "Turn timer",
      text: "When time runs out, a bot plays that turn.",
      off: "Off",
      seconds: ({ seconds }: { seconds: number }) => `${seconds} s`,
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
        learners: "On your turn you may ask what an expert would do. The table sees that you asked.",
        all: "On your turn you may ask what an expert would do, and nobody else is told.",
      },
    },
    watchers: { title: "People may watch", text: "Watchers see the table but nobody’s cards." },
    talkWithWatchers: {
      title: "Watchers may chat with players",
      text: "Otherwise they chat among themselves.",
    },
    takeover: { title: "Newcomers may take a bot’s seat", text: "Even in the middle of a game." },
    undo: {
      title: "You may take back a move",
      text: "If everybody agrees, and only until the next move. The timer keeps running.",
    },
    atTheTable: ({ timer, pace }: { timer: number | "off"; pace: "relaxed" | "quick" | "normal" }) =>
      timer === "off"
        ? `${pace === "relaxed" ? "Relaxed" : pace === "quick" ? "Quick" : "Normal"} pace, turn timer: off`
        : `${pace === "relaxed" ? "Relaxed" : pace === "quick" ? "Quick" : "Normal"} pace, turn timer: ${timer} s`,
    changed: ({ rules }: { rules: number }) => `${rules} changed`,
  },
  /** What a new table is called until its host calls it something else. */
  tableNames: {
    names: [
      "The brass jack",
      "Lucky nines",
      "The left bower",
      "Kitchen table",
      "Five tricks",
      "Walnut corner",
      "The blind ten",
      "Queen’s corner",
      "Rainy evening",
      "Second deal",
      "The quiet ace",
      "Copper kettle",
      "Old felt",
      "The late train",
      "Porch light",
      "The red barn",
      "Apple crate",
      "Two jacks",
      "Harvest moon",
      "The long table",
      "Candle and cards",
      "By the stove",
      "Garden chairs",
      "Last round",
    ],
  },
  /** House rules that people know by name, all at once. */
  ways: {
    buck: {
      usual: { title: "The usual game", text: "From 15 down to zero; a club turned up makes clubs trump." },
      short: { title: "Short game", text: "From 10 down to zero: half an hour." },
      long: { title: "Long evening", text: "From 25 down to zero." },
      dirty: {
        title: "Dirty clubs",
        text: "A club turned up is trump with no bidding: everybody plays and needs a trick.",
      },
      stick: {
        title: "Stick the dealer",
        text: "If everybody else passes, the dealer must bid the minimum.",
      },
    },
    euchre: {
      usual: {
        title: "Stick the dealer",
        text: "To 10. If everybody else passes twice the dealer must call, and the caller may go alone.",
      },
      mayPass: { title: "Dealer may pass", text: "If everybody passes twice, the next player deals." },
      canadian: { title: "Canadian loner", text: "If you order up your partner, you must go alone." },
      old: {
        title: "Old style",
        text: "A black jack picks the dealer, nobody goes alone, nobody must call, and you call only suits you hold.",
      },
    },
  },
};

export type NewTable = typeof newTable;

export const newTableTexts = ({ texts }: Language): NewTable => texts?.newTable ?? newTable;
