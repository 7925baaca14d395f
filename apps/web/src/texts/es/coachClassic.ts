import type { Translated } from "../messages.ts";
import type { coachClassicTexts } from "../coachClassic.ts";

export const coachClassicEs: Translated<typeof coachClassicTexts> = {
  deal: "¡Te damos la bienvenida! Juegas con quien está enfrente, contra los otros dos. Cinco cartas para cada uno.",
  listen: "Hay una carta descubierta. Por turno se pregunta si su palo será triunfo. Aquí los demás pasan.",
  pickUp:
    "Repartes tú, así que el rey de corazones sería tuyo. Con corazones de triunfo, las dos jotas rojas son las mejores cartas: tómalo.",
  turnedDown: "La carta se tapa. Ahora se puede nombrar otro palo.",
  stuck: "Todos han pasado y repartes tú: tienes que nombrar un palo. Elige aquel del que tengas más cartas.",
  discard:
    "Ahora tienes seis cartas: descarta la que no ganará ninguna baza. La bombilla muestra qué haría un experto: cuanto más larga la barra, mejor.",
  leadTrump: "Sales tú. Tu triunfo más alto gana seguro y les quita triunfos a los demás.",
  leadHigh: "Sales tú. Ya no te quedan triunfos: tu carta más alta es la que más opciones tiene.",
  ruff: "No tienes del palo de salida, así que puedes fallar. Basta con tu triunfo más bajo.",
  win: "Puedes ganar esta baza: juega la carta más baja que la gana.",
  partnerWins: "Tu pareja va ganando esta baza. Guarda tus buenas cartas y juega la más baja.",
  cannotWin: "No puedes ganar esta baza: juega la carta que menos te haga falta.",
  wait: "Mira lo que juegan. Todos deben asistir al palo de salida.",
  done: "¡Eso es todo! Tres bazas para el equipo que eligió triunfo dan un punto; las cinco, dos.",
  free: "Sigue si quieres, con o sin la bombilla. Cuanto más larga la barra, mejor.",
};
