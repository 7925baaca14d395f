import type { Translated } from "../messages.ts";
import type { homeTexts } from "../home.ts";

export const homeDe: Translated<typeof homeTexts> = {
  title: ["Vier Leute,", "ein Link,", "Karten."],
  lead: "Mach einen Tisch auf, schick den Link herum und spiel im Browser. Ohne Konto, ohne Download.",
  make: "Tisch aufmachen",
  practise: "Gleich gegen Bots spielen",
  orClassic: "Oder zwei gegen zwei:",
  classic: "jetzt klassisches Euchre spielen",
  haveCode: "Tischcode",
  join: "Mitspielen",
  watch: "Zuschauen",
  codeWrong: "Ein Code hat acht Buchstaben und Ziffern, zum Beispiel {example}.",
  learn: "Lernen",
  settings: "Einstellungen",
  yourGames: "Deine Spiele und Zahlen",
  recent: "Tische, an denen du gesessen hast",
  goBack: "Zurück an den Tisch",
  unfinished: "Deine Spiele gegen Bots",
  games: { buck: "Buck Euchre", euchre: "Klassisches Euchre" },
  goOn: "Weiterspielen",
  chooseBots: "Regeln und Bots wählen",
  daily: "Blatt des Tages",
  newHere: "Neu bei Buck Euchre?",
  firstHand: "Spiel ein erstes Blatt mit Anleitung",
};
