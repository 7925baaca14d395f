import { plural } from "../plural.ts";
import type { EuchreRules } from "../en/euchreRules.ts";

export const euchreRules: EuchreRules = {
  yes: "Ja",
  no: "Nein",
  targetScore: {
    title: "Gespielt wird bis",
    sentence: ({ points }) =>
      plural("de", points, {
        one: `Das erste Team mit ${points} Punkt gewinnt.`,
        other: `Das erste Team mit ${points} Punkten gewinnt.`,
      }),
  },
  stickTheDealer: {
    title: "Wer gibt, muss ansagen",
    yes: "Haben alle anderen zweimal gepasst, muss eine Farbe nennen, wer gibt.",
    no: "Auch wer gibt, darf passen; dann wird neu gegeben.",
  },
  goingAlone: {
    title: "Allein spielen",
    yes: "Wer ansagt, darf ohne Gegenüber spielen, für mehr Punkte.",
    no: "Niemand spielt allein: immer zwei zusammen.",
  },
  callOnlySuitsHeld: {
    title: "Nur Farben, die du hast",
    yes: "In der zweiten Runde nennst du nur eine Farbe, die du hast.",
    no: "In der zweiten Runde nennst du jede Farbe, die nicht abgelehnt wurde.",
  },
  afterAllPass: {
    title: "Wenn alle zweimal gepasst haben",
    values: {
      sameDealer: {
        label: "Noch einmal geben",
        sentence: "Nach einer Runde, in der alle passten, gibt dieselbe Person noch einmal.",
      },
      nextDealer: {
        label: "Weitergeben",
        sentence: "Nach einer Runde, in der alle passten, wird weitergegeben.",
      },
    },
  },
  firstDealer: {
    title: "Wer zuerst gibt",
    values: {
      blackJack: {
        label: "Erster schwarzer Bube",
        sentence: "Karten werden aufgedeckt, bis ein schwarzer Bube fällt.",
      },
      seat0: { label: "Platz 1", sentence: "Platz 1 gibt zuerst." },
      random: { label: "Per Los", sentence: "Wer zuerst gibt, wird ausgelost." },
    },
  },
  showHands: {
    title: "Karten zeigen",
    values: {
      hand: { label: "Nach jeder Runde", sentence: "Nach jeder Runde wird alles gezeigt." },
      game: {
        label: "Nach dem Spiel",
        sentence: "Der Talon und die Karten derer, die aussetzten, bleiben bis dahin verdeckt.",
      },
    },
  },
  lonerLead: {
    title: "Ausspiel gegen ein Solo",
    values: {
      leftOfLoner: { label: "Links davon", sentence: "Gegen ein Solo spielt aus, wer links davon sitzt." },
      leftOfDealer: {
        label: "Links vom Geber",
        sentence: "Wer links vom Geber sitzt, spielt aus, wie immer.",
      },
    },
  },
  canadian: {
    title: "Kanadisches Solo",
    yes: "Wer das eigene Gegenüber aufnehmen lässt, muss allein spielen.",
    no: "Das eigene Gegenüber aufnehmen zu lassen ist eine Ansage wie jede andere.",
  },
  lonerMarchScore: {
    title: "Alle fünf allein",
    sentence: ({ points }) =>
      plural("de", points, {
        one: `Alle fünf Stiche allein bringen ${points} Punkt.`,
        other: `Alle fünf Stiche allein bringen ${points} Punkte.`,
      }),
  },
  lonerEuchredScore: {
    title: "Allein gescheitert",
    sentence: ({ points }) =>
      plural("de", points, {
        one: `Wer allein scheitert, gibt den anderen ${points} Punkt.`,
        other: `Wer allein scheitert, gibt den anderen ${points} Punkte.`,
      }),
  },
  endsAfterHands: {
    title: "Kurzes Spiel",
    values: {
      none: { label: "Nein", sentence: "Gespielt wird, bis ein Team am Ziel ist." },
      4: {
        label: "4 Runden",
        sentence:
          "Nach vier gewerteten Runden gewinnt das Team, das vorn liegt; bei Gleichstand teilen sich beide den Sieg.",
      },
      8: {
        label: "8 Runden",
        sentence:
          "Nach acht gewerteten Runden gewinnt das Team, das vorn liegt; bei Gleichstand teilen sich beide den Sieg.",
      },
      12: {
        label: "12 Runden",
        sentence:
          "Nach zwölf gewerteten Runden gewinnt das Team, das vorn liegt; bei Gleichstand teilen sich beide den Sieg.",
      },
    },
  },
  farmersHand: {
    title: "Bauernblatt",
    yes: "Nur Neunen und Zehnen dürfen einmal je Runde gezeigt werden, dann wird neu gegeben.",
    no: "Du spielst, was du bekommst.",
  },
  defendAlone: {
    title: "Allein verteidigen",
    yes: "Gegen ein Solo darf auch eine Person allein verteidigen: Scheitert das Solo, bringt das vier Punkte.",
    no: "Verteidigt wird immer zu zweit.",
  },
};
