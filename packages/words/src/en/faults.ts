import type { Language } from "../language.ts";

/** What is wrong with a file of a game: where, and by its code. */
export const faults = {
  where: ({ part, hand, trick }: { part: "trick" | "hand" | "start"; hand: number; trick: number }) =>
    part === "trick"
      ? `Hand ${hand}, trick ${trick}`
      : part === "hand"
        ? `Hand ${hand}`
        : "Before the first hand",
  refused: ({ where, name, sentence }: { where: string; name: string; sentence: string }) =>
    `${where}, ${name}: “${sentence}”`,
  wrong: ({ where, sentence }: { where: string; sentence: string }) => `${where}: ${sentence}`,
  otherField: ({ at, wants }: { at: string; wants: string }) => `${at} should be ${wants}.`,
  otherScore: ({ stated, played }: { stated: string; played: string }) =>
    `This file says ${stated}, but its play comes to ${played}.`,
  NOT_JSON: "This is not JSON.",
  NOT_EGN: "This is not an EGN file.",
  NOT_A_RECORD: "This is not the record of a game.",
  UNKNOWN_VERSION: "This record has a version that nobody here knows.",
  UNKNOWN_GAME: "This record is of a game that nobody here knows.",
  INVALID_OPTIONS: "This record has a house rule, or a choice of one, that does not exist.",
  INVALID_SEALS: "The seals in this record cannot be read.",
  INVALID_SAME_DEALS: "This record does not say which game its deals come from.",
  INVALID_SITTINGS: "This record does not say who sat where.",
  UNSUPPORTED_VERSION: "Only EGN versions 1.0 to 1.6 can be read.",
  UNSUPPORTED_RULE: ({ count, at, rules }: { count: number; at: string; rules: string }) =>
    count === 0
      ? `${at} is not part of this game.`
      : `${at} asks for rules that are not played here: ${rules}.`,
  UNSUPPORTED_CARD: ({ at }: { at: string }) =>
    `${at} is a card this game does not use, or one that nobody saw.`,
  PACKED_DEAL: ({ at }: { at: string }) =>
    `${at} is a packed deal; only deals that are written out can be read.`,
  INVALID_FIELD: ({ at }: { at: string }) => `${at} is missing or is not valid.`,
  GAME_IS_OVER: "The game was already over.",
  ILLEGAL_CALL: "This call breaks a rule.",
  ILLEGAL_DISCARD: "This discard breaks a rule.",
  ILLEGAL_PLAY: "This card breaks a rule.",
  WRONG_LEADER: "Somebody else should lead this trick.",
  WRONG_TRICK_SIZE: "This trick has too few or too many cards.",
  WRONG_SCORE: "The final score in this file does not match the play.",
  TOO_LARGE: "This record is too large.",
  INCOMPLETE: "This record does not say who played and when.",
  NOT_OVER: "This game is not over.",
  NO_NOTATION: "There is no notation for this game.",
  UNWRITTEN_RULES: "Euchre Game Notation has no word for a house rule of this game.",
  BROKEN_RECORD: "This record breaks a rule.",
  NOT_FINISHED: "Only a finished game can be written as EGN.",
  TOO_MANY_DEALS: "An EGN file holds no more than 100 deals.",
};

export type Faults = typeof faults;

export const faultsTexts = ({ words }: Language): Faults => words?.faults ?? faults;
