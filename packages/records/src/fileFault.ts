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

type Reason = Games[GameName]["reason"];

/** Where and how a file breaks a rule. */
export interface FileFault {
  readonly ok: false;
  readonly code: FileFaultCode | Reason["code"];
  /** The number of the action in a record, or the place in an EGN file; empty for the file as a whole. */
  readonly at: number | string;
  /** Counted from 1; null for what is wrong before the play. */
  readonly hand: number | null;
  readonly trick: number | null;
  /** Who did it; null when it is nobody's. */
  readonly name: string | null;
  /** What the rules of the game answered; null when they were not asked. */
  readonly refusal: Reason | null;
  /** Rules of another game that the file asks for, as it spells them. */
  readonly rules: string;
  /** What a field may be, as a file spells it; empty when it may be many things. */
  readonly wants: string;
  /** What the file gives as the final score, and what its play comes to; null when that is not the matter. */
  readonly scores: { readonly stated: string; readonly played: string } | null;
}

type Details = Partial<Omit<FileFault, "ok" | "code">>;

export function fileFault(
  code: FileFault["code"],
  { at = "", hand = null, trick = null, name = null, refusal = null, scores = null }: Details = {},
): FileFault {
  return { ok: false, code, at, hand, trick, name, refusal, rules: "", wants: "", scores };
}

export function faultOfEgn({ deal, ...fault }: EgnFault): FileFault {
  return { ...fault, hand: deal, scores: null };
}
