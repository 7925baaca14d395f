import type { NewTable } from "../en/newTable.ts";

export const newTable: NewTable = {
  form: {
    title: "Einen Tisch aufmachen",
    lead: "Die üblichen Regeln sind eingestellt. Gib deinen Namen ein und mach den Tisch auf.",
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
    otherNumber: ({ title }) => `${title}: eine andere Zahl`,
    table: "Am Tisch",
    timer: {
      title: "Bedenkzeit",
      text: "Läuft sie ab, spielt ein Bot diesen Zug.",
      off: "Aus",
      seconds: ({ seconds }) => `${seconds} s`,
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
      text: "Wer zuschaut, sieht den Tisch, aber niemandes Karten.",
    },
    talkWithWatchers: {
      title: "Wer zuschaut, darf mitreden",
      text: "Sonst schreiben Zuschauer nur untereinander.",
    },
    takeover: { title: "Wer dazukommt, darf den Platz eines Bots nehmen", text: "Auch mitten im Spiel." },
    undo: {
      title: "Entscheidungen dürfen zurückgenommen werden",
      text: "Wenn alle einverstanden sind, bis zur nächsten Entscheidung. Die Uhr läuft weiter.",
    },
    atTheTable: ({ timer, pace }) =>
      timer === "off"
        ? `${pace === "relaxed" ? "Gemütliches" : pace === "quick" ? "Flottes" : "Normales"} Tempo, ohne Bedenkzeit`
        : `${pace === "relaxed" ? "Gemütliches" : pace === "quick" ? "Flottes" : "Normales"} Tempo, Bedenkzeit: ${timer} s`,
    changed: ({ rules }) => `${rules} geändert`,
  },
  tableNames: {
    names: [
      "Zum roten Buben",
      "Küchentisch",
      "Herzdame",
      "Fünf Stiche",
      "Stammtisch",
      "Eckbank",
      "Regenabend",
      "Zum blauen Krug",
      "Letzte Runde",
      "Lampenlicht",
      "Kachelofen",
      "Zweite Runde",
      "Glückskarte",
      "Spätschicht",
      "Das stille Ass",
      "Karo-Eck",
      "Apfelkiste",
      "Gartenstühle",
      "Zur alten Linde",
      "Vollmond",
      "Nussbaum",
      "Kerzenschein",
      "Die lange Bank",
      "Zum Kessel",
    ],
  },
  ways: {
    buck: {
      usual: {
        title: "Wie üblich",
        text: "Von 15 herunter auf null; liegt ein Kreuz offen, ist Kreuz Trumpf.",
      },
      short: { title: "Kurze Partie", text: "Von 10 herunter auf null: eine halbe Stunde." },
      long: { title: "Langer Abend", text: "Von 25 herunter auf null." },
      dirty: {
        title: "Dirty Clubs",
        text: "Liegt ein Kreuz offen, ist Kreuz ohne Reizen Trumpf: Alle spielen und brauchen einen Stich.",
      },
      stick: { title: "Geber muss", text: "Passen alle, muss der Geber das Mindeste bieten." },
    },
    euchre: {
      usual: {
        title: "Geber muss",
        text: "Bis 10. Passen alle zweimal, muss der Geber ansagen; wer ansagt, darf allein spielen.",
      },
      mayPass: { title: "Geber darf passen", text: "Passen alle zweimal, gibt der Nächste." },
      canadian: {
        title: "Kanadisch allein",
        text: "Wer den eigenen Partner aufnehmen lässt, muss allein spielen.",
      },
      old: {
        title: "Alte Art",
        text: "Ein schwarzer Bube findet den Geber, niemand spielt allein, niemand muss ansagen, und genannt werden nur Farben, die man hat.",
      },
    },
  },
};
