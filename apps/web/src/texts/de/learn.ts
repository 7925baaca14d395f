import type { Translated } from "../messages.ts";
import type { learnTexts } from "../learn.ts";

export const learnDe: Translated<typeof learnTexts> = {
  title: "So spielt man Buck Euchre",
  lead: "Zu viert, jeder für sich, 24 Karten, fünf Stiche. Alle fangen mit 15 Punkten an und wollen herunter auf null.",
  tryIt: "Eine erste Runde mit Anleitung spielen",
  other: "Klassisches Euchre lernen",
  trumpOrder: {
    title: "Die Karten",
    text: "Neun bis Ass in vier Farben. Ist eine Farbe Trumpf, so ist ihr Bube die höchste Karte überhaupt: der Rechte Bauer. Der andere Bube derselben Kartenfarbe, rot oder schwarz, ist der zweithöchste, der Linke Bauer, und zählt in allem als Trumpf.",
    trump: "Herz ist Trumpf, von hoch nach niedrig",
    plain: "Jede andere Farbe, von hoch nach niedrig",
    plainNote: "Hier Kreuz: Mit einer Farbe der anderen Kartenfarbe geschieht nichts Besonderes.",
  },
  steps: {
    deal: {
      title: "1. Geben",
      text: "Fünf Karten für jeden. Vier bleiben als Talon auf dem Tisch, die oberste offen für alle. Der Talon wird nie gespielt.",
    },
    bid: {
      title: "2. Reizen",
      text: "Links vom Geber beginnend: passen, oder sagen, wie viele Stiche du machst, 2 bis 5, immer mehr als das Gebot davor. Wer passt, reizt nicht mehr mit. Passen alle vier, gibt es keine Punkte, und der Nächste gibt.",
    },
    trump: {
      title: "3. Trumpf ansagen",
      text: "Wer am höchsten gereizt hat, sagt eine beliebige Farbe als Trumpf an und spielt zum ersten Stich aus.",
    },
    fold: {
      title: "4. Mitgehen oder aussteigen",
      text: "Alle anderen entscheiden geheim. Steigst du aus, kostet und bringt dir diese Runde nichts. Gehst du mit, musst du mindestens einen Stich machen.",
    },
    play: {
      title: "5. Spielen",
      text: "Bediene die ausgespielte Farbe, wenn du kannst; sonst spiel, was du willst. Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe. Wer den Stich macht, spielt zum nächsten aus.",
    },
  },
  playNote:
    "Herz ist Trumpf, und die Herz-Neun wird ausgespielt. Der Karo-Bube ist der Linke Bauer, bedient also und gewinnt. Das Pik-Ass gewinnt nichts.",
  score: {
    title: "Die Punkte",
    rows: [
      ["Du hast gereizt und so viele Stiche gemacht oder mehr", "minus eins je Stich"],
      ["Du hast gereizt und weniger gemacht: verfehlt", "plus 5"],
      ["Du bist mitgegangen und hast einen Stich oder mehr gemacht", "minus eins je Stich"],
      ["Du bist mitgegangen und hast keinen gemacht", "plus 5"],
      ["Du bist ausgestiegen", "nichts"],
      ["Alle anderen sind ausgestiegen", "wer gereizt hat, bekommt minus 5"],
    ],
    end: "Wer nach einer Runde bei null oder darunter ist, gewinnt das Spiel; sind es mehrere, gewinnt, wer am tiefsten steht. Bei Gleichstand entscheidet eine weitere Runde.",
  },
  clubs: {
    title: "Wenn Kreuz aufgedeckt wird",
    text: "Dann ist sofort Kreuz Trumpf, und niemand darf aussteigen. Gereizt wird wie immer: Alle sind dabei.",
  },
  house: {
    title: "Hausregeln",
    text: "Wer den Tisch aufmacht, wählt die Startpunkte, das niedrigste Gebot, was Kreuz bedeutet, ob reizen muss, wer gibt, wenn alle passen, ob das Aussteigen geheim ist und ob die Karten nach jeder Runde gezeigt werden. Die Lobby sagt, was von diesen Regeln abweicht.",
  },
};
