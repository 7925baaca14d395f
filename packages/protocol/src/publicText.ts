import type { buck, Card, euchre, GameName, Games, Trick } from "@buck/engine";
import { shortNameOf } from "./cards.ts";

/**
 * A public view as a short text: its values in their order, each object and list in brackets, cards as in updates.
 * Left out are the viewer, the options, and who sits in the seats now. It is written out field by field, because it is
 * needed at every entry of every table; a test holds it to what docs/protocol.md says of it.
 */
const TEXTS: { readonly [Name in GameName]: (view: Games[Name]["view"]) => string } = {
  buck: buckText,
  euchre: euchreText,
};

export function publicText<Name extends GameName>(game: Name, view: Games[Name]["view"]): string {
  return TEXTS[game](view);
}

function buckText(view: buck.View): string {
  return (
    `[${view.gameId},${view.phase},${view.round},${view.dealerPosition},${view.dealerChosen},` +
    `${listText(view.players, buckPlayer)},${cardsText(view.blind)},${cardText(view.turnUpCard)},` +
    `${view.isClubsTurnUp},${listText(view.bids, bidText)},${view.currentBidder},${view.highestBid},` +
    `${view.winningBidderPosition},${view.trumpSuit},${listText(view.tricks, trickText)},` +
    `${trickText(view.currentTrick)},${view.currentPlayerPosition},${listText(view.scoreSheet, buckRow)},` +
    `${view.winner},${view.gameOver}]`
  );
}

function buckPlayer(player: buck.PlayerView): string {
  const { id, position, score, cardCount, hand, tricksTaken, folded, decided } = player;
  return `[${id},${position},${score},${cardCount},${cardsText(hand)},${tricksTaken},${folded},${decided}]`;
}

function bidText({ playerPosition, amount }: buck.Bid): string {
  return `[${playerPosition},${amount}]`;
}

function buckRow({ round, changes }: buck.ScoreRow): string {
  return `[${round},[${changes.join(",")}]]`;
}

function euchreText(view: euchre.View): string {
  return (
    `[${view.gameId},${view.phase},${view.round},${view.dealerPosition},${view.dealerChosen},` +
    `${listText(view.players, euchrePlayer)},${byTeam(view.scores)},${cardsText(view.kitty)},` +
    `${cardText(view.discard)},${cardText(view.turnUpCard)},${listText(view.calls, callText)},` +
    `${view.trumpSuit},${view.callerPosition},${view.callingTeam},${view.alonePosition},` +
    `${view.inactivePosition},${cardText(view.dealerPickedUp)},${listText(view.tricks, trickText)},` +
    `${trickText(view.currentTrick)},${view.currentPlayerPosition},${byTeam(view.tricksWon)},` +
    `${listText(view.scoreSheet, euchreRow)},${view.winningTeam},${view.gameOver}]`
  );
}

function euchrePlayer({ id, position, team, cardCount, hand, tricksTaken }: euchre.PlayerView): string {
  return `[${id},${position},${team},${cardCount},${cardsText(hand)},${tricksTaken}]`;
}

function callText({ playerPosition, call, goAlone }: euchre.Call): string {
  return `[${playerPosition},${call},${goAlone}]`;
}

function euchreRow({ round, points }: euchre.ScoreRow): string {
  return `[${round},${byTeam(points)}]`;
}

function byTeam({ a, b }: euchre.View["scores"]): string {
  return `[${a},${b}]`;
}

function trickText({ number, leadPlayerPosition, cards, winner }: Trick): string {
  let played = "";
  for (const { card, playerPosition } of cards) {
    played += `${played === "" ? "" : ","}[${cardText(card)},${playerPosition}]`;
  }
  return `[${number},${leadPlayerPosition},[${played}],${winner}]`;
}

function cardsText(cards: readonly Card[] | null): string {
  return cards === null ? "null" : listText(cards, cardText);
}

function cardText(card: Card | null): string {
  return card === null ? "null" : shortNameOf(card);
}

function listText<Item>(items: readonly Item[], textOf: (item: Item) => string): string {
  let text = "";
  for (const item of items) text += text === "" ? textOf(item) : `,${textOf(item)}`;
  return `[${text}]`;
}
