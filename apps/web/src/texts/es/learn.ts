import type { Learn } from "../en/learn.ts";

export const learn: Learn = {
  coach: {
    next: "Siguiente",
    deal: "¡Hola! Cinco cartas a cada cual. Te sientas abajo y tus cartas son solo tuyas.",
    reveal: "Se descubre una carta del monte. Solo importa si es un trébol: esta es un diamante.",
    listen: "Se apuesta por turno. Espera a que te toque.",
    bid: "Tienes las dos jotas rojas y el as de corazones. Con triunfo corazones, las jotas son las dos mejores cartas. Son tres bazas: apuesta 3.",
    bidAgain:
      "Otra vez las mismas cartas: dos jotas rojas y el as de corazones valen una apuesta. Apuesta 3 esta vez.",
    passed: "Has pasado. Cuando pasa todo el mundo, nadie puntúa y reparte el siguiente.",
    again: "Ha pasado todo el mundo. Se reparten otra vez las mismas cartas para que lo intentes.",
    bidDone: "Ahora los demás pueden subir o pasar.",
    declare: "Nadie ha subido. Elige corazones como triunfo y tu jota de diamantes será la jota menor.",
    others: "Los demás deciden si siguen. Quien sigue necesita una baza; quien se retira sale de esta mano.",
    right: "Sales tú. Juega la jota mayor, la jota de corazones: nada la gana.",
    left: "Tu jota de diamantes es ahora la jota menor. Es un corazón y solo la jota mayor era más alta. Juégala.",
    ace: "Sin las dos jotas, el as de corazones es el triunfo más alto. ¡Tercera baza!",
    rest: "¡Apuesta cumplida! Cada baza más es un punto. La bombilla muestra qué haría un experto: cuanto más larga la barra, más cerca de cero.",
    last: "Tu última carta. Los demás juegan el resto.",
    wait: "Mira lo que juegan: todo el mundo debe asistir al palo de salida.",
    expert:
      "No es la mano prevista: mira qué haría un experto. Cuanto más larga la barra, más cerca de cero.",
    done: "¡Muy bien! Cada baza te acerca un punto a cero.",
    free: "Sigue si quieres, con o sin la bombilla. Cuanto más larga la barra, más cerca de cero.",
    title: "Primera mano",
    pupil: "Aprendiz",
  },
  coachClassic: {
    deal: "¡Te damos la bienvenida! Juegas con quien está enfrente, contra los otros dos. Cinco cartas para cada uno.",
    listen: "Hay una carta descubierta. Por turno se pregunta si su palo será triunfo. Aquí los demás pasan.",
    pickUp:
      "Repartes tú, así que el rey de corazones sería tuyo. Con corazones de triunfo, las dos jotas rojas son las mejores cartas: tómalo.",
    turnedDown: "La carta se tapa. Ahora se puede nombrar otro palo.",
    stuck:
      "Todos han pasado y repartes tú: tienes que nombrar un palo. Elige aquel del que tengas más cartas.",
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
  },
  buck: {
    title: "Cómo se juega a Buck Euchre",
    lead: "De tres a seis en la mesa, cada cual por su cuenta, cinco bazas. Todo el mundo empieza con 15 puntos y corre hacia cero.",
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
        text: "Cinco cartas a cada cual. Las demás quedan en la mesa como monte, la de arriba descubierta a la vista de todo el mundo. El monte no se juega nunca.",
      },
      bid: {
        title: "2. Apostar",
        text: "Desde la izquierda de quien reparte: pasa o di cuántas bazas harás, de 2 a 5, siempre más que la apuesta anterior. Quien pasa ya no apuesta. Si pasan todos, no hay puntos y reparte el siguiente.",
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
    players: {
      title: "Cuántos juegan",
      text: "Con el número de jugadores solo cambia la baraja; cada cual tiene cinco cartas. Lo que no se reparte es el monte.",
      rows: [
        ["Tres", "20 cartas, del diez al as; 5 en el monte"],
        ["Cuatro", "24 cartas, del nueve al as; 4 en el monte"],
        ["Cinco", "28 cartas, del ocho al as; 3 en el monte"],
        ["Seis", "32 cartas, del siete al as; 2 en el monte"],
      ],
    },
    house: {
      title: "Reglas de la casa",
      text: "Quien abre la mesa puede elegir los puntos iniciales, la apuesta mínima, qué significa un trébol, si quien reparte debe apostar cuando pasa todo el mundo, si la retirada es secreta y si se enseñan las cartas después de cada mano. La sala dice qué difiere de estas reglas.",
    },
  },
  euchre: {
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
  },
};
