import type { Translated } from "../messages.ts";
import type { coachTexts } from "../coach.ts";

export const coachDe: Translated<typeof coachTexts> = {
  deal: "Willkommen! Fünf Karten für jeden. Du sitzt unten, deine Karten siehst nur du.",
  reveal: "Eine Karte des Talons wird aufgedeckt. Sie zählt nur, wenn sie Kreuz ist: Diese ist Karo.",
  listen: "Es wird reihum gereizt. Warte, bis du dran bist.",
  bid: "Du hast zwei rote Buben und das Herz-Ass. Ist Herz Trumpf, sind die Buben die zwei besten Karten. Das sind drei Stiche: Reiz 3.",
  bidAgain:
    "Noch einmal dieselben Karten: Zwei rote Buben und das Herz-Ass sind ein Gebot wert. Reiz diesmal 3.",
  passed: "Du hast gepasst. Wenn alle passen, bekommt niemand Punkte, und der Nächste gibt.",
  again: "Alle haben gepasst. Dieselben Karten werden noch einmal gegeben, damit du es versuchen kannst.",
  bidDone: "Jetzt können die anderen höher gehen oder passen.",
  declare: "Niemand ging höher. Sag Herz als Trumpf an, und dein Karo-Bube wird zum Linken Bauern.",
  others:
    "Die anderen entscheiden, ob sie mitgehen. Wer mitgeht, braucht einen Stich, wer aussteigt, ist diese Runde raus.",
  right: "Du spielst aus. Spiel den Rechten Bauern, den Herz-Buben: Nichts sticht ihn.",
  left: "Dein Karo-Bube ist jetzt der Linke Bauer. Er ist ein Herz, und nur der Rechte Bauer war höher. Spiel ihn.",
  ace: "Beide Bauern sind weg, also ist das Herz-Ass der höchste Trumpf. Dritter Stich!",
  rest: "Gebot geschafft! Jeder weitere Stich ist ein Punkt mehr. Die Glühbirne zeigt, was ein Profi täte: Je länger ein Balken, desto näher an null.",
  last: "Deine letzte Karte. Die anderen spielen den Rest.",
  wait: "Schau, was sie spielen: Alle müssen die ausgespielte Farbe bedienen.",
  expert:
    "Anders als gedacht: Hier siehst du, was ein Profi täte. Je länger ein Balken, desto näher an null.",
  done: "Gut gemacht! Jeder Stich bringt dich einen Punkt näher an die Null.",
  free: "Spiel weiter, wenn du magst, mit oder ohne Glühbirne. Je länger ein Balken, desto näher an null.",
  title: "Erste Runde",
  pupil: "Neuling",
};
