import type { Euchre, Teams } from "../en/euchre.ts";
import { plural } from "../plural.ts";

export const euchre: Euchre = {
  swapped: ({ names }) => `Platztausch: ${names}.`,
  blackJack: ({ isYou, card, name }) =>
    isYou ? `${card}: Du gibst zuerst.` : `${name} bekommt ${card} und gibt zuerst.`,
  turnsDown: ({ isYou, card, name }) =>
    isYou ? `Du drehst die offene Karte um: ${card}.` : `${name} dreht die offene Karte um: ${card}.`,
  turnedDown: ({ card }) => `${card} wird umgedreht.`,
  ordersUp: ({ isYou, alone, suit, name }) =>
    isYou
      ? alone
        ? `Du lässt ${suit} aufnehmen und spielst allein!`
        : `Du lässt ${suit} aufnehmen.`
      : alone
        ? `${name} lässt ${suit} aufnehmen und spielt allein!`
        : `${name} lässt ${suit} aufnehmen.`,
  names: ({ isYou, alone, suit, name }) =>
    isYou
      ? alone
        ? `Du sagst ${suit} als Trumpf an und spielst allein!`
        : `Du sagst ${suit} als Trumpf an.`
      : alone
        ? `${name} sagt ${suit} als Trumpf an und spielt allein!`
        : `${name} sagt ${suit} als Trumpf an.`,
  picksUp: ({ isYou, card, name }) => (isYou ? `Du nimmst ${card} auf.` : `${name} nimmt ${card} auf.`),
  discards: ({ isYou, name }) => (isYou ? "Du wirfst eine Karte ab." : `${name} wirft eine Karte ab.`),
  sitsOut: ({ isYou, name }) => (isYou ? "Du setzt diese Runde aus." : `${name} setzt diese Runde aus.`),
  showsFarmersHand: ({ isYou, cards, name }) =>
    isYou ? `Du zeigst ein Bauernblatt: ${cards}.` : `${name} zeigt ein Bauernblatt: ${cards}.`,
  farmersHandShown: "Ein Bauernblatt wurde gezeigt: Es wird neu gegeben.",
  defendsAlone: ({ isYou, name }) => (isYou ? "Du verteidigst allein!" : `${name} verteidigt allein!`),
  askDefense: "Allein oder zu zweit verteidigen?",
  askDefenseWhy: ({ name }) =>
    `${name} spielt allein. Scheitert das Solo an dir allein, bringt das vier Punkte.`,
  toDefend: ({ name }) => `${name} darf allein verteidigen`,
  defendedAlone: ({ isYou, tricks, name }) =>
    isYou
      ? `Du hast allein verteidigt und ${tricks} gemacht`
      : `${name} hat allein verteidigt und ${tricks} gemacht`,
  allPassed: "Alle haben zweimal gepasst: keine Punkte, und es wird neu gegeben.",
  scored: {
    made: ({ team, points, one, oneScore, other, otherScore }) =>
      `${team} schafft es: ${plural("de", points, { 1: "ein Punkt", 2: "zwei Punkte", 4: "vier Punkte", other: `${points} Punkte` })}. Jetzt ${one} ${oneScore}, ${other} ${otherScore}.`,
    march: ({ team, points, one, oneScore, other, otherScore }) =>
      `Durchmarsch! ${team} macht alle fünf Stiche: ${plural("de", points, { 1: "ein Punkt", 2: "zwei Punkte", 4: "vier Punkte", other: `${points} Punkte` })}. Jetzt ${one} ${oneScore}, ${other} ${otherScore}.`,
    loneMarch: ({ team, points, one, oneScore, other, otherScore }) =>
      `Durchmarsch allein! ${team} macht alle fünf Stiche: ${plural("de", points, { 1: "ein Punkt", 2: "zwei Punkte", 4: "vier Punkte", other: `${points} Punkte` })}. Jetzt ${one} ${oneScore}, ${other} ${otherScore}.`,
    euchred: ({ team, winners, points, one, oneScore, other, otherScore }) =>
      `Euchre! ${team} scheitert. Für ${winners}: ${plural("de", points, { 1: "ein Punkt", 2: "zwei Punkte", 4: "vier Punkte", other: `${points} Punkte` })}. Jetzt ${one} ${oneScore}, ${other} ${otherScore}.`,
  },
  wins: ({ team }) => `${team} gewinnt das Spiel!`,
  shareWin: "Beide Teams teilen sich den Sieg!",
  winsGame: ({ team }) => `${team} gewinnt das Spiel`,
  sharesGame: "Beide Teams teilen sich den Sieg",
  discard: "Wirf eine deiner sechs Karten ab",
  pickUp: ({ card }) => `${card} aufnehmen oder passen?`,
  pickUpWhy: ({ suit }) => `${suit} wäre Trumpf, und du wirfst eine Karte ab.`,
  orderUp: ({ suit }) => `${suit} aufnehmen lassen oder passen?`,
  dealerTakes: ({ isPartner, name, card }) =>
    isPartner ? `Dein Gegenüber ${name} würde ${card} aufnehmen.` : `${name} würde ${card} aufnehmen.`,
  mustGoAlone: ({ name }) =>
    `${name}, dein Gegenüber, gibt: Wer das eigene Gegenüber aufnehmen lässt, spielt hier allein.`,
  mustName: "Du musst Trumpf ansagen",
  everybodyPassed: "Alle haben gepasst.",
  anySuit: ({ held, suit }) =>
    held ? `Jede Farbe, die du hast, außer ${suit}.` : `Jede Farbe außer ${suit}.`,
  anyOther: ({ suit }) => `Du hast nichts als ${suit}: Sag irgendeine andere Farbe an.`,
  anySuitLeft: ({ held, suit }) =>
    held
      ? `Jede Farbe, die du hast, außer ${suit}: Das wurde abgelehnt.`
      : `Jede Farbe außer ${suit}: Das wurde abgelehnt.`,
  onlyPass: "Du kannst nur passen",
  nothingBut: ({ suit }) => `Du hast nichts als ${suit}.`,
  nameOrPass: "Trumpf ansagen oder passen?",
  youTook: ({ card }) => `Du hast ${card} genommen.`,
  youTookFor: ({ card, name }) => `Du hast ${card} genommen: ${name} ließ dich aufnehmen.`,
  need: {
    team: ({ missing }) =>
      `${plural("de", missing, { 1: "Noch ein Stich", 2: "Noch zwei Stiche", 3: "Noch drei Stiche", other: `Noch ${missing} Stiche` })}, und dein Team schafft es.`,
    alone: ({ missing }) =>
      `${plural("de", missing, { 1: "Noch ein Stich", 2: "Noch zwei Stiche", 3: "Noch drei Stiche", other: `Noch ${missing} Stiche` })}, und du schaffst es.`,
    defense: ({ missing }) =>
      `${plural("de", missing, { 1: "Noch ein Stich", 2: "Noch zwei Stiche", 3: "Noch drei Stiche", other: `Noch ${missing} Stiche` })}, und sie sind gescheitert.`,
  },
  theyAreEuchred: "Sie sind gescheitert.",
  madeMarch: "Geschafft: Alle fünf wären ein Durchmarsch.",
  isMade: "Geschafft.",
  toCall: ({ name }) => `${name} sagt an oder passt`,
  toName: ({ name }) => `${name} sagt Trumpf an oder passt`,
  isDiscarding: ({ isYou, name }) => (isYou ? "Du wirfst eine Karte ab" : `${name} wirft eine Karte ab`),
  noScore: "Alle haben zweimal gepasst: diesmal keine Punkte.",
  offered: ({ isYou, card, name }) =>
    isYou ? `${card} liegt offen; gegeben hast du.` : `${card} liegt offen; gegeben hat ${name}.`,
  dealerStuck: "Alle anderen haben gepasst: Wer gibt, muss ansagen.",
  wasTurnedDown: ({ suit }) => `${suit} wurde abgelehnt.`,
  orderedUp: ({ isYou, alone, suit, name }) =>
    isYou
      ? alone
        ? `Du hast ${suit} aufnehmen lassen und spielst allein.`
        : `Du hast ${suit} aufnehmen lassen.`
      : alone
        ? `${name} hat ${suit} aufnehmen lassen und spielt allein.`
        : `${name} hat ${suit} aufnehmen lassen.`,
  playsAlone: ({ name }) => `${name} spielt allein: Du setzt diese Runde aus.`,
  soFar: ({ number, all, one, oneTricks, other, otherTricks }) =>
    `Stich ${number} von ${all}: ${one} ${oneTricks}, ${other} ${otherTricks}.`,
  title: {
    none: "Eine Runde ohne Trumpf",
    made: ({ team }) => `${team} hat es geschafft`,
    madeAlone: ({ isYou, name }) =>
      isYou ? "Du hast es allein geschafft" : `${name} hat es allein geschafft`,
    march: ({ team }) => `Durchmarsch! ${team} hat alle fünf`,
    loneMarch: ({ isYou, name }) =>
      isYou ? "Durchmarsch allein: Du hast alle fünf!" : `Durchmarsch allein: ${name} hat alle fünf!`,
    euchred: ({ team }) => `Euchre! ${team} ist gescheitert`,
  },
  summary: {
    together: ({ isYou, name, suit, ordered, team, tricks }) =>
      `${isYou ? "Du hast" : `${name} hat`} ${suit} ${ordered ? "aufnehmen lassen" : "angesagt"}, und ${team} hat ${tricks} gemacht.`,
    alone: ({ isYou, name, suit, ordered, tricks }) =>
      `${isYou ? "Du hast" : `${name} hat`} ${suit} ${ordered ? "aufnehmen lassen" : "angesagt"}, allein gespielt und ${tricks} gemacht.`,
  },
  kitty: "Der Talon",
  laidAside: "Abgeworfen",
  closed: "Der Talon und die Karten derer, die aussetzten, bleiben bis zum Ende des Spiels verdeckt.",
  line: {
    defended: ({ names, tricks }) => `Gegenwehr: ${names}, ${tricks}`,
    called: ({ names, tricks }) => `Ansage: ${names}, ${tricks}`,
    alone: ({ isYou, tricks, name }) => (isYou ? `Allein: du, ${tricks}` : `Allein: ${name}, ${tricks}`),
  },
};

export const teams: Teams = {
  yours: "Dein Team",
  theirs: "Das andere Team",
  team: ({ letter }) => `Team ${letter}`,
  inside: { yours: "dein Team", theirs: "das andere Team", team: ({ letter }) => `Team ${letter}` },
  unit: { yours: "wir", theirs: "sie", team: ({ letter }) => `Team ${letter}` },
  scoreboard: ({ goal }) => `Wettlauf bis ${goal}`,
  to: ({ goal }) => `bis ${goal}`,
  goal: ({ goal }) => plural("de", goal, { one: `bis ${goal} Punkt`, other: `bis ${goal} Punkte` }),
  of: ({ goal }) => `von ${goal}`,
};
