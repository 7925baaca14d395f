import type { Buck } from "../en/buck.ts";

export const buck: Buck = {
  goal: ({ startScore }) => `von ${startScore} bis null`,
  clubsTurnedUp: ({ card }) => `${card} wird aufgedeckt: Kreuz ist Trumpf, und niemand darf aussteigen.`,
  bids: ({ isYou, amount, name }) => (isYou ? `Du reizt ${amount}.` : `${name} reizt ${amount}.`),
  allPassed: "Alle haben gepasst: keine Punkte, und die nächste Person gibt.",
  declares: ({ isYou, suit, name }) =>
    isYou ? `Du sagst ${suit} als Trumpf an.` : `${name} sagt ${suit} als Trumpf an.`,
  declaresNoTrump: ({ isYou, name }) => (isYou ? "Du spielst ohne Trumpf." : `${name} spielt ohne Trumpf.`),
  noTrump: "keinem Trumpf",
  folds: ({ isYou, name }) => (isYou ? "Du steigst aus." : `${name} steigt aus.`),
  stays: ({ isYou, name }) => (isYou ? "Du gehst mit." : `${name} geht mit.`),
  concedes: ({ isYou, name }) =>
    isYou
      ? "Du bekommst alle fünf Stiche: Niemand ist mitgegangen."
      : `${name} bekommt alle fünf Stiche: Niemand ist mitgegangen.`,
  scored: ({ changes }) => `Punkte: ${changes}.`,
  level: ({ names }) => `Gleichstand: ${names}. Eine weitere Runde entscheidet.`,
  wins: ({ isYou, name }) => (isYou ? "Du gewinnst das Spiel!" : `${name} gewinnt das Spiel!`),
  shareWin: ({ names }) => `Geteilter Sieg: ${names}!`,
  chooseTrump: "Dein Trumpf: Wähle eine Farbe",
  chooseTrumpOrNone: "Dein Trumpf: Wähle eine Farbe, oder ohne Trumpf",
  wonBidding: ({ bid }) => `Du hast mit ${bid} das Reizen gewonnen. Mach ${bid} Stiche oder mehr.`,
  stayOrFold: "Mitgehen oder aussteigen?",
  stayCost: ({ penalty }) =>
    `Wenn du mitgehst, brauchst du einen Stich; ohne Stich kostet es ${penalty} Punkte.`,
  mustBid: ({ bid }) => `Dein Gebot: ${bid}`,
  mustBidWhy: "Alle anderen haben gepasst, also musst du reizen.",
  bidHighest: ({ bid }) => `Dein Gebot: ${bid} oder passen`,
  bidOrMore: ({ least }) => `Dein Gebot: ${least} oder mehr, oder passen`,
  passIsOut: "Wer passt, reizt nicht mehr mit.",
  nobodyBid: "Noch hat niemand gereizt.",
  hasBid: ({ isYou, amount, name }) =>
    isYou ? `Du hast ${amount} gereizt.` : `${name} hat ${amount} gereizt.`,
  needMore: ({ need }) => `Du brauchst noch ${need}.`,
  hasEnough: "Du hast, was du brauchst.",
  toBid: ({ names }) => `${names} reizt`,
  choosesTrump: ({ names }) => `${names} wählt den Trumpf`,
  whoStays: "Wer geht mit, wer steigt aus?",
  waitingFor: ({ names }) => `Wir warten auf ${names}.`,
  noScore: "Alle haben gepasst: diesmal keine Punkte.",
  turningUp: "Eine Karte wird aufgedeckt",
  turnedUp: ({ card }) => `${card} aufgedeckt`,
  clubsAreTrump: "Kreuz ist Trumpf, und niemand darf aussteigen.",
  biddingNext: "Gleich wird gereizt.",
  youFolded: "Du bist ausgestiegen: In dieser Runde gewinnst und verlierst du nichts.",
  winsGame: ({ isYou, name }) => (isYou ? "Du gewinnst das Spiel" : `${name} gewinnt das Spiel`),
  sharesGame: ({ names }) => `Geteilter Sieg: ${names}`,
  passedTitle: "Alle haben gepasst",
  passedSummary: "Niemand bekommt Punkte, und die nächste Person gibt.",
  noBidTitle: "Eine Runde ohne Gebot",
  noBidSummary: "Kreuz war Trumpf ohne Reizen, und alle brauchten einen Stich.",
  takesAll: ({ isYou, name }) => (isYou ? "Du bekommst alle" : `${name} bekommt alle`),
  takesAllWhy: ({ isYou, bid, suit, name }) =>
    isYou
      ? `Du hast ${bid} mit ${suit} gereizt, und niemand ging mit: alle fünf Stiche, ohne eine Karte zu spielen.`
      : `${name} hat ${bid} mit ${suit} gereizt, und niemand ging mit: alle fünf Stiche, ohne eine Karte zu spielen.`,
  made: ({ isYou, name }) => (isYou ? "Du hast es geschafft" : `${name} hat es geschafft`),
  madeWhy: ({ isYou, bid, suit, tricks, name }) =>
    isYou
      ? `Du hast ${bid} mit ${suit} gereizt und ${tricks} gemacht.`
      : `${name} hat ${bid} mit ${suit} gereizt und ${tricks} gemacht.`,
  set: ({ isYou, name }) => (isYou ? "Du hast es nicht geschafft" : `${name} hat es nicht geschafft`),
  setWhy: ({ isYou, bid, suit, tricks, penalty, name }) =>
    isYou
      ? `Du hast ${bid} mit ${suit} gereizt, aber ${tricks} gemacht: ${penalty} Punkte mehr.`
      : `${name} hat ${bid} mit ${suit} gereizt, aber ${tricks} gemacht: ${penalty} Punkte mehr.`,
  toGo: "bis null",
  blind: "Der Talon",
  closed: "Wer ausstieg, zeigt nichts, und der Talon bleibt verdeckt, bis das Spiel zu Ende ist.",
  line: {
    folded: "Ausgestiegen: nichts gewonnen, nichts verloren",
    made: ({ bid, tricks }) => `${bid} gereizt, ${tricks} gemacht`,
    set: ({ bid, tricks }) => `${bid} gereizt, ${tricks} gemacht: verfehlt`,
    stayed: ({ tricks }) => `Mitgegangen, ${tricks} gemacht`,
    stayedInVain: "Mitgegangen ohne Stich: verfehlt",
  },
};
