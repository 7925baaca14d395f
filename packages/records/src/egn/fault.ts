import type { euchre } from "@buck/engine";

export type EgnErrorCode =
  | "NOT_JSON"
  | "NOT_EGN"
  | "UNSUPPORTED_VERSION"
  | "UNSUPPORTED_RULE"
  | "UNSUPPORTED_CARD"
  | "PACKED_DEAL"
  | "INVALID_FIELD"
  | "GAME_IS_OVER"
  | "ILLEGAL_CALL"
  | "ILLEGAL_DISCARD"
  | "ILLEGAL_PLAY"
  | "WRONG_LEADER"
  | "WRONG_TRICK_SIZE";

/** The first thing wrong with a file. */
export interface EgnFault {
  readonly ok: false;
  readonly code: EgnErrorCode;
  /** The place in the file, such as `deals[0].initialState.upCard`; empty for the file as a whole. */
  readonly at: string;
  /** Counted from 1 in the order of the file, whatever numbers the file gives its deals; null outside the play. */
  readonly deal: number | null;
  /** Counted from 1; null when no trick is at fault. */
  readonly trick: number | null;
  /** Whose call or card it is; null when it is nobody's. */
  readonly name: string | null;
  /** What the rules of the game answered. */
  readonly refusal: euchre.Reason | null;
  /** Rules that the file asks for, as it spells them; empty when they are not the matter. */
  readonly rules: string;
  /** What the field at fault may be, as a file spells it; empty when it may be many things. */
  readonly wants: string;
}

type FaultDetails = Partial<Pick<EgnFault, "deal" | "trick" | "name" | "refusal" | "rules" | "wants">>;

export function fault(
  code: EgnErrorCode,
  at: string,
  { deal = null, trick = null, name = null, refusal = null, rules = "", wants = "" }: FaultDetails = {},
): EgnFault {
  return { ok: false, code, at, deal, trick, name, refusal, rules, wants };
}
