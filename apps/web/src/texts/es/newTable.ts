import type { Translated } from "../messages.ts";
import type { newTableTexts } from "../newTable.ts";

export const newTableEs: Translated<typeof newTableTexts> = {
  title: "Abrir una mesa",
  lead: "Todo está como siempre. Un toque y estás en la mesa.",
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
  otherNumber: "{title}: otro número",
  table: "En la mesa",
  timer: {
    title: "Tiempo por turno",
    text: "Cuando se acaba, un bot juega ese turno.",
    off: "Sin",
    seconds: "{seconds} s",
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
  watchers: { title: "Se puede mirar", text: "Al mirar se ve la mesa y las cartas de nadie." },
  takeover: { title: "Quien llega puede tomar el sitio de un bot", text: "También en mitad de la partida." },
  undo: {
    title: "Se puede deshacer una decisión",
    text: "Si todos aceptan, antes de la siguiente. El reloj sigue corriendo.",
  },
  atTheTable:
    "{timer, select, off {Ritmo {pace, select, relaxed {tranquilo} quick {rápido} other {normal}}, sin límite de tiempo} other {Ritmo {pace, select, relaxed {tranquilo} quick {rápido} other {normal}}, tiempo por turno: {timer} s}}",
  changed: "{rules, plural, one {# cambiada} other {# cambiadas}}",
};
