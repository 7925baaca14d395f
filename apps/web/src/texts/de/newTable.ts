import type { Translated } from "../messages.ts";
import type { newTableTexts } from "../newTable.ts";

export const newTableDe: Translated<typeof newTableTexts> = {
  title: "Einen Tisch aufmachen",
  lead: "Alles ist wie üblich eingestellt. Einmal tippen, und du sitzt am Tisch.",
  make: "Tisch aufmachen",
  name: "Name des Tisches",
  namePlaceholder: "Karten am Freitag",
  yourName: "Dein Name",
  game: "Spiel",
  games: {
    buck: { title: "Buck Euchre", text: "Jeder für sich, mit Reizen und Aussteigen, herunter bis null." },
    euchre: { title: "Klassisches Euchre", text: "Zwei gegen zwei, bis zehn." },
  },
  house: "Hausregeln",
  usual: "die üblichen Regeln",
  presets: "Spielweisen",
  ownWay: "Deine eigene Mischung.",
  other: "Andere",
  otherNumber: "{title}: eine andere Zahl",
  table: "Am Tisch",
  timer: {
    title: "Bedenkzeit",
    text: "Läuft sie ab, spielt ein Bot diesen Zug.",
    off: "Aus",
    seconds: "{seconds} s",
  },
  pace: {
    title: "Tempo",
    text: "Wie lange Karten und Ergebnisse liegen bleiben.",
    values: { relaxed: "Gemütlich", normal: "Normal", quick: "Flott" },
  },
  hints: {
    title: "Tipps",
    values: { off: "Aus", learners: "Zum Lernen", all: "Für alle" },
    texts: {
      off: "Niemand kann fragen, was zu spielen ist.",
      learners: "Wer dran ist, darf fragen, was ein Profi täte. Der Tisch sieht, dass gefragt wurde.",
      all: "Wer dran ist, darf fragen, was ein Profi täte, und niemand erfährt es.",
    },
  },
  watchers: {
    title: "Zuschauen erlaubt",
    text: "Wer zuschaut, sieht den Tisch und von niemandem die Karten.",
  },
  takeover: { title: "Wer dazukommt, darf den Platz eines Bots nehmen", text: "Auch mitten im Spiel." },
  undo: {
    title: "Entscheidungen dürfen zurückgenommen werden",
    text: "Wenn alle einverstanden sind, bis zur nächsten Entscheidung. Die Uhr läuft weiter.",
  },
  atTheTable:
    "{timer, select, off {{pace, select, relaxed {Gemütliches} quick {Flottes} other {Normales}} Tempo, ohne Bedenkzeit} other {{pace, select, relaxed {Gemütliches} quick {Flottes} other {Normales}} Tempo, Bedenkzeit: {timer} s}}",
  changed: "{rules} geändert",
};
