import type { Translated } from "../messages.ts";
import type { euchreTexts } from "../euchre.ts";

export const euchreEs: Translated<typeof euchreTexts> = {
  swapped: "Cambio de sitio: {names}.",
  blackJack:
    "{isYou, select, true {Recibes {card} y repartes primero.} other {{name} recibe {card} y reparte primero.}}",
  turnsDown:
    "{isYou, select, true {Rechazas la carta descubierta: {card}.} other {{name} rechaza la carta descubierta: {card}.}}",
  turnedDown: "Carta rechazada: {card}.",
  ordersUp:
    "{isYou, select, true {{alone, select, true {¡Mandas tomar {suit} y vas a solas!} other {Mandas tomar {suit}.}}} other {{alone, select, true {{name} manda tomar {suit} y va a solas.} other {{name} manda tomar {suit}.}}}}",
  names:
    "{isYou, select, true {{alone, select, true {¡Eliges {suit} como triunfo y vas a solas!} other {Eliges {suit} como triunfo.}}} other {{alone, select, true {{name} elige {suit} como triunfo y va a solas.} other {{name} elige {suit} como triunfo.}}}}",
  picksUp: "{isYou, select, true {Tomas {card}.} other {{name} toma {card}.}}",
  discards: "{isYou, select, true {Descartas una carta.} other {{name} descarta una carta.}}",
  sitsOut: "{isYou, select, true {Descansas esta mano.} other {{name} descansa esta mano.}}",
  allPassed: "Todo el mundo ha pasado dos veces: sin puntos, y se reparte de nuevo.",
  scored: {
    made: "{team} cumple: {points, plural, =1 {un punto} =2 {dos puntos} =4 {cuatro puntos} other {# puntos}}. Ahora {one} {oneScore}, {other} {otherScore}.",
    march:
      "¡Capote! {team} hace las cinco bazas: {points, plural, =1 {un punto} =2 {dos puntos} =4 {cuatro puntos} other {# puntos}}. Ahora {one} {oneScore}, {other} {otherScore}.",
    loneMarch:
      "¡Capote a solas! {team} hace las cinco bazas: {points, plural, =1 {un punto} =2 {dos puntos} =4 {cuatro puntos} other {# puntos}}. Ahora {one} {oneScore}, {other} {otherScore}.",
    euchred:
      "¡Euchre! {team} falla. Para {winners}: {points, plural, =1 {un punto} =2 {dos puntos} =4 {cuatro puntos} other {# puntos}}. Ahora {one} {oneScore}, {other} {otherScore}.",
  },
  wins: "¡{team} gana la partida!",
  winsGame: "{team} gana la partida",
  discard: "Descarta una de tus seis cartas",
  pickUp: "¿Tomar {card} o pasar?",
  pickUpWhy: "el triunfo sería {suit} y descartas una carta.",
  orderUp: "¿Mandar tomar {suit} o pasar?",
  dealerTakes:
    "{isPartner, select, true {{name}, tu pareja, tomaría {card}.} other {{name} tomaría {card}.}}",
  mustGoAlone: "{name}, tu pareja, reparte: quien manda tomar a su pareja va aquí a solas.",
  mustName: "Debes elegir triunfo",
  everybodyPassed: "Todo el mundo ha pasado.",
  anySuit:
    "{held, select, true {Cualquier palo que tengas menos {suit}.} other {Cualquier palo menos {suit}.}}",
  anyOther: "No tienes más que {suit}: elige cualquier otro palo.",
  anySuitLeft:
    "{held, select, true {Cualquier palo que tengas menos {suit}, ya rechazado.} other {Cualquier palo menos {suit}, ya rechazado.}}",
  onlyPass: "Solo puedes pasar",
  nothingBut: "No tienes más que {suit}.",
  nameOrPass: "¿Elegir triunfo o pasar?",
  youTook: "Has tomado {card}.",
  youTookFor: "Has tomado {card}: lo ha mandado {name}.",
  need: {
    team: "{missing, plural, =1 {Una baza más} =2 {Dos bazas más} =3 {Tres bazas más} other {# bazas más}} y tu equipo cumple.",
    alone:
      "{missing, plural, =1 {Una baza más} =2 {Dos bazas más} =3 {Tres bazas más} other {# bazas más}} y cumples.",
    defence:
      "{missing, plural, =1 {Una baza más} =2 {Dos bazas más} =3 {Tres bazas más} other {# bazas más}} y fallan.",
  },
  theyAreEuchred: "Han fallado.",
  madeMarch: "Cumplido: las cinco serían capote.",
  isMade: "Cumplido.",
  toCall: "{name} llama o pasa",
  toName: "{name} elige triunfo o pasa",
  isDiscarding: "{isYou, select, true {Descartas una carta} other {{name} descarta una carta}}",
  noScore: "Todo el mundo ha pasado dos veces: esta vez sin puntos.",
  offered:
    "{isYou, select, true {Carta descubierta: {card}; has repartido tú.} other {Carta descubierta: {card}; ha repartido {name}.}}",
  dealerStuck: "Los demás han pasado: quien reparte debe elegir.",
  wasTurnedDown: "rechazado: {suit}.",
  orderedUp:
    "{isYou, select, true {{alone, select, true {Has mandado tomar {suit}, a solas.} other {Has mandado tomar {suit}.}}} other {{alone, select, true {{name} ha mandado tomar {suit}, a solas.} other {{name} ha mandado tomar {suit}.}}}}",
  playsAlone: "{name} va a solas: descansas esta mano.",
  soFar: "Baza {number} de {all}: {one} {oneTricks}, {other} {otherTricks}.",
  title: {
    none: "Una mano sin triunfo",
    made: "{team} ha cumplido",
    madeAlone: "{isYou, select, true {Has cumplido a solas} other {{name} ha cumplido a solas}}",
    march: "¡Capote! {team} tiene las cinco",
    loneMarch:
      "{isYou, select, true {Capote a solas: ¡tienes las cinco!} other {Capote a solas: ¡{name} tiene las cinco!}}",
    euchred: "¡Euchre! {team} ha fallado",
  },
  summary: {
    together:
      "{isYou, select, true {Has} other {{name} ha}} {ordered, select, true {mandado tomar} other {elegido}} {suit}, y {team} ha hecho {tricks}.",
    alone:
      "{isYou, select, true {Has} other {{name} ha}} {ordered, select, true {mandado tomar} other {elegido}} {suit}, a solas, con {tricks}.",
  },
  line: {
    defended: "Defensa: {names}, {tricks}",
    called: "Llamada: {names}, {tricks}",
    alone: "{isYou, select, true {A solas: tú, {tricks}} other {A solas: {name}, {tricks}}}",
  },
};
