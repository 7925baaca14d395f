import { euchre } from "@buck/engine";
import type { Card, Suit } from "@buck/engine";
import type { EgnDeal } from "./game.ts";
import { isUnseenCard, parseCall, parseEgnCard, isForeignCard } from "./notation.ts";
import type { EgnCall } from "./notation.ts";
import {
  child,
  complain,
  complainOfRules,
  entries,
  expectObject,
  isMissing,
  readFlag,
  readSeat,
} from "./cursor.ts";
import type { Cursor } from "./cursor.ts";

/** A deal, or null when it cannot even be said which card was turned up. */
export function readDeal(cursor: Cursor): EgnDeal | null {
  if (typeof cursor.value === "string") {
    complain(cursor, "", "PACKED_DEAL");
    return null;
  }
  expectObject(cursor);
  const setting = child(cursor, "initialState", "initial_state");
  expectObject(setting);
  const dealer = readSeat(child(setting, "dealer"));
  const upCard = readCard(child(setting, "upCard", "up_card"), null);
  const { bidding, play } = readPhases(child(cursor, "phases"));
  const calls = bidding === null ? [] : readCalls(child(bidding, "calls"));
  const trump = madeTrump(calls, upCard);
  const hands = readHands(child(setting, "playerCards", "player_cards"), trump);
  const bids = bidding === null ? NO_BIDS : readBids(bidding, trump);
  const tricks = play === null ? [] : entries(child(play, "tricks")).map((trick) => readCards(trick, trump));
  const leader = play === null ? null : readLeader(child(play, "initialLead", "initial_lead"));
  return upCard === null ? null : { dealer, upCard, hands, calls, ...bids, leader, tricks };
}

interface Phases {
  readonly bidding: Cursor | null;
  readonly play: Cursor | null;
}

function readPhases(cursor: Cursor): Phases {
  const phases = entries(cursor);
  const firstOf = (type: string) => phases.find((phase) => child(phase, "type").value === type) ?? null;
  const bidding = firstOf("EUCHRE_BIDDING");
  const play = firstOf("TRICK_PLAY");
  for (const phase of phases) {
    if (phase !== bidding && phase !== play) {
      complain(child(phase, "type"), "EUCHRE_BIDDING | TRICK_PLAY");
    }
  }
  return { bidding, play };
}

function readCalls(cursor: Cursor): readonly EgnCall[] {
  return entries(cursor).flatMap((entry) => {
    const call = parseCall(entry.value);
    if (call === null) complainOfCall(entry);
    return call ?? [];
  });
}

function complainOfCall(cursor: Cursor): void {
  if (cursor.value === "n") complainOfRules(cursor, "allow_no_trump");
  else if (cursor.value === "x") complainOfRules(cursor, "");
  else complain(cursor, "Pass | Order | s | h | d | c");
}

function madeTrump(calls: readonly EgnCall[], upCard: Card | null): Suit | null {
  const made = calls.find((call) => call !== "PASS") ?? null;
  return made === "ORDER_UP" ? (upCard?.suit ?? null) : made;
}

const NO_BIDS: Pick<EgnDeal, "isAlone" | "discard"> = { isAlone: false, discard: null };

function readBids(bidding: Cursor, trump: Suit | null): Pick<EgnDeal, "isAlone" | "discard"> {
  refuseDefenceAlone(child(bidding, "aloneDefender", "alone_defender"));
  refuseExchanges(child(bidding, "cardExchanges", "card_exchanges"));
  const discard = child(bidding, "discard");
  return {
    isAlone: readFlag(child(bidding, "isAlone", "is_alone"), false),
    discard: isMissing(discard) || isUnseenCard(discard.value) ? null : readCard(discard, trump),
  };
}

function refuseDefenceAlone(cursor: Cursor): void {
  if (isMissing(cursor) || cursor.value === -1) return;
  complainOfRules(cursor, "defend_alone");
}

function refuseExchanges(cursor: Cursor): void {
  if (isMissing(cursor) || entries(cursor).length === 0) return;
  complainOfRules(cursor, "partners_best, go_under, farmers");
}

function readLeader(cursor: Cursor): EgnDeal["leader"] {
  return isMissing(cursor) ? null : readSeat(cursor);
}

function readHands(cursor: Cursor, trump: Suit | null): EgnDeal["hands"] {
  if (isMissing(cursor)) return [];
  const hands = entries(cursor);
  if (hands.length > euchre.seats().length) complain(cursor);
  const seen = new Set<Card>();
  return hands.map((hand) =>
    entries(hand).flatMap((entry) => {
      const card = isUnseenCard(entry.value) ? null : readCard(entry, trump);
      if (card === null) return [];
      if (seen.has(card)) complain(entry);
      seen.add(card);
      return [card];
    }),
  );
}

function readCards(cursor: Cursor, trump: Suit | null): readonly Card[] {
  return entries(cursor).flatMap((entry) => readCard(entry, trump) ?? []);
}

function readCard(cursor: Cursor, trump: Suit | null): Card | null {
  const card = parseEgnCard(cursor.value, trump);
  if (card !== null) return card;
  if (isForeignCard(cursor.value)) complain(cursor, "", "UNSUPPORTED_CARD");
  else complain(cursor, "9TJQKA + shdc");
  return null;
}
