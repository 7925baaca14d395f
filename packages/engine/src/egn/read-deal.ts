import type { Card, Suit } from "../cards.ts";
import { POSITIONS } from "../seats.ts";
import type { EgnDeal } from "./game.ts";
import { isUnseenCard, parseCall, parseEgnCard, whyForeign } from "./notation.ts";
import type { EgnCall } from "./notation.ts";
import { child, complain, entries, expectObject, isMissing, readFlag, readSeat } from "./spot.ts";
import type { Spot } from "./spot.ts";

/** A deal, or null when it cannot even be said which card was turned up. */
export function readDeal(spot: Spot): EgnDeal | null {
  if (typeof spot.value === "string") {
    complain(spot, "is a packed deal; only deals written out can be read", "PACKED_DEAL");
    return null;
  }
  expectObject(spot);
  const setting = child(spot, "initialState", "initial_state");
  expectObject(setting);
  const dealer = readSeat(child(setting, "dealer"));
  const upCard = readCard(child(setting, "upCard", "up_card"), null);
  const { bidding, play } = readPhases(child(spot, "phases"));
  const calls = bidding === null ? [] : readCalls(child(bidding, "calls"));
  const trump = madeTrump(calls, upCard);
  const hands = readHands(child(setting, "playerCards", "player_cards"), trump);
  const bids = bidding === null ? NO_BIDS : readBids(bidding, trump);
  const tricks = play === null ? [] : entries(child(play, "tricks")).map((trick) => readCards(trick, trump));
  const leader = play === null ? null : readLeader(child(play, "initialLead", "initial_lead"));
  return upCard === null ? null : { dealer, upCard, hands, calls, ...bids, leader, tricks };
}

interface Phases {
  readonly bidding: Spot | null;
  readonly play: Spot | null;
}

function readPhases(spot: Spot): Phases {
  const phases = entries(spot);
  const firstOf = (type: string) => phases.find((phase) => child(phase, "type").value === type) ?? null;
  const bidding = firstOf("EUCHRE_BIDDING");
  const play = firstOf("TRICK_PLAY");
  for (const phase of phases) {
    if (phase !== bidding && phase !== play) {
      complain(child(phase, "type"), "must be EUCHRE_BIDDING or TRICK_PLAY, each once in a deal");
    }
  }
  return { bidding, play };
}

function readCalls(spot: Spot): readonly EgnCall[] {
  return entries(spot).flatMap((entry) => {
    const call = parseCall(entry.value);
    if (call === null) complainOfCall(entry);
    return call ?? [];
  });
}

function complainOfCall(spot: Spot): void {
  if (spot.value === "n")
    complain(spot, "calls no trump (rule allow_no_trump), which is not played here", "UNSUPPORTED_RULE");
  else if (spot.value === "x")
    complain(spot, "is a call nobody heard, so the play cannot be checked", "UNSUPPORTED_RULE");
  else complain(spot, "must be Pass, Order or one of the suits s h d c");
}

function madeTrump(calls: readonly EgnCall[], upCard: Card | null): Suit | null {
  const made = calls.find((call) => call !== "PASS") ?? null;
  return made === "ORDER_UP" ? (upCard?.suit ?? null) : made;
}

const NO_BIDS: Pick<EgnDeal, "isAlone" | "discard"> = { isAlone: false, discard: null };

function readBids(bidding: Spot, trump: Suit | null): Pick<EgnDeal, "isAlone" | "discard"> {
  refuseDefenceAlone(child(bidding, "aloneDefender", "alone_defender"));
  refuseExchanges(child(bidding, "cardExchanges", "card_exchanges"));
  const discard = child(bidding, "discard");
  return {
    isAlone: readFlag(child(bidding, "isAlone", "is_alone"), false),
    discard: isMissing(discard) || isUnseenCard(discard.value) ? null : readCard(discard, trump),
  };
}

function refuseDefenceAlone(spot: Spot): void {
  if (isMissing(spot) || spot.value === -1) return;
  complain(
    spot,
    "has somebody defend alone (rule defend_alone), which is not played here",
    "UNSUPPORTED_RULE",
  );
}

function refuseExchanges(spot: Spot): void {
  if (isMissing(spot) || entries(spot).length === 0) return;
  complain(
    spot,
    "has cards change hands (rules partners_best, go_under, farmers), which is not played here",
    "UNSUPPORTED_RULE",
  );
}

function readLeader(spot: Spot): EgnDeal["leader"] {
  return isMissing(spot) ? null : readSeat(spot);
}

function readHands(spot: Spot, trump: Suit | null): EgnDeal["hands"] {
  if (isMissing(spot)) return [];
  const hands = entries(spot);
  if (hands.length > POSITIONS.length) complain(spot, "must have no more than four hands");
  const seen = new Set<Card>();
  return hands.map((hand) =>
    entries(hand).flatMap((entry) => {
      const card = isUnseenCard(entry.value) ? null : readCard(entry, trump);
      if (card === null) return [];
      if (seen.has(card)) complain(entry, "is a card that was dealt already");
      seen.add(card);
      return [card];
    }),
  );
}

function readCards(spot: Spot, trump: Suit | null): readonly Card[] {
  return entries(spot).flatMap((entry) => readCard(entry, trump) ?? []);
}

function readCard(spot: Spot, trump: Suit | null): Card | null {
  const card = parseEgnCard(spot.value, trump);
  if (card !== null) return card;
  const why = typeof spot.value === "string" ? whyForeign(spot.value) : null;
  if (why !== null) complain(spot, why, "UNSUPPORTED_CARD");
  else
    complain(
      spot,
      isMissing(spot) ? "is missing" : "must be a card such as Jd: one of 9TJQKA, then one of shdc",
    );
  return null;
}
