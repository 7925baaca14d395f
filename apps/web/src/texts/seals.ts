import type { TableInfo } from "@buck/protocol";
import { catalogue } from "./catalogue.ts";
import { listNames } from "./people.ts";

/** Sealed deals: at the table, and when the game is over. */
export const sealTexts = catalogue("seals", {
  sealed: "This deal is sealed",
  unsealed: "The deals are not sealed",
  title: "Sealed deals",
  how: "Before each deal the server and everybody’s device lock a random number away. The deck follows from all of them, so nobody can choose it. When the game is over, this device computes every deck again.",
  fingerprint: "Fingerprint of this deal",
  same: "It is the same on every screen at this table. Read it to each other if you like.",
  notYet: "The seals for the first deal are on their way.",
  practice:
    "Only this device takes part in this game, so there is nobody to prove the deals to. Deals at tables with a link are sealed.",
  sameDealsTitle: "Same deals as an earlier game",
  sameDeals:
    "These are the deals of a finished game of {names}, dealt again. Whoever played or saw it may know the cards, so they are not sealed. After {hands, plural, one {# deal} other {# deals}} decks are shuffled.",
  verified: "{verified} of {dealt, plural, one {# deal} other {# deals}} verified on this device",
  wrong: "The deals are not what was sealed",
  withheld: "Deal {deal}: {name} did not open a sealed part, so it was left out.",
  noSecret: "The server has not opened its secret.",
  wrongSecret: "The server opened another secret than it had sealed.",
  wrongDealer: "The first dealer is not the one that was drawn.",
  noSeals: "Deal {deal}: there are no seals.",
  wrongPart: "Deal {deal}: {name} opened something else than what was sealed.",
  wrongDeck: "Deal {deal}: another deck was dealt.",
  wrongCard: "Deal {deal}: this card was dealt elsewhere: {card}.",
  changedSeals: "Deal {deal}: the list of seals was changed after it had been shown.",
  leftOut: "Deal {deal}: the server took your part and left it out.",
});

/** Whose deals these are, and who may know them. */
export function sameDealsText({ players, hands }: NonNullable<TableInfo["sameDeals"]>): string {
  return sealTexts.sameDeals({ names: listNames(players), hands });
}
