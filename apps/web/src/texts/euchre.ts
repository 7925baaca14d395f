import { catalogue } from "./catalogue.ts";

/** Classic Euchre: its log, its questions and its results. */
export const euchreTexts = catalogue("euchre", {
  swapped: "{names} change seats.",
  blackJack:
    "{isYou, select, true {You get the {card} and deal first.} other {{name} gets the {card} and deals first.}}",
  turnsDown: "{isYou, select, true {You turn the {card} down.} other {{name} turns the {card} down.}}",
  turnedDown: "The {card} is turned down.",
  ordersUp:
    "{isYou, select, true {{alone, select, true {You order up {suit} and go alone!} other {You order up {suit}.}}} other {{alone, select, true {{name} orders up {suit} and goes alone!} other {{name} orders up {suit}.}}}}",
  names:
    "{isYou, select, true {{alone, select, true {You name {suit} trump and go alone!} other {You name {suit} trump.}}} other {{alone, select, true {{name} names {suit} trump and goes alone!} other {{name} names {suit} trump.}}}}",
  picksUp: "{isYou, select, true {You pick up {card}.} other {{name} picks up {card}.}}",
  discards: "{isYou, select, true {You discard a card.} other {{name} discards a card.}}",
  sitsOut: "{isYou, select, true {You sit this hand out.} other {{name} sits this hand out.}}",
  allPassed: "Everybody passed twice: no score, and a new deal.",
  scored: {
    made: "{team} makes it: {points, plural, =1 {one point} =2 {two points} =4 {four points} other {# points}}. Now {one} {oneScore}, {other} {otherScore}.",
    march:
      "March! {team} takes all five tricks: {points, plural, =1 {one point} =2 {two points} =4 {four points} other {# points}}. Now {one} {oneScore}, {other} {otherScore}.",
    loneMarch:
      "A lone march! {team} takes all five tricks: {points, plural, =1 {one point} =2 {two points} =4 {four points} other {# points}}. Now {one} {oneScore}, {other} {otherScore}.",
    euchred:
      "{team} is euchred! For {winners}: {points, plural, =1 {one point} =2 {two points} =4 {four points} other {# points}}. Now {one} {oneScore}, {other} {otherScore}.",
  },
  wins: "{team} wins the game!",
  winsGame: "{team} wins the game",
  discard: "Discard one of your six cards",
  pickUp: "Pick up {card}, or pass?",
  pickUpWhy: "{suit} would be trump, and you discard a card.",
  orderUp: "Order up {suit}, or pass?",
  dealerTakes:
    "{isPartner, select, true {{name}, your partner, would take {card}.} other {{name} would take {card}.}}",
  mustGoAlone: "{name}, your partner, deals: whoever orders up their partner goes alone here.",
  mustName: "You must name trump",
  everybodyPassed: "Everybody passed.",
  anySuit: "{held, select, true {Any suit you hold but {suit}.} other {Any suit but {suit}.}}",
  anyOther: "You hold nothing but {suit}: name any other suit.",
  anySuitLeft:
    "{held, select, true {Any suit you hold but {suit}: they were turned down.} other {Any suit but {suit}: they were turned down.}}",
  onlyPass: "You can only pass",
  nothingBut: "You hold nothing but {suit}.",
  nameOrPass: "Name trump, or pass?",
  youTook: "You took {card}.",
  youTookFor: "You took {card}: {name} ordered it up.",
  need: {
    team: "{missing, plural, =1 {One more trick} =2 {Two more tricks} =3 {Three more tricks} other {# more tricks}} and your team makes it.",
    alone:
      "{missing, plural, =1 {One more trick} =2 {Two more tricks} =3 {Three more tricks} other {# more tricks}} and you make it.",
    defence:
      "{missing, plural, =1 {One more trick} =2 {Two more tricks} =3 {Three more tricks} other {# more tricks}} and they are euchred.",
  },
  theyAreEuchred: "They are euchred.",
  madeMarch: "It is made: all five would be a march.",
  isMade: "It is made.",
  toCall: "{name} to call or pass",
  toName: "{name} to name trump",
  isDiscarding: "{isYou, select, true {You discard a card} other {{name} discards a card}}",
  noScore: "Everybody passed twice: no score this time.",
  offered:
    "{isYou, select, true {The {card} is turned up; you dealt.} other {The {card} is turned up; {name} dealt.}}",
  dealerStuck: "Everybody else passed: the dealer must call.",
  wasTurnedDown: "{suit} were turned down.",
  orderedUp:
    "{isYou, select, true {{alone, select, true {You ordered up {suit}, alone.} other {You ordered up {suit}.}}} other {{alone, select, true {{name} ordered up {suit}, alone.} other {{name} ordered up {suit}.}}}}",
  playsAlone: "{name} plays alone: you sit this hand out.",
  soFar: "Trick {number} of {all}: {one} {oneTricks}, {other} {otherTricks}.",
  title: {
    none: "A hand without trump",
    made: "{team} made it",
    madeAlone: "{isYou, select, true {You made it alone} other {{name} made it alone}}",
    march: "March! {team} took all five",
    loneMarch: "{isYou, select, true {You marched alone: all five!} other {{name} marched alone: all five!}}",
    euchred: "{team} is euchred!",
  },
  summary: {
    together:
      "{isYou, select, true {You} other {{name}}} {ordered, select, true {ordered up} other {named}} {suit}, and {team} took {tricks}.",
    alone:
      "{isYou, select, true {You} other {{name}}} {ordered, select, true {ordered up} other {named}} {suit}, went alone and took {tricks}.",
  },
  line: {
    defended: "{names} defended and took {tricks}",
    called: "{names} called and took {tricks}",
    alone:
      "{isYou, select, true {You went alone and took {tricks}} other {{name} went alone and took {tricks}}}",
  },
});
