import { plural } from "../plural.ts";
import type { Play } from "../en/play.ts";

export const play: Play = {
  you: "Tú",
  seat: ({ number }) => `Sitio ${number}`,
  tricks: ({ amount }) =>
    plural("es", amount, {
      0: "ninguna baza",
      1: "una baza",
      2: "dos bazas",
      3: "tres bazas",
      4: "cuatro bazas",
      5: "cinco bazas",
      other: `${amount} bazas`,
    }),

  sits: ({ isYou, name }) => (isYou ? "Te sientas." : `${name} se sienta.`),
  leaves: ({ name }) => `${name} deja la mesa.`,
  deals: ({ isYou, name }) => (isYou ? "Repartes." : `${name} reparte.`),
  turnedUp: ({ card }) => `Carta descubierta: ${card}.`,
  passes: ({ isYou, name }) => (isYou ? "Pasas." : `${name} pasa.`),
  leads: ({ isYou, card, name }) => (isYou ? `Sales con ${card}.` : `${name} sale con ${card}.`),
  plays: ({ isYou, card, name }) => (isYou ? `Juegas ${card}.` : `${name} juega ${card}.`),
  takes: ({ isYou, number, card, name }) =>
    isYou ? `Ganas la baza ${number} con ${card}.` : `${name} gana la baza ${number} con ${card}.`,
  newGame: "Empieza una nueva partida.",
  lead: "Sales tú: cualquier carta",
  anyCard: "Te toca: cualquier carta",
  follow: ({ suit }) => `Te toca: asiste a ${suit}`,
  noSuit: ({ suit }) => `No tienes ${suit}.`,
  mayTrump: ({ suit, trump }) =>
    `No tienes ${suit}: puedes fallar con ${{ SPADES: "picas", HEARTS: "corazones", DIAMONDS: "diamantes", CLUBS: "tréboles" }[trump]}.`,
  noTrump: ({ suit }) => `No tienes ${suit} ni triunfo.`,
  leftBower: ({ card, trump }) =>
    `La ${card} es la jota menor: cuenta como ${{ SPADES: "picas", HEARTS: "corazones", DIAMONDS: "diamantes", CLUBS: "tréboles" }[trump]}.`,
  trumpLed: "Se ha salido con triunfo.",
  suitLed: ({ suit }) => `salida: ${suit}.`,
  trump: ({ suit }) => `el triunfo es ${suit}.`,
  noTrumpHand: "Sin triunfo: gana la carta más alta del palo de salida.",
  toPlay: ({ name }) => `Le toca a ${name}`,
  trickComplete: "La baza está completa",
  waitingForPlayers: "Falta gente",
  seatsNeeded: "Se empieza cuando todos los sitios están ocupados.",
  whoDeals: "¿Quién reparte primero?",
  isDealing: ({ isYou, name }) => (isYou ? "Repartes" : `${name} reparte`),
  handOver: "La mano ha terminado",
  nextHand: "La próxima mano, en un momento.",
  handsScored: ({ scored, hands }) => `${scored} de ${hands} puntuadas`,
  gameOver: "La partida ha terminado",
};
