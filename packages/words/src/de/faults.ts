import type { Faults } from "../en/faults.ts";

export const faults: Faults = {
  where: ({ part, hand, trick }) =>
    part === "trick"
      ? `Runde ${hand}, Stich ${trick}`
      : part === "hand"
        ? `Runde ${hand}`
        : "Vor der ersten Runde",
  refused: ({ where, name, sentence }) => `${where}, ${name}: „${sentence}“`,
  wrong: ({ where, sentence }) => `${where}: ${sentence}`,
  otherField: ({ at, wants }) => `${at} muss ${wants} sein.`,
  otherScore: ({ stated, played }) => `Die Datei nennt ${stated}, gespielt wurde aber ${played}.`,
  NOT_JSON: "Das ist kein JSON.",
  NOT_EGN: "Das ist keine EGN-Datei.",
  NOT_A_RECORD: "Das ist nicht die Aufzeichnung eines Spiels.",
  UNKNOWN_VERSION: "Diese Aufzeichnung hat eine unbekannte Version.",
  UNKNOWN_GAME: "Diese Aufzeichnung ist von einem unbekannten Spiel.",
  INVALID_OPTIONS: "Eine Hausregel in dieser Aufzeichnung gibt es nicht, oder nicht mit diesem Wert.",
  INVALID_SEALS: "Die Siegel in dieser Aufzeichnung lassen sich nicht lesen.",
  INVALID_SAME_DEALS: "Diese Aufzeichnung sagt nicht, wessen Karten sie hat.",
  INVALID_SITTINGS: "Diese Aufzeichnung sagt nicht, wer wo saß.",
  UNSUPPORTED_VERSION: "Lesbar sind nur EGN-Dateien der Versionen 1.0 bis 1.6.",
  UNSUPPORTED_RULE: ({ count, at, rules }) =>
    count === 0
      ? `${at} ist etwas, das es in diesem Spiel nicht gibt.`
      : `${at} verlangt Regeln, die hier nicht gespielt werden: ${rules}.`,
  UNSUPPORTED_CARD: ({ at }) =>
    `${at} ist eine Karte, die es in diesem Spiel nicht gibt oder die niemand gesehen hat.`,
  PACKED_DEAL: ({ at }) => `${at} ist verpackt; lesbar sind nur ausgeschriebene Runden.`,
  INVALID_FIELD: ({ at }) => `${at} fehlt oder kann nicht sein, was dort steht.`,
  GAME_IS_OVER: "Das Spiel war schon zu Ende.",
  ILLEGAL_CALL: "Diese Ansage bricht eine Regel.",
  ILLEGAL_DISCARD: "Diese Ablage bricht eine Regel.",
  ILLEGAL_PLAY: "Diese Karte bricht eine Regel.",
  WRONG_LEADER: "Nach den Regeln spielt jemand anders aus.",
  WRONG_TRICK_SIZE: "Dieser Stich hat zu wenige oder zu viele Karten.",
  WRONG_SCORE: "Der Endstand in dieser Datei ist nicht der, zu dem ihr Spiel führt.",
  TOO_LARGE: "Diese Aufzeichnung ist zu groß.",
  INCOMPLETE: "Diese Aufzeichnung sagt nicht, wer wann gespielt hat.",
  NOT_OVER: "Dieses Spiel ist nicht zu Ende.",
  NO_NOTATION: "Für dieses Spiel gibt es keine Notation.",
  UNWRITTEN_RULES: "Die Notation hat kein Wort für eine Hausregel dieses Spiels.",
  BROKEN_RECORD: "Diese Aufzeichnung verstößt gegen eine Regel.",
  NOT_FINISHED: "Nur ein beendetes Spiel lässt sich als EGN schreiben.",
  TOO_MANY_DEALS: "Eine EGN-Datei fasst höchstens 100 Runden.",
};
