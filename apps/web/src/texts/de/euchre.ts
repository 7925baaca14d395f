import type { Translated } from "../messages.ts";
import type { euchreTexts } from "../euchre.ts";

export const euchreDe: Translated<typeof euchreTexts> = {
  swapped: "Platztausch: {names}.",
  blackJack:
    "{isYou, select, true {{card}: Du gibst zuerst.} other {{name} bekommt {card} und gibt zuerst.}}",
  turnsDown:
    "{isYou, select, true {Du drehst die offene Karte um: {card}.} other {{name} dreht die offene Karte um: {card}.}}",
  turnedDown: "{card} wird umgedreht.",
  ordersUp:
    "{isYou, select, true {{alone, select, true {Du lässt {suit} aufnehmen und spielst allein!} other {Du lässt {suit} aufnehmen.}}} other {{alone, select, true {{name} lässt {suit} aufnehmen und spielt allein!} other {{name} lässt {suit} aufnehmen.}}}}",
  names:
    "{isYou, select, true {{alone, select, true {Du sagst {suit} als Trumpf an und spielst allein!} other {Du sagst {suit} als Trumpf an.}}} other {{alone, select, true {{name} sagt {suit} als Trumpf an und spielt allein!} other {{name} sagt {suit} als Trumpf an.}}}}",
  picksUp: "{isYou, select, true {Du nimmst {card} auf.} other {{name} nimmt {card} auf.}}",
  discards: "{isYou, select, true {Du wirfst eine Karte ab.} other {{name} wirft eine Karte ab.}}",
  sitsOut: "{isYou, select, true {Du setzt diese Runde aus.} other {{name} setzt diese Runde aus.}}",
  allPassed: "Alle haben zweimal gepasst: keine Punkte, und es wird neu gegeben.",
  scored: {
    made: "{team} schafft es: {points, plural, =1 {ein Punkt} =2 {zwei Punkte} =4 {vier Punkte} other {# Punkte}}. Jetzt {one} {oneScore}, {other} {otherScore}.",
    march:
      "Durchmarsch! {team} macht alle fünf Stiche: {points, plural, =1 {ein Punkt} =2 {zwei Punkte} =4 {vier Punkte} other {# Punkte}}. Jetzt {one} {oneScore}, {other} {otherScore}.",
    loneMarch:
      "Durchmarsch allein! {team} macht alle fünf Stiche: {points, plural, =1 {ein Punkt} =2 {zwei Punkte} =4 {vier Punkte} other {# Punkte}}. Jetzt {one} {oneScore}, {other} {otherScore}.",
    euchred:
      "Euchre! {team} scheitert. Für {winners}: {points, plural, =1 {ein Punkt} =2 {zwei Punkte} =4 {vier Punkte} other {# Punkte}}. Jetzt {one} {oneScore}, {other} {otherScore}.",
  },
  wins: "{team} gewinnt das Spiel!",
  winsGame: "{team} gewinnt das Spiel",
  discard: "Wirf eine deiner sechs Karten ab",
  pickUp: "{card} aufnehmen oder passen?",
  pickUpWhy: "{suit} wäre Trumpf, und du wirfst eine Karte ab.",
  orderUp: "{suit} aufnehmen lassen oder passen?",
  dealerTakes:
    "{isPartner, select, true {{name}, dein Gegenüber, nähme {card}.} other {{name} nähme {card}.}}",
  mustGoAlone: "{name}, dein Gegenüber, gibt: Wer das eigene Gegenüber aufnehmen lässt, spielt hier allein.",
  mustName: "Du musst Trumpf ansagen",
  everybodyPassed: "Alle haben gepasst.",
  anySuit: "{held, select, true {Jede Farbe, die du hast, außer {suit}.} other {Jede Farbe außer {suit}.}}",
  anyOther: "Du hast nichts als {suit}: Sag irgendeine andere Farbe an.",
  anySuitLeft:
    "{held, select, true {Jede Farbe, die du hast, außer {suit}: Das wurde abgelehnt.} other {Jede Farbe außer {suit}: Das wurde abgelehnt.}}",
  onlyPass: "Du kannst nur passen",
  nothingBut: "Du hast nichts als {suit}.",
  nameOrPass: "Trumpf ansagen oder passen?",
  youTook: "Du hast {card} genommen.",
  youTookFor: "Du hast {card} genommen: {name} ließ dich aufnehmen.",
  need: {
    team: "{missing, plural, =1 {Noch ein Stich} =2 {Noch zwei Stiche} =3 {Noch drei Stiche} other {Noch # Stiche}}, und dein Team schafft es.",
    alone:
      "{missing, plural, =1 {Noch ein Stich} =2 {Noch zwei Stiche} =3 {Noch drei Stiche} other {Noch # Stiche}}, und du schaffst es.",
    defence:
      "{missing, plural, =1 {Noch ein Stich} =2 {Noch zwei Stiche} =3 {Noch drei Stiche} other {Noch # Stiche}}, und sie sind gescheitert.",
  },
  theyAreEuchred: "Sie sind gescheitert.",
  madeMarch: "Geschafft: Alle fünf wären ein Durchmarsch.",
  isMade: "Geschafft.",
  toCall: "{name} sagt an oder passt",
  toName: "{name} sagt Trumpf an oder passt",
  isDiscarding: "{isYou, select, true {Du wirfst eine Karte ab} other {{name} wirft eine Karte ab}}",
  noScore: "Alle haben zweimal gepasst: diesmal keine Punkte.",
  offered:
    "{isYou, select, true {{card} liegt offen; gegeben hast du.} other {{card} liegt offen; gegeben hat {name}.}}",
  dealerStuck: "Alle anderen haben gepasst: Wer gibt, muss ansagen.",
  wasTurnedDown: "{suit} wurde abgelehnt.",
  orderedUp:
    "{isYou, select, true {{alone, select, true {Du hast {suit} aufnehmen lassen und spielst allein.} other {Du hast {suit} aufnehmen lassen.}}} other {{alone, select, true {{name} hat {suit} aufnehmen lassen und spielt allein.} other {{name} hat {suit} aufnehmen lassen.}}}}",
  playsAlone: "{name} spielt allein: Du setzt diese Runde aus.",
  soFar: "Stich {number} von {all}: {one} {oneTricks}, {other} {otherTricks}.",
  title: {
    none: "Eine Runde ohne Trumpf",
    made: "{team} hat es geschafft",
    madeAlone: "{isYou, select, true {Du hast es allein geschafft} other {{name} hat es allein geschafft}}",
    march: "Durchmarsch! {team} hat alle fünf",
    loneMarch:
      "{isYou, select, true {Durchmarsch allein: Du hast alle fünf!} other {Durchmarsch allein: {name} hat alle fünf!}}",
    euchred: "Euchre! {team} ist gescheitert",
  },
  summary: {
    together:
      "{isYou, select, true {Du hast} other {{name} hat}} {suit} {ordered, select, true {aufnehmen lassen} other {angesagt}}, und {team} hat {tricks} gemacht.",
    alone:
      "{isYou, select, true {Du hast} other {{name} hat}} {suit} {ordered, select, true {aufnehmen lassen} other {angesagt}}, allein gespielt und {tricks} gemacht.",
  },
  line: {
    defended: "Gegenwehr: {names}, {tricks}",
    called: "Ansage: {names}, {tricks}",
    alone: "{isYou, select, true {Allein: du, {tricks}} other {Allein: {name}, {tricks}}}",
  },
};
