import type { Translated } from "../messages.ts";
import type { learnTexts } from "../learn.ts";

export const learnEs: Translated<typeof learnTexts> = {
  title: "Cómo se juega a Buck Euchre",
  lead: "Cuatro en la mesa, cada cual por su cuenta, 24 cartas, cinco bazas. Todo el mundo empieza con 15 puntos y corre hacia cero.",
  tryIt: "Jugar una primera mano guiada",
  other: "Aprender el Euchre clásico",
  trumpOrder: {
    title: "Las cartas",
    text: "Del nueve al as en cuatro palos. Cuando un palo es triunfo, su jota es la carta más alta de todas: la jota mayor. La otra jota del mismo color, rojo o negro, es la segunda: la jota menor, y cuenta como triunfo para todo.",
    trump: "Triunfo corazones, de mayor a menor",
    plain: "Cualquier otro palo, de mayor a menor",
    plainNote: "Aquí tréboles: a un palo del otro color no le pasa nada especial.",
  },
  steps: {
    deal: {
      title: "1. Repartir",
      text: "Cinco cartas a cada cual. Cuatro quedan en la mesa como monte, la de arriba descubierta a la vista de todo el mundo. El monte no se juega nunca.",
    },
    bid: {
      title: "2. Apostar",
      text: "Desde la izquierda de quien reparte: pasa o di cuántas bazas harás, de 2 a 5, siempre más que la apuesta anterior. Quien pasa ya no apuesta. Si pasan los cuatro, no hay puntos y reparte el siguiente.",
    },
    trump: {
      title: "3. Elegir triunfo",
      text: "La apuesta más alta elige cualquier palo como triunfo y sale en la primera baza.",
    },
    fold: {
      title: "4. Seguir o retirarse",
      text: "Los demás deciden en secreto. Si te retiras, esta mano ni te cuesta ni te da nada. Si sigues, tienes que hacer al menos una baza.",
    },
    play: {
      title: "5. Jugar",
      text: "Asiste al palo de salida si puedes; si no, juega lo que quieras. Gana la baza el triunfo más alto o, si no hay, la carta más alta del palo de salida. Quien la gana sale en la siguiente.",
    },
  },
  playNote:
    "El triunfo es corazones y se sale con el nueve de corazones. La jota de diamantes es la jota menor: asiste y gana. El as de picas no gana nada.",
  score: {
    title: "Los puntos",
    rows: [
      ["Apostaste e hiciste lo apostado o más", "menos uno por baza"],
      ["Apostaste e hiciste menos: no cumples", "más 5"],
      ["Seguiste e hiciste una baza o más", "menos uno por baza"],
      ["Seguiste y no hiciste ninguna", "más 5"],
      ["Te retiraste", "nada"],
      ["Se retiraron los demás", "quien apostó recibe menos 5"],
    ],
    end: "Quien esté a cero o menos tras una mano gana la partida; si hay varias personas, la más baja. Si hay empate, una mano más decide.",
  },
  clubs: {
    title: "Cuando se descubre un trébol",
    text: "El triunfo es tréboles al momento y nadie puede retirarse. Se apuesta como siempre: juega todo el mundo.",
  },
  house: {
    title: "Reglas de la casa",
    text: "Quien abre la mesa puede elegir los puntos iniciales, la apuesta mínima, qué significa un trébol, si quien reparte debe apostar cuando pasa todo el mundo, si la retirada es secreta y si se enseñan las cartas después de cada mano. La sala dice qué difiere de estas reglas.",
  },
};
