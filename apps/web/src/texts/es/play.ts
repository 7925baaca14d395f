import type { Translated } from "../messages.ts";
import type { playTexts } from "../play.ts";

export const playEs: Translated<typeof playTexts> = {
  sits: "{isYou, select, true {Te sientas.} other {{name} se sienta.}}",
  leaves: "{name} deja la mesa.",
  deals: "{isYou, select, true {Repartes.} other {{name} reparte.}}",
  turnedUp: "Carta descubierta: {card}.",
  passes: "{isYou, select, true {Pasas.} other {{name} pasa.}}",
  leads: "{isYou, select, true {Sales con {card}.} other {{name} sale con {card}.}}",
  plays: "{isYou, select, true {Juegas {card}.} other {{name} juega {card}.}}",
  takes:
    "{isYou, select, true {Ganas la baza {number} con {card}.} other {{name} gana la baza {number} con {card}.}}",
  newGame: "Empieza una nueva partida.",
  lead: "Sales tú: cualquier carta",
  anyCard: "Te toca: cualquier carta",
  follow: "Te toca: asiste a {suit}",
  noSuit: "No tienes {suit}.",
  mayTrump:
    "No tienes {suit}: puedes fallar con {trump, select, SPADES {picas} HEARTS {corazones} DIAMONDS {diamantes} other {tréboles}}.",
  noTrump: "No tienes {suit} ni triunfo.",
  leftBower:
    "La {card} es la jota menor: cuenta como {trump, select, SPADES {picas} HEARTS {corazones} DIAMONDS {diamantes} other {tréboles}}.",
  trumpLed: "Se ha salido con triunfo.",
  suitLed: "salida: {suit}.",
  trump: "el triunfo es {suit}.",
  noTrumpYet: "Aún sin triunfo.",
  toPlay: "Le toca a {name}",
  trickComplete: "La baza está completa",
  waitingForPlayers: "Falta gente",
  fourNeeded: "Hacen falta cuatro.",
  whoDeals: "¿Quién reparte primero?",
  isDealing: "{isYou, select, true {Repartes} other {{name} reparte}}",
  handOver: "La mano ha terminado",
  nextHand: "La próxima mano, en un momento.",
  gameOver: "La partida ha terminado",
};
