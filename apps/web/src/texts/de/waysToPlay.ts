import type { Translated } from "../messages.ts";
import type { wayTexts } from "../waysToPlay.ts";

export const waysToPlayDe: Translated<typeof wayTexts> = {
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
};
