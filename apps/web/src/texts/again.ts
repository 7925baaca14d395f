import { catalogue } from "./catalogue.ts";

/** The deals of a finished game once more. */
export const againTexts = catalogue("again", {
  title: "Play these deals again",
  lead: "{game} with the cards of a finished game, of {names}: from the same first dealer on, hand by hand. So two tables, or you and they, can compare without luck.",
  bots: "Against bots",
  whoseCards: "Whose cards",
  botsNote: "You sit in this seat. It needs no network.",
  playBots: "Deal the cards",
  friends: "With friends",
  friendsNote:
    "A new table with its own link. Everybody who comes is told that the deals are known, so they are not sealed. After {hands, plural, one {# deal} other {# deals}} decks are shuffled.",
  tableTitle: "Same deals again",
  thenAndNow: "The same cards, then and now",
  hand: "Hand",
  total: "Total",
  loading: "The other game is fetched …",
  gone: "The other game is not here any more.",
});
