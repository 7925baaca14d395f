import type { BuckRules } from "../en/buckRules.ts";

export const buckRules: BuckRules = {
  startScore: {
    title: "Puntos iniciales",
    values: {
      15: { label: "15", sentence: "Todo el mundo empieza con 15 puntos." },
      10: { label: "10", sentence: "Todo el mundo empieza con 10: una partida corta." },
      20: { label: "20", sentence: "Todo el mundo empieza con 20." },
      25: { label: "25", sentence: "Todo el mundo empieza con 25: una velada larga." },
    },
  },
  clubsTurnUp: {
    title: "Un trébol descubierto",
    values: {
      bid: {
        label: "Tréboles con apuestas",
        sentence: "El triunfo es tréboles, se apuesta como siempre, nadie puede retirarse.",
      },
      dirty: {
        label: "Tréboles sucios",
        sentence: "El triunfo es tréboles sin apuestas; cada cual necesita una baza.",
      },
      off: { label: "Nada especial", sentence: "Un trébol es como cualquier otra carta descubierta." },
    },
  },
  minimumBid: {
    title: "Apuesta mínima",
    values: {
      2: { label: "2", sentence: "Se apuesta desde dos bazas." },
      3: { label: "3", sentence: "Se apuesta desde tres bazas." },
    },
  },
  allPass: {
    title: "Pasa todo el mundo",
    values: {
      redeal: { label: "Reparte el siguiente", sentence: "Sin puntos, reparte el siguiente." },
      stick: {
        label: "Quien reparte debe",
        sentence: "Si los demás pasan, quien reparte debe apostar el mínimo.",
      },
    },
  },
  folding: {
    title: "Retirarse",
    values: {
      secret: { label: "En secreto", sentence: "Todo el mundo decide a la vez y luego se enseña." },
      clockwise: {
        label: "Por turno",
        sentence: "Los demás siguen o se retiran por turno, a la vista de todo el mundo.",
      },
    },
  },
  showHands: {
    title: "Enseñar cartas",
    values: {
      game: {
        label: "Después de la partida",
        sentence: "Las cartas retiradas y el monte quedan ocultos hasta entonces.",
      },
      hand: { label: "Después de cada mano", sentence: "Al acabar cada mano se enseña todo." },
    },
  },
  players: {
    title: "Jugadores",
    values: {
      3: { label: "3", sentence: "Tres juegan con veinte cartas: del diez al as." },
      4: { label: "4", sentence: "Cuatro juegan con veinticuatro cartas: del nueve al as." },
      5: { label: "5", sentence: "Cinco juegan con veintiocho cartas: del ocho al as." },
      6: { label: "6", sentence: "Seis juegan con treinta y dos cartas: del siete al as." },
    },
  },
  endsAfterHands: {
    title: "Partida corta",
    values: {
      none: { label: "No", sentence: "Se juega hasta que alguien llega a cero." },
      4: {
        label: "4 manos",
        sentence:
          "Tras cuatro manos puntuadas gana quien menos puntos tiene; en caso de empate, se comparte la victoria.",
      },
      8: {
        label: "8 manos",
        sentence:
          "Tras ocho manos puntuadas gana quien menos puntos tiene; en caso de empate, se comparte la victoria.",
      },
      12: {
        label: "12 manos",
        sentence:
          "Tras doce manos puntuadas gana quien menos puntos tiene; en caso de empate, se comparte la victoria.",
      },
    },
  },
  noTrump: {
    title: "Sin triunfo",
    values: {
      false: { label: "No", sentence: "Quien gana la apuesta elige un palo." },
      true: {
        label: "Sí",
        sentence: "Quien gana la apuesta puede jugar sin triunfo: sin bowers, y gana el palo de salida.",
      },
    },
  },
};
