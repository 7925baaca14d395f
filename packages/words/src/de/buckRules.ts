import type { BuckRules } from "../en/buckRules.ts";

export const buckRules: BuckRules = {
  startScore: {
    title: "Startpunkte",
    values: {
      15: { label: "15", sentence: "Alle fangen mit 15 Punkten an." },
      10: { label: "10", sentence: "Alle fangen mit 10 an: ein kurzes Spiel." },
      20: { label: "20", sentence: "Alle fangen mit 20 an." },
      25: { label: "25", sentence: "Alle fangen mit 25 an: ein langer Abend." },
    },
  },
  clubsTurnUp: {
    title: "Kreuz aufgedeckt",
    values: {
      bid: {
        label: "Kreuz mit Reizen",
        sentence: "Kreuz ist Trumpf, gereizt wird wie immer, niemand darf aussteigen.",
      },
      dirty: {
        label: "Schmutziges Kreuz",
        sentence: "Kreuz ist Trumpf ohne Reizen; alle brauchen einen Stich.",
      },
      off: { label: "Nichts Besonderes", sentence: "Ein aufgedecktes Kreuz bedeutet nichts Besonderes." },
    },
  },
  minimumBid: {
    title: "Niedrigstes Gebot",
    values: {
      2: { label: "2", sentence: "Gereizt wird ab zwei Stichen." },
      3: { label: "3", sentence: "Gereizt wird ab drei Stichen." },
    },
  },
  allPass: {
    title: "Alle passen",
    values: {
      redeal: { label: "Weitergeben", sentence: "Keine Punkte, und die nächste Person gibt." },
      stick: { label: "Wer gibt, muss", sentence: "Passen die anderen, muss das Mindeste reizen, wer gibt." },
    },
  },
  folding: {
    title: "Aussteigen",
    values: {
      secret: { label: "Geheim", sentence: "Alle entscheiden zugleich, dann wird es gezeigt." },
      clockwise: {
        label: "Reihum",
        sentence: "Die anderen gehen reihum mit oder steigen aus, für alle sichtbar.",
      },
    },
  },
  showHands: {
    title: "Karten zeigen",
    values: {
      game: {
        label: "Nach dem Spiel",
        sentence: "Wer ausstieg, zeigt bis dahin nichts, und der Talon bleibt verdeckt.",
      },
      hand: { label: "Nach jeder Runde", sentence: "Nach jeder Runde wird alles gezeigt." },
    },
  },
  players: {
    title: "Mitspielende",
    values: {
      3: { label: "3", sentence: "Drei spielen mit zwanzig Karten: Zehn bis Ass." },
      4: { label: "4", sentence: "Vier spielen mit vierundzwanzig Karten: Neun bis Ass." },
      5: { label: "5", sentence: "Fünf spielen mit achtundzwanzig Karten: Acht bis Ass." },
      6: { label: "6", sentence: "Sechs spielen mit zweiunddreißig Karten: Sieben bis Ass." },
    },
  },
  endsAfterHands: {
    title: "Kurzes Spiel",
    values: {
      none: { label: "Nein", sentence: "Gespielt wird, bis jemand bei null ist." },
      4: {
        label: "4 Runden",
        sentence:
          "Nach vier gewerteten Runden gewinnt, wer am wenigsten hat; bei Gleichstand teilt ihr euch den Sieg.",
      },
      8: {
        label: "8 Runden",
        sentence:
          "Nach acht gewerteten Runden gewinnt, wer am wenigsten hat; bei Gleichstand teilt ihr euch den Sieg.",
      },
      12: {
        label: "12 Runden",
        sentence:
          "Nach zwölf gewerteten Runden gewinnt, wer am wenigsten hat; bei Gleichstand teilt ihr euch den Sieg.",
      },
    },
  },
  noTrump: {
    title: "Ohne Trumpf",
    values: {
      false: { label: "Nein", sentence: "Wer das Reizen gewinnt, nennt eine Farbe." },
      true: {
        label: "Ja",
        sentence:
          "Wer das Reizen gewinnt, darf ohne Trumpf spielen: keine Bauern, und die ausgespielte Farbe sticht.",
      },
    },
  },
};
