import type { Translated } from "../messages.ts";
import type { classicTexts } from "../learnClassic.ts";

export const learnClassicDe: Translated<typeof classicTexts> = {
  title: "So spielt man klassisches Euchre",
  lead: "Zwei gegen zwei, 24 Karten, fünf Stiche. Ein Team wählt den Trumpf und muss drei davon machen. Das erste Team mit 10 Punkten gewinnt.",
  tryIt: "Eine erste Runde mit Anleitung spielen",
  play: "Gleich gegen Bots spielen",
  make: "Einen Tisch aufmachen",
  other: "Buck Euchre lernen",
  differs: {
    title: "Wenn du Buck Euchre kennst",
    points: [
      "Du spielst mit deinem Gegenüber; Punkte gehören dem Team und gehen nach oben, nicht nach unten.",
      "Niemand reizt eine Zahl: Wer Trumpf ansagt, verspricht drei Stiche fürs Team.",
      "Die aufgedeckte Karte zählt: Ihre Farbe wird zuerst angeboten, und am Ende hat sie vielleicht, wer gibt.",
      "Niemand steigt aus. Aber wer ansagt, darf allein spielen; dann setzt das Gegenüber aus.",
    ],
  },
  trumpOrder: {
    title: "Die Karten und die Bauern",
    text: "Neun bis Ass in vier Farben. Der Trumpf-Bube ist die höchste Karte, der Rechte Bauer. Der andere Bube derselben Kartenfarbe ist der zweithöchste, der Linke Bauer, und in allem ein Trumpf: Er bedient Trumpf, nie die Farbe, die auf ihm steht.",
    trump: "Herz ist Trumpf, von hoch nach niedrig",
    plain: "Eine Farbe der anderen Kartenfarbe, von hoch nach niedrig",
    plainNote: "Karo hat jetzt nur fünf Karten: Sein Bube ist ein Herz geworden.",
  },
  steps: {
    deal: {
      title: "1. Geben",
      text: "Fünf Karten für jeden. Vier bleiben übrig, der Talon; seine oberste Karte liegt offen für alle.",
    },
    order: {
      title: "2. Aufnehmen lassen",
      text: "Links vom Geber beginnend werden alle einmal gefragt: Soll die Farbe dieser Karte Trumpf sein? Lässt jemand aufnehmen, nimmt der Geber die Karte und wirft eine andere verdeckt ab. So geht eine gute Karte ans Team des Gebers.",
    },
    name: {
      title: "3. Oder eine andere Farbe ansagen",
      text: "Passen alle vier, wird die Karte umgedreht, und es geht noch einmal reihum. Jetzt darfst du eine der drei anderen Farben ansagen. Passen die ersten drei wieder, muss ansagen, wer gibt.",
    },
    alone: {
      title: "4. Allein",
      text: "Mit einem Blatt, das alle fünf von selbst macht, sagst du bei der Ansage „allein“. Dein Gegenüber legt die Karten für diese Runde hin, und ihr spielt zu dritt.",
      note: "Herz ist Trumpf: beide Bauern, Trumpf-Ass und -König und ein Ass daneben.",
    },
    play: {
      title: "5. Spielen",
      text: "Wer links vom Geber sitzt, spielt aus. Bediene die ausgespielte Farbe, wenn du kannst; sonst spiel, was du willst. Der höchste Trumpf gewinnt, sonst die höchste Karte der ausgespielten Farbe. Wer gewinnt, spielt zum nächsten Stich aus.",
      note: "Herz ist Trumpf, und die Karo-Neun wird ausgespielt. Der Karo-Bube ist der Linke Bauer: ein Trumpf, und er gewinnt. Wer ihn hat, muss mit ihm nicht Karo bedienen.",
    },
  },
  score: {
    title: "Die Punkte",
    rows: [
      ["Die Ansage machte drei oder vier Stiche", "1 Punkt"],
      ["Die Ansage machte alle fünf: Durchmarsch", "2 Punkte"],
      ["Wer allein spielte, machte alle fünf", "4 Punkte fürs Team"],
      ["Die Ansage machte zwei oder weniger: Euchre", "2 Punkte für die anderen"],
    ],
    end: "Die Runde, die ein Team auf 10 bringt, beendet das Spiel.",
  },
  house: {
    title: "Hausregeln",
    text: "Wer den Tisch aufmacht, wählt, bis zu wie vielen Punkten gespielt wird, ob ansagen muss, wer gibt, ob jemand allein spielen darf, ob du eine Farbe ansagen darfst, die du nicht hast, wer gibt, wenn alle gepasst haben, wie sich findet, wer zuerst gibt, und wann Karten gezeigt werden. Bekannte Spielweisen kann man beim Namen wählen. Die Lobby sagt, was abweicht.",
  },
};
