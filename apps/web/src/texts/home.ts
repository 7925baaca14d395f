import { catalogue } from "./catalogue.ts";

export const homeTexts = catalogue("home", {
  title: ["Four friends,", "one link,", "cards."],
  lead: "Make a table, send the link, and play in the browser. No account, no download.",
  make: "Make a table",
  practise: "Play now against bots",
  orClassic: "Or with a partner:",
  classic: "play classic Euchre now",
  haveCode: "Table code",
  join: "Join",
  watch: "Watch",
  codeWrong: "A code has eight letters and digits, like {example}.",
  learn: "Learn",
  settings: "Settings",
  recent: "Tables you sat at",
  goBack: "Go back",
  unfinished: "Your games against bots",
  games: { buck: "Buck Euchre", euchre: "Classic Euchre" },
  goOn: "Go on",
  chooseBots: "Choose rules and bots",
  newHere: "New to Buck Euchre?",
  firstHand: "Play a guided first hand",
});
