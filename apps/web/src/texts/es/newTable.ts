import { plural } from "@buck/words";
import type { NewTable } from "../en/newTable.ts";

export const newTable: NewTable = {
  form: {
    title: "Abrir una mesa",
    lead: "Las reglas de siempre están listas. Escribe tu nombre y abre la mesa.",
    make: "Abrir la mesa",
    name: "Nombre de la mesa",
    namePlaceholder: "Cartas del viernes",
    yourName: "Tu nombre",
    game: "Juego",
    games: {
      buck: { title: "Buck Euchre", text: "Cada cual por su cuenta, con apuestas y retiradas, hasta cero." },
      euchre: { title: "Euchre clásico", text: "Dos contra dos, hasta diez." },
    },
    house: "Reglas de la casa",
    usual: "las reglas de siempre",
    presets: "Formas de jugar",
    ownWay: "Tu propia mezcla de reglas.",
    other: "Otro",
    otherNumber: ({ title }) => `${title}: otro número`,
    table: "En la mesa",
    timer: {
      title: "Tiempo por turno",
      text: "Cuando se acaba, un bot juega ese turno.",
      off: "Sin",
      seconds: ({ seconds }) => `${seconds} s`,
    },
    pace: {
      title: "Ritmo",
      text: "Cuánto tiempo se quedan cartas y resultados en la mesa.",
      values: { relaxed: "Tranquilo", normal: "Normal", quick: "Rápido" },
    },
    hints: {
      title: "Pistas",
      values: { off: "Sin", learners: "Para aprender", all: "Para todos" },
      texts: {
        off: "Nadie puede preguntar qué jugar.",
        learners: "A quien le toca puede preguntar qué haría un experto. La mesa ve que ha preguntado.",
        all: "A quien le toca puede preguntar qué haría un experto, y nadie se entera.",
      },
    },
    watchers: { title: "Se puede mirar", text: "Quien mira ve la mesa, pero no las cartas de nadie." },
    talkWithWatchers: {
      title: "Quien mira puede hablar con quien juega",
      text: "Si no, quienes miran solo hablan entre ellos.",
    },
    takeover: {
      title: "Quien llega puede ocupar el sitio de un bot",
      text: "También en mitad de la partida.",
    },
    undo: {
      title: "Se puede deshacer una decisión",
      text: "Si todos aceptan y solo hasta la jugada siguiente. El reloj sigue corriendo.",
    },
    atTheTable: ({ timer, pace }) =>
      timer === "off"
        ? `Ritmo ${pace === "relaxed" ? "tranquilo" : pace === "quick" ? "rápido" : "normal"}, sin límite de tiempo`
        : `Ritmo ${pace === "relaxed" ? "tranquilo" : pace === "quick" ? "rápido" : "normal"}, tiempo por turno: ${timer} s`,
    changed: ({ rules }) => plural("es", rules, { one: `${rules} cambiada`, other: `${rules} cambiadas` }),
  },
  tableNames: {
    names: [
      "La jota roja",
      "Cinco bazas",
      "La dama de corazones",
      "Mesa de cocina",
      "Tarde de lluvia",
      "Junto al fuego",
      "El tapete viejo",
      "La vela",
      "Luna llena",
      "El último tren",
      "Segunda mano",
      "El as tranquilo",
      "Los vecinos",
      "El granero rojo",
      "Dos jotas",
      "La mesa larga",
      "El banco",
      "El nogal",
      "La lámpara",
      "El café",
      "La tetera",
      "El jardín",
      "Carta en mano",
      "El trébol",
    ],
  },
  ways: {
    buck: {
      usual: {
        title: "Lo habitual",
        text: "De 15 hasta cero; un trébol descubierto hace que tréboles sea triunfo.",
      },
      short: { title: "Partida corta", text: "De 10 hasta cero: media hora." },
      long: { title: "Tarde larga", text: "De 25 hasta cero." },
      dirty: {
        title: "Dirty clubs",
        text: "Un trébol descubierto es triunfo sin apuestas: todos juegan y necesitan una baza.",
      },
      stick: {
        title: "Quien reparte debe",
        text: "Si los demás pasan, quien reparte debe apostar el mínimo.",
      },
    },
    euchre: {
      usual: {
        title: "Quien reparte, elige",
        text: "A 10. Si todos pasan dos veces, quien reparte debe elegir; quien elige puede jugar solo.",
      },
      mayPass: {
        title: "Quien reparte puede pasar",
        text: "Si todos pasan dos veces, reparte el siguiente.",
      },
      canadian: {
        title: "Solitario canadiense",
        text: "Quien hace tomar la carta a su pareja debe jugar solo.",
      },
      old: {
        title: "A la antigua",
        text: "Una jota negra decide quién reparte, nadie juega solo, nadie está obligado, y solo se nombran palos que se tienen.",
      },
    },
  },
};
