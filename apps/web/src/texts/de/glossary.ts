import type { Glossary } from "../en/glossary.ts";

export const glossary: Glossary = {
  title: "Kartenwörter",
  explain: ({ word }) => `${word}: Was heißt das?`,
  terms: [
    {
      title: "Trumpf",
      text: "Die Farbe, die in dieser Runde alle anderen sticht. Ihre kleinste Karte schlägt jede Karte einer anderen Farbe.",
      spellings: ["Trümpfe", "Trumpf"],
    },
    {
      title: "Stich",
      text: "Eine Karte von allen, die mitspielen. Der höchste Trumpf macht ihn, sonst die höchste Karte der ausgespielten Farbe.",
      spellings: ["Stiche", "Stich"],
    },
    {
      title: "Bauer",
      text: "Ein Bube, der das Ass schlägt. Der Trumpfbube ist der Rechte Bauer, die höchste Karte überhaupt. Der andere Bube derselben Farbe, rot oder schwarz, ist der Linke Bauer: Er kommt an zweiter Stelle und zählt selbst als Trumpf.",
      spellings: ["Rechter Bauer", "Rechte Bauer", "Linker Bauer", "Linke Bauer", "Bauern", "Bauer"],
    },
    {
      title: "Talon",
      text: "Die Karten, die nach dem Geben übrig sind. Die oberste wird aufgedeckt; gespielt wird mit dem Talon nicht. Im klassischen Euchre wird ihre Farbe zuerst als Trumpf angeboten.",
      spellings: ["Talon"],
    },
    {
      title: "Geberchip",
      text: "Das Zeichen an dem Platz, der diese Runde gegeben hat. Die nächste Runde gibt, wer links davon sitzt.",
      spellings: [],
    },
    {
      title: "Aufnehmen lassen",
      text: "Du machst die Farbe der offenen Karte zum Trumpf. Wer gibt, nimmt diese Karte und wirft eine andere ab.",
      spellings: ["aufnehmen lassen", "aufnehmen lässt"],
    },
    {
      title: "Allein spielen",
      text: "Wer Trumpf ansagt, darf ohne Gegenüber spielen. Das Gegenüber setzt aus, und alle fünf Stiche bringen mehr Punkte.",
      spellings: ["allein spielen", "spielt allein", "Alleingang"],
    },
    {
      title: "Verfehlt",
      text: "Du hast weniger Stiche gemacht, als du gereizt hast, oder bist mitgegangen und hast keinen gemacht. Das bringt Strafpunkte.",
      spellings: ["verfehlt"],
    },
    {
      title: "Euchre",
      text: "Das Team, das Trumpf angesagt hat, hat weniger als drei Stiche gemacht; das andere bekommt Punkte.",
      spellings: ["gescheitert"],
    },
    {
      title: "Durchmarsch",
      text: "Alle fünf Stiche für das Team, das Trumpf angesagt hat.",
      spellings: ["Durchmarsch"],
    },
    {
      title: "Versiegelt",
      text: "Vor dem Geben schließen der Server und alle Geräte je eine Zufallszahl weg. Alle zusammen bestimmen den Stapel, also kann ihn niemand aussuchen; nach dem Spiel prüft ihn dein Gerät.",
      spellings: ["versiegelt"],
    },
  ],
};
