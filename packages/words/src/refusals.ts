import { bowerOf, SUITS } from "@buck/engine";
import type { buck, Card, euchre, GameName, Games, Suit } from "@buck/engine";
import type { Answer, ErrorCode } from "@buck/protocol";
import { cardText, suitText } from "./cards.ts";
import { refusalsTexts } from "./en/refusals.ts";
import type { Language } from "./language.ts";
import { capital, listChoices } from "./people.ts";

type KnownCode = ErrorCode | buck.ErrorCode | euchre.ErrorCode;

/** What the table has said: a code, and whatever a sentence about it has to name. */
export type Refused = Omit<Extract<Answer, { readonly ok: false }>, "ok" | "version">;
type Details = NonNullable<Refused["about"]>;

/** Why the rules of a game refuse something, where no table is asked. */
export function reasonText(language: Language, reason: Games[GameName]["reason"]): string {
  const { code, ...about } = reason;
  return refusalText(language, { code, about });
}

/** Why something was refused. A newer server may know more codes: its own sentence is better than none. */
export function refusalText(language: Language, refused: Refused): string {
  const refusals = refusalsTexts(language);
  const texts: Readonly<Record<KnownCode, string>> = refusals;
  const byCode: Readonly<Partial<Record<string, string>>> = texts;
  return (
    detailedText(language, refused.code, refused.about ?? {}) ??
    byCode[refused.code] ??
    refused.message ??
    refused.code
  );
}

/** The sentence that names what was led, the lowest bid, or the suit; null where nothing is to be named. */
function detailedText(language: Language, code: string, details: Details): string | null {
  const { minimum, highest, lowest, amounts, led, leftBower = null, suit, why } = details;
  const { phase, seats, cards } = details;
  const t = refusalsTexts(language);
  switch (code) {
    case "WRONG_PHASE":
      return isPhase(t.phase, phase) ? `${t.WRONG_PHASE} ${t.phase[phase]}` : null;
    case "TABLE_FULL":
      return seats === undefined ? null : t.tableFull({ seats });
    case "NOT_A_FULL_DECK":
      return cards === undefined ? null : t.fullDeck({ cards });
    case "INVALID_BID":
      return amounts === undefined ? null : t.bid.oneOf({ amounts: bidsText(language, amounts) });
    case "BID_BELOW_MINIMUM":
      return minimum === undefined ? null : t.bid.below({ minimum });
    case "DEALER_MUST_BID":
    case "DEALER_BIDS_MINIMUM":
      return minimum === undefined ? null : t.bid.dealer({ minimum });
    case "BID_TOO_LOW":
      return highest === undefined || lowest === undefined ? null : t.bid.tooLow({ highest, lowest });
    case "MUST_FOLLOW_SUIT":
      return led === undefined ? null : followText(language, led, leftBower);
    case "INVALID_SUIT": {
      if (suit === undefined || (why !== "turnedDown" && why !== "notHeld")) return null;
      return capital(language, t.suit[why]({ suit: suitText(language, suit) }));
    }
    default:
      return null;
  }
}

function isPhase<Phase extends string>(
  phases: Readonly<Record<Phase, string>>,
  phase: string | undefined,
): phase is Phase {
  return phase !== undefined && Object.hasOwn(phases, phase);
}

/** A pass is named by the sentence itself. */
function bidsText(language: Language, amounts: readonly (number | "PASS")[]): string {
  return listChoices(language, amounts.filter((amount) => amount !== "PASS").map(String));
}

/** The left bower is named where it is what misleads: it no longer belongs to the suit that is printed on it. */
function followText(language: Language, led: Suit, left: Card | null): string {
  const { follow } = refusalsTexts(language);
  const suit = suitText(language, led);
  const trump = SUITS.find((each) => left !== null && bowerOf(left, each) === "left");
  return left === null || trump === undefined
    ? follow.suit({ suit })
    : follow.leftBower({ suit, card: cardText(language, left), trump });
}
