import type { Euchre, Teams } from "../en/euchre.ts";
import { plural } from "../plural.ts";

export const euchre: Euchre = {
  swapped: ({ names }) => `Cambio de sitio: ${names}.`,
  blackJack: ({ isYou, card, name }) =>
    isYou ? `Recibes ${card} y repartes primero.` : `${name} recibe ${card} y reparte primero.`,
  turnsDown: ({ isYou, card, name }) =>
    isYou ? `Rechazas la carta descubierta: ${card}.` : `${name} rechaza la carta descubierta: ${card}.`,
  turnedDown: ({ card }) => `Carta rechazada: ${card}.`,
  ordersUp: ({ isYou, alone, suit, name }) =>
    isYou
      ? alone
        ? `¡Mandas tomar ${suit} y vas a solas!`
        : `Mandas tomar ${suit}.`
      : alone
        ? `${name} manda tomar ${suit} y va a solas.`
        : `${name} manda tomar ${suit}.`,
  names: ({ isYou, alone, suit, name }) =>
    isYou
      ? alone
        ? `¡Eliges ${suit} como triunfo y vas a solas!`
        : `Eliges ${suit} como triunfo.`
      : alone
        ? `${name} elige ${suit} como triunfo y va a solas.`
        : `${name} elige ${suit} como triunfo.`,
  picksUp: ({ isYou, card, name }) => (isYou ? `Tomas ${card}.` : `${name} toma ${card}.`),
  discards: ({ isYou, name }) => (isYou ? "Descartas una carta." : `${name} descarta una carta.`),
  sitsOut: ({ isYou, name }) => (isYou ? "Descansas esta mano." : `${name} descansa esta mano.`),
  showsFarmersHand: ({ isYou, cards, name }) =>
    isYou ? `Enseñas una mano de granjero: ${cards}.` : `${name} enseña una mano de granjero: ${cards}.`,
  farmersHandShown: "Se ha enseñado una mano de granjero: se reparte de nuevo.",
  defendsAlone: ({ isYou, name }) => (isYou ? "¡Defiendes a solas!" : `¡${name} defiende a solas!`),
  askDefense: "¿Defender a solas o en pareja?",
  askDefenseWhy: ({ name }) => `${name} va a solas. Si le ganas a solas, son cuatro puntos.`,
  toDefend: ({ name }) => `${name} puede defender a solas`,
  defendedAlone: ({ isYou, tricks, name }) =>
    isYou
      ? `Has defendido a solas y has hecho ${tricks}`
      : `${name} ha defendido a solas y ha hecho ${tricks}`,
  allPassed: "Todo el mundo ha pasado dos veces: sin puntos, y se reparte de nuevo.",
  scored: {
    made: ({ team, points, one, oneScore, other, otherScore }) =>
      `${team} cumple: ${plural("es", points, { 1: "un punto", 2: "dos puntos", 4: "cuatro puntos", other: `${points} puntos` })}. Ahora ${one} ${oneScore}, ${other} ${otherScore}.`,
    march: ({ team, points, one, oneScore, other, otherScore }) =>
      `¡Capote! ${team} hace las cinco bazas: ${plural("es", points, { 1: "un punto", 2: "dos puntos", 4: "cuatro puntos", other: `${points} puntos` })}. Ahora ${one} ${oneScore}, ${other} ${otherScore}.`,
    loneMarch: ({ team, points, one, oneScore, other, otherScore }) =>
      `¡Capote a solas! ${team} hace las cinco bazas: ${plural("es", points, { 1: "un punto", 2: "dos puntos", 4: "cuatro puntos", other: `${points} puntos` })}. Ahora ${one} ${oneScore}, ${other} ${otherScore}.`,
    euchred: ({ team, winners, points, one, oneScore, other, otherScore }) =>
      `¡Euchre! ${team} falla. Para ${winners}: ${plural("es", points, { 1: "un punto", 2: "dos puntos", 4: "cuatro puntos", other: `${points} puntos` })}. Ahora ${one} ${oneScore}, ${other} ${otherScore}.`,
  },
  wins: ({ team }) => `¡${team} gana la partida!`,
  shareWin: "¡Los dos equipos comparten la victoria!",
  winsGame: ({ team }) => `${team} gana la partida`,
  sharesGame: "Los dos equipos comparten la victoria",
  discard: "Descarta una de tus seis cartas",
  pickUp: ({ card }) => `¿Tomar ${card} o pasar?`,
  pickUpWhy: ({ suit }) => `el triunfo sería ${suit} y descartas una carta.`,
  orderUp: ({ suit }) => `¿Mandar tomar ${suit} o pasar?`,
  dealerTakes: ({ isPartner, name, card }) =>
    isPartner ? `${name}, tu pareja, tomaría ${card}.` : `${name} tomaría ${card}.`,
  mustGoAlone: ({ name }) => `${name}, tu pareja, reparte: quien manda tomar a su pareja va aquí a solas.`,
  mustName: "Debes elegir triunfo",
  everybodyPassed: "Todo el mundo ha pasado.",
  anySuit: ({ held, suit }) =>
    held ? `Cualquier palo que tengas menos ${suit}.` : `Cualquier palo menos ${suit}.`,
  anyOther: ({ suit }) => `No tienes más que ${suit}: elige cualquier otro palo.`,
  anySuitLeft: ({ held, suit }) =>
    held
      ? `Cualquier palo que tengas menos ${suit}, ya rechazado.`
      : `Cualquier palo menos ${suit}, ya rechazado.`,
  onlyPass: "Solo puedes pasar",
  nothingBut: ({ suit }) => `No tienes más que ${suit}.`,
  nameOrPass: "¿Elegir triunfo o pasar?",
  youTook: ({ card }) => `Has tomado ${card}.`,
  youTookFor: ({ card, name }) => `Has tomado ${card}: lo ha mandado ${name}.`,
  need: {
    team: ({ missing }) =>
      `${plural("es", missing, { 1: "Una baza más", 2: "Dos bazas más", 3: "Tres bazas más", other: `${missing} bazas más` })} y tu equipo cumple.`,
    alone: ({ missing }) =>
      `${plural("es", missing, { 1: "Una baza más", 2: "Dos bazas más", 3: "Tres bazas más", other: `${missing} bazas más` })} y cumples.`,
    defense: ({ missing }) =>
      `${plural("es", missing, { 1: "Una baza más", 2: "Dos bazas más", 3: "Tres bazas más", other: `${missing} bazas más` })} y fallan.`,
  },
  theyAreEuchred: "Han fallado.",
  madeMarch: "Cumplido: las cinco serían capote.",
  isMade: "Cumplido.",
  toCall: ({ name }) => `${name} llama o pasa`,
  toName: ({ name }) => `${name} elige triunfo o pasa`,
  isDiscarding: ({ isYou, name }) => (isYou ? "Descartas una carta" : `${name} descarta una carta`),
  noScore: "Todo el mundo ha pasado dos veces: esta vez sin puntos.",
  offered: ({ isYou, card, name }) =>
    isYou
      ? `Carta descubierta: ${card}; has repartido tú.`
      : `Carta descubierta: ${card}; ha repartido ${name}.`,
  dealerStuck: "Los demás han pasado: quien reparte debe elegir.",
  wasTurnedDown: ({ suit }) => `rechazado: ${suit}.`,
  orderedUp: ({ isYou, alone, suit, name }) =>
    isYou
      ? alone
        ? `Has mandado tomar ${suit}, a solas.`
        : `Has mandado tomar ${suit}.`
      : alone
        ? `${name} ha mandado tomar ${suit}, a solas.`
        : `${name} ha mandado tomar ${suit}.`,
  playsAlone: ({ name }) => `${name} va a solas: descansas esta mano.`,
  soFar: ({ number, all, one, oneTricks, other, otherTricks }) =>
    `Baza ${number} de ${all}: ${one} ${oneTricks}, ${other} ${otherTricks}.`,
  title: {
    none: "Una mano sin triunfo",
    made: ({ team }) => `${team} ha cumplido`,
    madeAlone: ({ isYou, name }) => (isYou ? "Has cumplido a solas" : `${name} ha cumplido a solas`),
    march: ({ team }) => `¡Capote! ${team} tiene las cinco`,
    loneMarch: ({ isYou, name }) =>
      isYou ? "Capote a solas: ¡tienes las cinco!" : `Capote a solas: ¡${name} tiene las cinco!`,
    euchred: ({ team }) => `¡Euchre! ${team} ha fallado`,
  },
  summary: {
    together: ({ isYou, name, ordered, suit, team, tricks }) =>
      `${isYou ? "Has" : `${name} ha`} ${ordered ? "mandado tomar" : "elegido"} ${suit}, y ${team} ha hecho ${tricks}.`,
    alone: ({ isYou, name, ordered, suit, tricks }) =>
      `${isYou ? "Has" : `${name} ha`} ${ordered ? "mandado tomar" : "elegido"} ${suit}, a solas, con ${tricks}.`,
  },
  kitty: "El monte",
  laidAside: "Descarte",
  closed: "El monte y las cartas de quien descansó quedan ocultos hasta el final de la partida.",
  line: {
    defended: ({ names, tricks }) => `Defensa: ${names}, ${tricks}`,
    called: ({ names, tricks }) => `Llamada: ${names}, ${tricks}`,
    alone: ({ isYou, tricks, name }) => (isYou ? `A solas: tú, ${tricks}` : `A solas: ${name}, ${tricks}`),
  },
};

export const teams: Teams = {
  yours: "Tu equipo",
  theirs: "El otro equipo",
  team: ({ letter }) => `Equipo ${letter}`,
  inside: { yours: "tu equipo", theirs: "el otro equipo", team: ({ letter }) => `el equipo ${letter}` },
  unit: { yours: "nosotros", theirs: "ellos", team: ({ letter }) => `equipo ${letter}` },
  scoreboard: ({ goal }) => `Carrera hasta ${goal}`,
  to: ({ goal }) => `a ${goal}`,
  goal: ({ goal }) => plural("es", goal, { one: `a ${goal} punto`, other: `a ${goal} puntos` }),
  of: ({ goal }) => `de ${goal}`,
};
