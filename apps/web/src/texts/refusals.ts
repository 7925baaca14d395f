import { bowerOf, CARDS, followsInPrint, ledSuit } from "@buck/engine";
import type { buck, Card, euchre, Suit, Trick } from "@buck/engine";
import type { TableErrorCode } from "@buck/protocol";
import { cardText, suitText } from "./cards.ts";
import { catalogue } from "./catalogue.ts";

/** Why something was refused, by the code of the table or of a game. */
export const refusalTexts = catalogue("refusals", {
  BAD_MESSAGE: "The table did not understand that.",
  STALE: "The table has moved on; look again.",
  NOT_SEATED: "Take a seat first.",
  NOT_WATCHING: "Sit down or watch first.",
  ALREADY_SEATED: "You already have a seat here.",
  SEAT_TAKEN: "That seat is taken.",
  SEAT_EMPTY: "Nobody sits there.",
  NOT_A_BOT: "No bot sits there.",
  NOT_YOUR_SEAT: "You can only play for your own seat.",
  INVALID_NAME: "Please enter a name of 1 to 24 letters.",
  INVALID_TEXT: "Please say it in 1 to 300 letters.",
  MIXED_ALPHABETS: "Please write each word of your name in one alphabet.",
  NAME_TAKEN: "Somebody at this table has that name already, or one that looks like it.",
  LOCKED: "The host has locked this table.",
  WATCHING_OFF: "This table does not allow watching.",
  WATCHERS_FULL: "There is no room for more watchers.",
  TAKEOVER_OFF: "The host does not let anybody take over a seat in a running game.",
  NEXT_DEAL: "You play from the next deal on.",
  REMOVED: "The host removed you from this game.",
  NOT_REMOVED: "This person was not removed.",
  NO_CONNECTION: "The server cannot be reached. Check the connection and try again.",
  SERVER_BUSY: "This server has no room for another table now. Please try again later.",
  NOT_HOST: "Only the host can do that.",
  NOT_IN_LOBBY: "That can only be done before the game starts.",
  NO_GAME: "No game is on.",
  GAME_ON: "The game is not over yet.",
  SEATS_OPEN: "All four seats must be taken before the game starts; add bots for who is missing.",
  PAUSED: "The game is paused.",
  NOT_PAUSED: "The game is not paused.",
  NOT_PROVEN: "The cards do not prove yet that the rest are yours.",
  CLAIMED: "The rest of this hand is claimed: the table plays it out.",
  UNDO_OFF: "At this table nothing is taken back: there is a timer.",
  NOTHING_TO_UNDO: "There is nothing to take back now.",
  NOT_BETWEEN_HANDS: "There is no result to leave now.",
  NO_SEALS: "There is nothing to seal or to open now.",
  WRONG_PART: "That is not what was sealed.",
  SAME_DEALS: "The deals are those of another game, so its rules stay.",
  NO_SUCH_GAME: "No finished game has this id.",
  HINTS_OFF: "This table plays without hints.",
  HINT_TOO_EARLY: "You can ask for a hint when it is your turn.",
  WRONG_MOVE_CODE: "That code is wrong or has expired.",
  INVALID_TITLE: "A title has at most 32 letters.",
  NO_TOKEN: "Your browser brought no key to keep a seat with. Please open the table again.",
  GONE: "This page is no longer connected to the table.",
  CLOSED: "This table is closed.",
  STORE_FAILING: "The table is paused for a moment because nothing can be saved. Please try again.",
  FLOODING: "That was too much at once.",
  SERVER_ERROR: "Something went wrong here. Please try again.",
  MALFORMED_ACTION: "That is not a move of this game.",
  UNKNOWN_ACTION: "This game has no such move.",
  INVALID_POSITION: "There is no such seat.",
  INVALID_PLAYER_ID: "A player needs an id.",
  NOT_A_FULL_DECK: "A deck is each of the 24 cards exactly once.",
  WRONG_PHASE: "That cannot be done now.",
  TABLE_FULL: "All four seats are taken.",
  GAME_STARTED: "The game has begun: seats no longer change.",
  DEALER_NOT_CHOSEN: "The first dealer has not been chosen yet.",
  DEALER_ALREADY_CHOSEN: "The dealer has been chosen already.",
  NOT_YOUR_TURN: "It is not your turn.",
  MUST_FOLLOW_SUIT: "You must follow suit.",
  INVALID_BID: "A bid is a pass or 2, 3, 4 or 5 tricks.",
  INVALID_DECISION: "Say whether you fold or stay.",
  UNKNOWN_SUIT: "There is no such suit.",
  UNKNOWN_CARD: "There is no such card.",
  ALREADY_PASSED: "You have passed and are out of the bidding.",
  BID_BELOW_MINIMUM: "That is less than the lowest bid at this table.",
  BID_TOO_LOW: "You must bid higher than the bid before you, or pass.",
  DEALER_MUST_BID: "Everybody else passed: the dealer must bid.",
  DEALER_BIDS_MINIMUM: "Everybody else passed: the dealer bids the minimum, no more.",
  NOT_THE_BIDDER: "Only the winner of the bidding declares trump.",
  CLUBS_ARE_TRUMP: "A club was turned up, so clubs are trump already.",
  BIDDER_CANNOT_FOLD: "You won the bidding: you cannot fold.",
  CANNOT_FOLD_ON_CLUBS: "A club was turned up: nobody can fold this hand.",
  ALREADY_DECIDED: "You have decided already.",
  PLAYER_FOLDED: "You folded this hand.",
  CARD_NOT_IN_HAND: "That card is not in your hand.",
  INVALID_CALL: "Order up the turned card in the first round; name a suit in the second.",
  INVALID_SUIT: "That suit cannot be called.",
  INVALID_CARD: "That card is not in your hand.",
  WRONG_FIRST_DEALER: "At this table the first dealer is found in another way.",
  MUST_CALL: "Everybody else passed: the dealer must call a suit.",
  ALONE_NOT_ALLOWED: "At this table nobody goes alone.",
  MUST_GO_ALONE: "Who orders up their partner must go alone at this table.",
  NOT_DEALER: "Only the dealer discards.",
  INACTIVE_PARTNER: "Your partner plays alone: you sit this hand out.",
  follow: {
    suit: "You must follow {suit}.",
    leftBower:
      "You must follow {suit}: the {card} is {trump, select, SPADES {a spade} HEARTS {a heart} DIAMONDS {a diamond} other {a club}} now.",
  },
});

type KnownCode = TableErrorCode | buck.ErrorCode | euchre.ErrorCode;

/** What the table or the game has said: a code, and its own sentence for those who do not know the code. */
export interface RefusedCode {
  readonly code: string;
  readonly message: string;
}

export function refusalText({ code, message }: RefusedCode): string {
  const texts: Readonly<Record<KnownCode, string>> = refusalTexts;
  const byCode: Readonly<Partial<Record<string, string>>> = texts;
  return byCode[code] ?? message;
}

interface TrickInSight {
  readonly currentTrick: Trick;
  readonly trumpSuit: Suit | null;
}

/** The same for a card of one's own, with the suit that must be followed. */
export function cardRefusalText(
  refused: RefusedCode,
  table: TrickInSight,
  { hand, card }: { readonly hand: readonly Card[]; readonly card: Card },
): string {
  const { currentTrick, trumpSuit: trump } = table;
  const led = ledSuit(currentTrick, trump);
  if (refused.code !== "MUST_FOLLOW_SUIT" || led === null) return refusalText(refused);
  const suit = suitText(led);
  const left = CARDS.find((each) => bowerOf(each, trump) === "left");
  if (trump === null || left === undefined || !followsInPrint(table, hand, card)) {
    return refusalTexts.follow.suit({ suit });
  }
  return refusalTexts.follow.leftBower({ suit, card: cardText(left), trump });
}
