import type { GameName, Games } from "@buck/engine";
import type { EgnErrorCode, EgnFault } from "./egn/fault.ts";
import type { RecordErrorCode } from "./record.ts";

/** What can be wrong with a file beside its play. */
export type FileFaultCode =
  | EgnErrorCode
  | RecordErrorCode
  | "WRONG_SCORE"
  | "TOO_LARGE"
  | "INCOMPLETE"
  | "NOT_OVER";

/** What the rules of the games answer. */
type RefusalCode = Games[GameName]["reason"]["code"];

/** Where and how a file breaks a rule: as a sentence in English, and as what whoever speaks another language needs. */
export interface FileFault {
  readonly ok: false;
  readonly code: FileFaultCode | RefusalCode;
  readonly message: string;
  /** The number of the action in a record, or the place in an EGN file; empty for the file as a whole. */
  readonly at: number | string;
  /** Counted from 1; null for what is wrong before the play. */
  readonly hand: number | null;
  readonly trick: number | null;
  /** Who did it; null when it is nobody's. */
  readonly name: string | null;
  /** What the rules of the game answered; null when they were not asked. */
  readonly refusal: RefusalCode | null;
  /** Rules of another game that the file asks for, as it spells them. */
  readonly rules: string;
}

type Details = Partial<Pick<FileFault, "at" | "hand" | "trick" | "name" | "refusal">>;

export function fileFault(
  code: FileFault["code"],
  message: string,
  { at = "", hand = null, trick = null, name = null, refusal = null }: Details = {},
): FileFault {
  return { ok: false, code, message, at, hand, trick, name, refusal, rules: "" };
}

export function faultOfEgn({ deal, ...fault }: EgnFault): FileFault {
  return { ...fault, hand: deal };
}
