import { plural } from "../plural.ts";
import type { Play } from "../en/play.ts";

export const play: Play = {
  you: "Du",
  seat: ({ number }) => `Platz ${number}`,
  tricks: ({ amount }) =>
    plural("de", amount, {
      0: "keinen Stich",
      1: "einen Stich",
      2: "zwei Stiche",
      3: "drei Stiche",
      4: "vier Stiche",
      5: "fünf Stiche",
      other: `${amount} Stiche`,
    }),

  sits: ({ isYou, name }) => (isYou ? "Du setzt dich." : `${name} setzt sich.`),
  leaves: ({ name }) => `${name} verlässt den Tisch.`,
  deals: ({ isYou, name }) => (isYou ? "Du gibst." : `${name} gibt.`),
  turnedUp: ({ card }) => `${card} wird aufgedeckt.`,
  passes: ({ isYou, name }) => (isYou ? "Du passt." : `${name} passt.`),
  leads: ({ isYou, card, name }) => (isYou ? `Du spielst ${card} aus.` : `${name} spielt ${card} aus.`),
  plays: ({ isYou, card, name }) => (isYou ? `Du spielst ${card}.` : `${name} spielt ${card}.`),
  takes: ({ isYou, number, card, name }) =>
    isYou ? `Du machst Stich ${number} mit ${card}.` : `${name} macht Stich ${number} mit ${card}.`,
  newGame: "Ein neues Spiel beginnt.",
  lead: "Du spielst aus: jede Karte geht",
  anyCard: "Du bist dran: jede Karte geht",
  follow: ({ suit }) => `Du bist dran: ${suit} bedienen`,
  noSuit: ({ suit }) => `Du hast kein ${suit}.`,
  mayTrump: ({ suit, trump }) =>
    `Du hast kein ${suit}: Du darfst mit ${{ SPADES: "Pik", HEARTS: "Herz", DIAMONDS: "Karo", CLUBS: "Kreuz" }[trump]} stechen.`,
  noTrump: ({ suit }) => `Du hast kein ${suit} und keinen Trumpf.`,
  leftBower: ({ card, trump }) =>
    `${card} ist der Linke Bauer und zählt als ${{ SPADES: "Pik", HEARTS: "Herz", DIAMONDS: "Karo", CLUBS: "Kreuz" }[trump]}.`,
  trumpLed: "Trumpf wurde ausgespielt.",
  suitLed: ({ suit }) => `${suit} wurde ausgespielt.`,
  trump: ({ suit }) => `${suit} ist Trumpf.`,
  noTrumpHand: "Ohne Trumpf: Die höchste Karte der ausgespielten Farbe sticht.",
  toPlay: ({ name }) => `${name} ist dran`,
  trickComplete: "Der Stich ist voll",
  waitingForPlayers: "Es fehlen noch Leute",
  seatsNeeded: "Los geht es, wenn alle Plätze besetzt sind.",
  whoDeals: "Wer gibt zuerst?",
  isDealing: ({ isYou, name }) => (isYou ? "Du gibst" : `${name} gibt`),
  handOver: "Die Runde ist zu Ende",
  nextHand: "Gleich kommt die nächste Runde.",
  handsScored: ({ scored, hands }) => `${scored} von ${hands} gewertet`,
  gameOver: "Das Spiel ist aus",
};
