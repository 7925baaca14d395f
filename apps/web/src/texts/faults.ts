import type { FileFault, FileFaultCode } from "@buck/records";
import { catalogue } from "./catalogue.ts";
import { refusalText } from "./refusals.ts";

/** What is wrong with a file of a game: where, and by its code. */
export const faultTexts = catalogue("faults", {
  where:
    "{part, select, trick {Hand {hand}, trick {trick}} hand {Hand {hand}} other {Before the first hand}}",
  refused: "{where}, {name}: “{sentence}”",
  wrong: "{where}: {sentence}",
  NOT_JSON: "This is not JSON.",
  NOT_EGN: "This is not an EGN file.",
  NOT_A_RECORD: "This is not the record of a game.",
  UNKNOWN_VERSION: "This record is of an unknown version.",
  UNKNOWN_GAME: "This record is of an unknown game.",
  INVALID_OPTIONS: "A house rule in this record does not exist, or not with that value.",
  INVALID_SEALS: "The seals in this record cannot be read.",
  INVALID_SAME_DEALS: "This record does not say whose deals it has.",
  UNSUPPORTED_VERSION: "Only EGN files of version 1.0 to 1.6 can be read.",
  UNSUPPORTED_RULE:
    "{count, plural, =0 {{at} is something that this game does not have.} other {{at} asks for rules that are not played here: {rules}.}}",
  UNSUPPORTED_CARD: "{at} is a card that this game does not have, or that nobody saw.",
  PACKED_DEAL: "{at} is a packed deal; only deals that are written out can be read.",
  INVALID_FIELD: "{at} is missing, or cannot be what it is.",
  GAME_IS_OVER: "The game was over already.",
  ILLEGAL_CALL: "This call breaks a rule.",
  ILLEGAL_DISCARD: "This discard breaks a rule.",
  ILLEGAL_PLAY: "This card breaks a rule.",
  WRONG_LEADER: "By the rules somebody else leads.",
  WRONG_TRICK_SIZE: "This trick has too few or too many cards.",
  WRONG_SCORE: "The final score in this file is not what its play comes to.",
  TOO_LARGE: "This record is too large.",
  INCOMPLETE: "This record does not say who played, and when.",
  NOT_OVER: "This game is not over.",
});

/** The first broken rule of a file, in the language on the screen. */
export function faultText(fault: FileFault): string {
  const { hand, trick, name } = fault;
  const sentence = sentenceOf(fault);
  if (hand === null && name === null) return sentence;
  const part = trick !== null ? "trick" : hand !== null ? "hand" : "start";
  const where = faultTexts.where({ part, hand: hand ?? 0, trick: trick ?? 0 });
  return name === null
    ? faultTexts.wrong({ where, sentence })
    : faultTexts.refused({ where, name, sentence });
}

function sentenceOf({ code, message, at, refusal, rules }: FileFault): string {
  if (refusal !== null) return refusalText({ code: refusal, message });
  const texts: Readonly<Record<FileFaultCode, string | ((values: FaultValues) => string)>> = faultTexts;
  const byCode: Readonly<Partial<Record<string, string | ((values: FaultValues) => string)>>> = texts;
  const text = byCode[code] ?? message;
  return typeof text === "string" ? text : text({ at: String(at), rules, count: rules === "" ? 0 : 1 });
}

interface FaultValues {
  readonly at: string;
  readonly rules: string;
  readonly count: number;
}
