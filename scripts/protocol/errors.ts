import type { buck, euchre } from "../../packages/engine/src/index.ts";
import { TABLE_ERRORS } from "../../packages/protocol/src/index.ts";
import { paragraphs, table } from "./markdown.ts";

/** What a game itself may answer to `act`; null for what a client cannot bring about. */
const BUCK_ERRORS: Readonly<Record<buck.ErrorCode, string | null>> = {
  MALFORMED_ACTION: null,
  UNKNOWN_ACTION: null,
  INVALID_POSITION: null,
  INVALID_PLAYER_ID: null,
  INVALID_NAME: null,
  INVALID_BID: null,
  INVALID_DECISION: null,
  UNKNOWN_SUIT: null,
  UNKNOWN_CARD: null,
  NOT_A_FULL_DECK: null,
  TABLE_FULL: null,
  SEAT_TAKEN: null,
  SEAT_EMPTY: null,
  ALREADY_SEATED: null,
  GAME_STARTED: null,
  DEALER_NOT_CHOSEN: null,
  DEALER_ALREADY_CHOSEN: null,
  WRONG_PHASE: "The game waits for something else.",
  NOT_YOUR_TURN: "Somebody else is on turn.",
  ALREADY_PASSED: "Who has passed is out of the bidding.",
  BID_BELOW_MINIMUM: "Less than the house's lowest bid.",
  BID_TOO_LOW: "Not higher than the bid before.",
  DEALER_MUST_BID: "A stuck dealer may not pass.",
  DEALER_BIDS_MINIMUM: "A stuck dealer bids the minimum and no more.",
  NOT_THE_BIDDER: "Only the winner of the bidding names trump.",
  CLUBS_ARE_TRUMP: "The turn-up has named trump already.",
  BIDDER_CANNOT_FOLD: "The bidder must play.",
  CANNOT_FOLD_ON_CLUBS: "Nobody folds when a club was turned up.",
  ALREADY_DECIDED: "Folding and staying are decided once.",
  PLAYER_FOLDED: "Who has folded plays no card.",
  CARD_NOT_IN_HAND: "The card is not in your hand.",
  MUST_FOLLOW_SUIT: "The hand has a card of the suit that was led.",
};

const EUCHRE_ERRORS: Readonly<Record<euchre.ErrorCode, string | null>> = {
  MALFORMED_ACTION: null,
  UNKNOWN_ACTION: null,
  INVALID_POSITION: null,
  INVALID_PLAYER_ID: null,
  INVALID_NAME: null,
  NOT_A_FULL_DECK: null,
  TABLE_FULL: null,
  SEAT_TAKEN: null,
  SEAT_EMPTY: null,
  ALREADY_SEATED: null,
  GAME_STARTED: null,
  DEALER_NOT_CHOSEN: null,
  DEALER_ALREADY_CHOSEN: null,
  WRONG_FIRST_DEALER: null,
  WRONG_PHASE: "The game waits for something else.",
  NOT_YOUR_TURN: "Somebody else is on turn.",
  INVALID_CALL: "Ordered up in the second round, a suit named in the first, or both at once.",
  INVALID_SUIT: "The suit that was turned down, or one the hand does not hold where that matters.",
  MUST_CALL: "A stuck dealer may not pass.",
  ALONE_NOT_ALLOWED: "Nobody goes alone at this table.",
  MUST_GO_ALONE: "Who orders up their partner goes alone at this table.",
  NOT_DEALER: "Only the dealer discards.",
  INACTIVE_PARTNER: "Your partner plays alone.",
  INVALID_CARD: "The card is not in your hand.",
  MUST_FOLLOW_SUIT: "The hand has a card of the suit that was led.",
};

type Rows = readonly (readonly string[])[];

function rowsOf(sentences: Readonly<Record<string, string | null>>): Rows {
  return Object.entries(sentences).flatMap(([code, sentence]) =>
    sentence === null ? [] : [[`\`${code}\``, sentence]],
  );
}

export const ERRORS = paragraphs(
  "## Errors",
  "A refusal has a `code` for the client and a `message` for the person, a whole sentence in English. The table's own:",
  table(["code", "message"], rowsOf(TABLE_ERRORS)),
  "And the games', in answers to `act`. Their messages depend on the moment (“You must follow hearts: the jack of diamonds is a heart now.”), so here is when they come. A decision of the other game is answered `UNKNOWN_ACTION`.",
  "In Buck Euchre:",
  table(["code", "when"], rowsOf(BUCK_ERRORS)),
  "In classic Euchre:",
  table(["code", "when"], rowsOf(EUCHRE_ERRORS)),
);
