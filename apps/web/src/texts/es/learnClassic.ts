import type { Translated } from "../messages.ts";
import type { classicTexts } from "../learnClassic.ts";

export const learnClassicEs: Translated<typeof classicTexts> = {
  title: "Cómo se juega al Euchre clásico",
  lead: "Dos contra dos, 24 cartas, cinco bazas. Un equipo elige el triunfo y debe hacer tres. Gana el primer equipo con 10 puntos.",
  tryIt: "Jugar una primera mano guiada",
  play: "Jugar ya contra bots",
  make: "Abrir una mesa",
  other: "Aprender Buck Euchre",
  differs: {
    title: "Si conoces Buck Euchre",
    points: [
      "Juegas con la persona que tienes enfrente; los puntos son del equipo y suben en vez de bajar.",
      "Nadie apuesta un número: quien elige triunfo promete tres bazas para el equipo.",
      "La carta descubierta importa: su palo se ofrece primero y puede acabar en manos de quien reparte.",
      "Nadie se retira. Pero quien llama puede ir a solas, y entonces su pareja descansa.",
    ],
  },
  trumpOrder: {
    title: "Las cartas y las jotas",
    text: "Del nueve al as en cuatro palos. La jota de triunfo es la carta más alta, la jota mayor. La otra jota del mismo color es la segunda, la jota menor, y es triunfo para todo: asiste a triunfo, nunca al palo impreso.",
    trump: "Triunfo corazones, de mayor a menor",
    plain: "Un palo del otro color, de mayor a menor",
    plainNote: "Diamantes solo tiene ahora cinco cartas: su jota se ha vuelto corazón.",
  },
  steps: {
    deal: {
      title: "1. Repartir",
      text: "Cinco cartas a cada cual. Quedan cuatro, el monte; la de arriba se descubre a la vista de todo el mundo.",
    },
    order: {
      title: "2. Mandar tomarla",
      text: "Desde la izquierda de quien reparte se pregunta una vez a cada cual: ¿será triunfo el palo de esa carta? Si alguien la manda tomar, quien reparte la toma y descarta otra boca abajo. Así una buena carta va al equipo de quien reparte.",
    },
    name: {
      title: "3. O elegir otro palo",
      text: "Cuando pasan los cuatro, la carta se vuelve y se da otra vuelta. Ahora puedes elegir cualquiera de los otros tres palos. Si los tres primeros pasan otra vez, quien reparte tiene que elegir uno.",
    },
    alone: {
      title: "4. A solas",
      text: "Con unas cartas que hacen las cinco por sí mismas, di «a solas» al llamar. Tu pareja deja sus cartas esta mano y se juega a tres.",
      note: "Triunfo corazones: las dos jotas, as y rey de triunfo y un as aparte.",
    },
    play: {
      title: "5. Jugar",
      text: "Sale quien está a la izquierda de quien reparte. Asiste al palo de salida si puedes; si no, juega lo que quieras. Gana el triunfo más alto o la carta más alta del palo de salida. Quien gana sale en la siguiente baza.",
      note: "El triunfo es corazones y se sale con el nueve de diamantes. La jota de diamantes es la jota menor: un triunfo, y gana. Quien la tiene no está obligado a asistir a diamantes con ella.",
    },
  },
  score: {
    title: "Los puntos",
    rows: [
      ["Quien llamó hizo tres o cuatro bazas", "1 punto para su equipo"],
      ["Quien llamó hizo las cinco: capote", "2 puntos para su equipo"],
      ["Quien iba a solas hizo las cinco", "4 puntos para el equipo"],
      ["Quien llamó hizo dos o menos: euchre", "2 puntos para los otros"],
    ],
    end: "La mano que lleva a un equipo a 10 acaba la partida.",
  },
  house: {
    title: "Reglas de la casa",
    text: "Quien abre la mesa puede elegir a cuántos puntos se juega, si quien reparte debe elegir, si se puede ir a solas, si se puede elegir un palo que no se tiene, quién reparte tras una mano en que todos pasan, cómo se decide quién reparte primero y cuándo se enseñan las cartas. Hay formas de jugar conocidas por su nombre. La sala dice qué difiere.",
  },
};
