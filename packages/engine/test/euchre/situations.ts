import type { euchre } from "../../src/index.ts";
import { leftBowerIsFree, mustFollowWithLeftBower } from "../leftBower.ts";
import { heard } from "../suites/wholeGames.ts";
import type { Situations } from "../suites/wholeGames.ts";
import type { Step } from "./driver.ts";

/** Seats from the dealer's left on. */
const ROLES = { "the dealer's left": 1, "the dealer's partner": 2, "the dealer's right": 3, "the dealer": 0 };

const CALLS = Object.entries(ROLES).flatMap(([who, steps]) =>
  ([1, 2] as const).flatMap((round) =>
    [true, false].map((alone) => ({
      name: `${who} calling ${alone ? "alone" : "with a partner"} in round ${round}`,
      occurs: ({ action, before }: Step) =>
        action.type === "CALL_TRUMP" &&
        action.playerPosition === (before.dealerPosition + steps) % 4 &&
        (action.goAlone === true) === alone &&
        before.phase === `ROUND${round}`,
    })),
  ),
);

export const SITUATIONS: Situations<euchre.Types> = {
  ...Object.fromEntries(CALLS.map(({ name, occurs }) => [name, occurs])),
  "all passed, and the next dealer deals": ({ events, before, after }) =>
    events.some(({ type }) => type === "allPassed") && before.dealerPosition !== after.dealerPosition,
  "all passed, and the same dealer deals": ({ events, before, after }) =>
    events.some(({ type }) => type === "allPassed") && before.dealerPosition === after.dealerPosition,
  "a dealer who must call": ({ action, before }) =>
    action.type === "CALL_TRUMP" && before.calls.length === 7 && before.options.stickTheDealer,
  "a dealer who sits out and leaves the turn-up": ({ action, after }) =>
    action.type === "CALL_TRUMP" &&
    after.trumpSuit === after.turnUpCard?.suit &&
    after.dealerPickedUp === null,
  "a turn-up thrown away at once": ({ after, before }) =>
    before.phase === "DEALER_DISCARD" && after.discard?.id === after.dealerPickedUp?.id,
  "a bower thrown away": ({ after, before }) =>
    before.phase === "DEALER_DISCARD" && after.discard?.id === `${after.trumpSuit}_JACK`,
  "a partner who must go alone": ({ action, before, legal }) =>
    action.type === "CALL_TRUMP" &&
    before.options.canadian &&
    legal?.every((offer) => offer.type !== "CALL_TRUMP" || offer.goAlone === true) === true,
  "a suit that is not held and cannot be called": ({ before, legal }) =>
    before.phase === "ROUND2" && before.options.callOnlySuitsHeld && suitsIn(legal) < 3,
  "a player without a suit to call": ({ before, legal }) => before.phase === "ROUND2" && suitsIn(legal) === 0,
  "a dealer who must call and holds only the suit turned down": ({ before, action }) =>
    action.type === "CALL_TRUMP" &&
    before.options.callOnlySuitsHeld &&
    before.phase === "ROUND2" &&
    before.players[action.playerPosition]?.hand.every(({ suit }) => suit === before.turnUpCard?.suit) ===
      true,
  "a lead from the left of a loner": ({ before, after }) =>
    after.phase === "PLAYING" &&
    before.phase !== "PLAYING" &&
    after.alonePosition !== null &&
    after.options.lonerLead === "leftOfLoner" &&
    after.currentPlayerPosition !== (after.dealerPosition + 1) % 4,
  "a dealer's left who sits out": ({ before, after }) =>
    before.phase !== "PLAYING" && after.inactivePosition === (after.dealerPosition + 1) % 4,
  "a hand that was made": scored("made", "together"),
  "a hand that was made alone": scored("made", "alone"),
  "a march": scored("march", "together"),
  "a lone march": scored("loneMarch", "alone"),
  "a euchre": scored("euchred", "together"),
  "a euchre of a loner": scored("euchred", "alone"),
  "defenders who win the game": ({ after, before }) =>
    before.phase === "PLAYING" && after.winningTeam !== null && after.winningTeam !== after.callingTeam,
  "a winner beyond the target": ({ after }) =>
    after.phase === "GAME_OVER" && Math.max(after.scores.a, after.scores.b) > after.options.targetScore,
  "a farmer's hand that was shown": ({ events }) => events.some(({ type }) => type === "farmersHandShown"),
  "a farmer's hand that cannot be shown again": ({ before, action, legal }) =>
    action.type === "PASS_TRUMP" &&
    before.farmerPosition !== null &&
    before.phase === "ROUND1" &&
    legal?.every(({ type }) => type !== "SHOW_FARMERS_HAND") === true,
  "a defender alone": ({ action }) => action.type === "DEFEND" && action.alone,
  "defenders who stay together": ({ action, after }) =>
    action.type === "DEFEND" && !action.alone && after.phase === "PLAYING",
  "a euchre by a defender alone": ({ events, after }) =>
    after.aloneDefender !== null &&
    events.some((event) => event.type === "roundScored" && event.result === "euchred"),
  "two teams that share the win": ({ events }) =>
    events.some((event) => event.type === "gameWon" && event.teams.length > 1),
  "a short game won by the target": ({ after }) =>
    after.phase === "GAME_OVER" &&
    after.options.endsAfterHands !== "none" &&
    after.scoreSheet.length < after.options.endsAfterHands,
  "a black jack found late": ({ events }) =>
    events.some((event) => event.type === "dealerChosen" && event.turned.length > 4),
  "a left bower that must follow": mustFollowWithLeftBower,
  "a left bower that need not follow its printed suit": leftBowerIsFree,
  "two who changed seats": heard<euchre.Types>("swapped"),
  "a player who left": heard<euchre.Types>("left"),
  "another game": heard<euchre.Types>("newGame"),
};

function suitsIn(legal: Step["legal"]): number {
  const suits = legal?.flatMap((action) => (action.type === "CALL_TRUMP" ? [action.suit] : [])) ?? [];
  return new Set(suits).size;
}

function scored(result: string, company: "alone" | "together") {
  return ({ events, after }: Step): boolean =>
    (after.alonePosition !== null) === (company === "alone") &&
    events.some((event) => event.type === "roundScored" && event.result === result);
}
