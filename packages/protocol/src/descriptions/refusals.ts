import type { buck, euchre } from "@buck/engine";
import type { LIMITS } from "../limits.ts";
import type { Said } from "./part.ts";

/** What only a table could bring about: no client is ever answered this. */
type NeverAnswered =
  | "MALFORMED_ACTION"
  | "UNKNOWN_ACTION"
  | "INVALID_POSITION"
  | "INVALID_PLAYER_ID"
  | "INVALID_NAME"
  | "NOT_A_FULL_DECK"
  | "TABLE_FULL"
  | "SEAT_TAKEN"
  | "SEAT_EMPTY"
  | "ALREADY_SEATED"
  | "GAME_STARTED"
  | "DEALER_NOT_CHOSEN"
  | "DEALER_ALREADY_CHOSEN";

/** When a game refuses a decision with this code. */
export const BUCK_REFUSALS: Said<
  Exclude<
    buck.ErrorCode,
    NeverAnswered | "INVALID_BID" | "INVALID_DECISION" | "UNKNOWN_SUIT" | "UNKNOWN_CARD"
  >
> = {
  WRONG_PHASE: "The game is waiting for something else.",
  NOT_YOUR_TURN: "It is somebody else's turn.",
  ALREADY_PASSED: "A player who has passed is out of the bidding.",
  BID_BELOW_MINIMUM: "Less than the house's lowest bid.",
  BID_TOO_LOW: "Not higher than the bid before.",
  DEALER_MUST_BID: "A dealer who is stuck may not pass.",
  DEALER_BIDS_MINIMUM: "A dealer who is stuck bids the minimum and no more.",
  NOT_THE_BIDDER: "Only the winner of the bidding names trump.",
  TRUMP_NEEDED: "At this table the winner of the bidding names a suit.",
  CLUBS_ARE_TRUMP: "The turn-up has named trump already.",
  BIDDER_CANNOT_FOLD: "The bidder must play.",
  CANNOT_FOLD_ON_CLUBS: "Nobody folds when a club was turned up.",
  ALREADY_DECIDED: "Folding and staying are decided once.",
  PLAYER_FOLDED: "A player who has folded plays no cards.",
  CARD_NOT_IN_HAND: "The card is not in your hand.",
  MUST_FOLLOW_SUIT: "The hand has a card of the suit that was led.",
};

export const EUCHRE_REFUSALS: Said<Exclude<euchre.ErrorCode, NeverAnswered | "WRONG_FIRST_DEALER">> = {
  WRONG_PHASE: "The game is waiting for something else.",
  NOT_YOUR_TURN: "It is somebody else's turn.",
  INVALID_CALL: "Ordered up in the second round, a suit named in the first, or both at once.",
  INVALID_SUIT: "The suit that was turned down, or one the hand does not hold where that matters.",
  MUST_CALL: "A dealer who is stuck may not pass.",
  ALONE_NOT_ALLOWED: "Nobody goes alone at this table.",
  NO_FARMERS_HAND: "Only nines and tens can be shown, once a hand, in the first round.",
  MUST_GO_ALONE: "At this table you go alone if you order up your partner.",
  NOT_DEALER: "Only the dealer discards.",
  INACTIVE_PARTNER: "Your partner plays alone.",
  INVALID_CARD: "The card is not in your hand.",
  MUST_FOLLOW_SUIT: "The hand has a card of the suit that was led.",
};

/** What each limit bounds, and in what it is counted. */
export const LIMIT_MEANINGS: Said<keyof typeof LIMITS> = {
  frameBytes: "a message from a client, in bytes",
  nameGraphemes: "a name after cleaning, in graphemes",
  titleGraphemes: "a table's title after cleaning, in graphemes",
  chatGraphemes: "a line of chat after cleaning, in graphemes",
  rawName: "a name or title as sent, in UTF-16 units",
  rawChat: "a line of chat as sent, in UTF-16 units",
  commandId: "letters of a command's id",
  chatHistory: "lines of chat in a welcome",
  chatHistoryUnits: "text of all these lines together, in UTF-16 units",
  watchers: "watchers at a table",
  watcherNames: "watchers whose names are in `presence`",
  chairAsks: "people without a seat who ask for a chair",
  removed: "removed people whom a table remembers",
  graceSeconds: "seconds before a bot covers somebody",
  eveningGames: "finished games whose points are in a welcome",
  eveningHands: "rows of points in each of them; the last may be a sum",
  finishedGames: "finished games that a table lists",
  moveCodeSeconds: "seconds a move code is good for",
  clubMembers: "members of a club",
  clubTables: "tables that a club has open",
  nightPeople: "people at a night",
  nightRounds: "rounds of a night that has an end",
  clubResults: "results in a frame of a club",
  clubHistory: "results that a club keeps whole",
  clubHistoryDays: "days for which it does so",
  clubDates: "dates of a club beside the weekly one",
};
