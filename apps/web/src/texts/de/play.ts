import type { Translated } from "../messages.ts";
import type { playTexts } from "../play.ts";

export const playDe: Translated<typeof playTexts> = {
  sits: "{isYou, select, true {Du setzt dich.} other {{name} setzt sich.}}",
  leaves: "{name} verlässt den Tisch.",
  deals: "{isYou, select, true {Du gibst.} other {{name} gibt.}}",
  turnedUp: "{card} wird aufgedeckt.",
  passes: "{isYou, select, true {Du passt.} other {{name} passt.}}",
  leads: "{isYou, select, true {Du spielst {card} aus.} other {{name} spielt {card} aus.}}",
  plays: "{isYou, select, true {Du spielst {card}.} other {{name} spielt {card}.}}",
  takes:
    "{isYou, select, true {Du machst Stich {number} mit {card}.} other {{name} macht Stich {number} mit {card}.}}",
  newGame: "Ein neues Spiel beginnt.",
  lead: "Du spielst aus: jede Karte geht",
  anyCard: "Du bist dran: jede Karte geht",
  follow: "Du bist dran: {suit} bedienen",
  noSuit: "Du hast kein {suit}.",
  mayTrump:
    "Du hast kein {suit}: Du darfst mit {trump, select, SPADES {Pik} HEARTS {Herz} DIAMONDS {Karo} other {Kreuz}} stechen.",
  noTrump: "Du hast kein {suit} und keinen Trumpf.",
  leftBower:
    "{card} ist der Linke Bauer und zählt als {trump, select, SPADES {Pik} HEARTS {Herz} DIAMONDS {Karo} other {Kreuz}}.",
  trumpLed: "Trumpf wurde ausgespielt.",
  suitLed: "{suit} wurde ausgespielt.",
  trump: "{suit} ist Trumpf.",
  noTrumpYet: "Noch kein Trumpf.",
  toPlay: "{name} ist dran",
  trickComplete: "Der Stich ist voll",
  waitingForPlayers: "Es fehlen noch Leute",
  fourNeeded: "Vier müssen es sein.",
  whoDeals: "Wer gibt zuerst?",
  isDealing: "{isYou, select, true {Du gibst} other {{name} gibt}}",
  handOver: "Die Runde ist zu Ende",
  nextHand: "Gleich kommt die nächste Runde.",
  gameOver: "Das Spiel ist aus",
};
