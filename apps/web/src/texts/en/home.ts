import type { Language } from "../language.ts";

export const home = {
  title: ["Your friends,", "one link,", "cards."],
  lead: "Make a table, send the link, and play in the browser. No account, no download.",
  leadAlone: "Play in the browser, against bots. No account, no download.",
  make: "Make a table",
  practice: "Play now against bots",
  orClassic: "Or with a partner:",
  classic: "play classic Euchre now",
  haveCode: "Table code",
  join: "Join",
  watch: "Watch",
  codeWrong: ({ example }: { example: string }) => `A code has eight letters and digits, like ${example}.`,
  learn: "Learn",
  settings: "Settings",
  yourGames: "Your games and stats",
  recent: "Tables you sat at",
  goBack: "Go back",
  unfinished: "Your games against bots",
  games: { buck: "Buck Euchre", euchre: "Classic Euchre" },
  goOn: "Continue",
  chooseBots: "Choose rules and bots",
  daily: "Deal of the day",
  newHere: "New to Buck Euchre?",
  firstHand: "Play a guided first hand",
};

export type Home = typeof home;

export const homeTexts = ({ texts }: Language): Home => texts?.home ?? home;
