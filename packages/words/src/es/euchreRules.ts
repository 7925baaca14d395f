import { plural } from "../plural.ts";
import type { EuchreRules } from "../en/euchreRules.ts";

export const euchreRules: EuchreRules = {
  yes: "Sí",
  no: "No",
  targetScore: {
    title: "Se juega a",
    sentence: ({ points }) =>
      plural("es", points, {
        one: `Gana el primer equipo con ${points} punto.`,
        other: `Gana el primer equipo con ${points} puntos.`,
      }),
  },
  stickTheDealer: {
    title: "Quien reparte debe elegir",
    yes: "Cuando los demás han pasado dos veces, quien reparte debe elegir palo.",
    no: "Quien reparte también puede pasar; entonces se reparte de nuevo.",
  },
  goingAlone: {
    title: "Ir a solas",
    yes: "Quien llama puede jugar sin su pareja, por más puntos.",
    no: "Nadie va a solas: siempre se juega en pareja.",
  },
  callOnlySuitsHeld: {
    title: "Solo un palo que tengas",
    yes: "En la segunda vuelta solo eliges un palo que tengas.",
    no: "En la segunda vuelta puedes elegir cualquier palo no rechazado.",
  },
  afterAllPass: {
    title: "Cuando todos han pasado dos veces",
    values: {
      sameDealer: {
        label: "Reparte el mismo",
        sentence: "Tras una mano en que todos pasan, reparte otra vez la misma persona.",
      },
      nextDealer: {
        label: "Reparte el siguiente",
        sentence: "Tras una mano en que todos pasan, reparte el siguiente.",
      },
    },
  },
  firstDealer: {
    title: "Primero en repartir",
    values: {
      blackJack: {
        label: "Primera jota negra",
        sentence: "Se descubren cartas hasta que sale una jota negra.",
      },
      seat0: { label: "Sitio 1", sentence: "El sitio 1 reparte primero." },
      random: { label: "Por sorteo", sentence: "Se sortea quién reparte primero." },
    },
  },
  showHands: {
    title: "Enseñar cartas",
    values: {
      hand: { label: "Después de cada mano", sentence: "Al acabar cada mano se enseña todo." },
      game: {
        label: "Después de la partida",
        sentence: "El monte y las cartas de quien descansó quedan ocultos hasta entonces.",
      },
    },
  },
  lonerLead: {
    title: "Salida contra quien va a solas",
    values: {
      leftOfLoner: {
        label: "A su izquierda",
        sentence: "Contra quien va a solas sale quien está a su izquierda.",
      },
      leftOfDealer: {
        label: "A la izquierda del reparto",
        sentence: "Sale quien está a la izquierda de quien reparte, como siempre.",
      },
    },
  },
  canadian: {
    title: "Solitario canadiense",
    yes: "Quien manda tomar a su pareja debe ir a solas.",
    no: "Mandar tomar a la pareja es una llamada como otra.",
  },
  lonerMarchScore: {
    title: "Las cinco a solas",
    sentence: ({ points }) =>
      plural("es", points, {
        one: `Las cinco bazas a solas dan ${points} punto.`,
        other: `Las cinco bazas a solas dan ${points} puntos.`,
      }),
  },
  lonerEuchredScore: {
    title: "Fallo a solas",
    sentence: ({ points }) =>
      plural("es", points, {
        one: `Quien falla a solas da ${points} punto a los demás.`,
        other: `Quien falla a solas da ${points} puntos a los demás.`,
      }),
  },
  endsAfterHands: {
    title: "Partida corta",
    values: {
      none: { label: "No", sentence: "Se juega hasta que un equipo llega a la meta." },
      4: {
        label: "4 manos",
        sentence:
          "Tras cuatro manos puntuadas gana el equipo que va por delante; en caso de empate, ambos comparten la victoria.",
      },
      8: {
        label: "8 manos",
        sentence:
          "Tras ocho manos puntuadas gana el equipo que va por delante; en caso de empate, ambos comparten la victoria.",
      },
      12: {
        label: "12 manos",
        sentence:
          "Tras doce manos puntuadas gana el equipo que va por delante; en caso de empate, ambos comparten la victoria.",
      },
    },
  },
  farmersHand: {
    title: "Mano de granjero",
    yes: "Una mano de solo nueves y dieces se puede enseñar, una vez por mano, y se reparte de nuevo.",
    no: "Juegas la mano que te toca.",
  },
  defendAlone: {
    title: "Defender a solas",
    yes: "Contra quien va a solas, alguien puede defender también a solas: si falla, son cuatro puntos.",
    no: "Siempre se defiende en pareja.",
  },
};
