import { euchre, TRICKS_PER_HAND } from "@buck/engine";
import type { Card } from "@buck/engine";
import { cardText, suitText, theCard } from "../../texts/cards.ts";
import { euchreTexts as t } from "../../texts/euchre.ts";
import { capital, namePeople } from "../../texts/people.ts";
import type { NamedPerson } from "../../texts/people.ts";
import { playTexts } from "../../texts/play.ts";
import { cardPrompt, ledSentence, toPlay } from "../cardPrompt.ts";
import type { Prompt } from "../moment.ts";
import { ownFirst } from "./log.ts";
import { teamMark } from "./teams.ts";

export function promptFor(view: euchre.View): Prompt {
  return euchre.derive(view).isMyTurn ? yourTurn(view) : waiting(view);
}

function yourTurn(view: euchre.View): Prompt {
  const { turnUpCard, viewer, dealerPosition } = view;
  switch (view.phase) {
    case "ROUND1":
      if (turnUpCard === null) return NOTHING;
      return viewer === dealerPosition ? pickItUp(turnUpCard) : orderUp(view, turnUpCard);
    case "ROUND2":
      return turnUpCard === null ? NOTHING : nameTrump(view, turnUpCard);
    case "DEALER_DISCARD":
      return { say: t.discard, why: discardReason(view) };
    default:
      return yourCard(view);
  }
}

const NOTHING: Prompt = { say: "", why: "" };

function pickItUp(card: Card): Prompt {
  return {
    say: capital(t.pickUp({ card: theCard(card, null) })),
    why: capital(t.pickUpWhy({ suit: suitText(card.suit) })),
  };
}

function orderUp(view: euchre.View, turnUp: Card): Prompt {
  const { name } = namePeople(view)(view.dealerPosition);
  const isPartner = view.viewer !== "spectator" && euchre.partnerOf(view.viewer) === view.dealerPosition;
  const say = t.orderUp({ suit: suitText(turnUp.suit) });
  const [onlyAlone, ...others] = euchre.derive(view).aloneChoices;
  if (onlyAlone === true && others.length === 0) return { say, why: t.mustGoAlone({ name }) };
  return { say, why: t.dealerTakes({ name, isPartner, card: theCard(turnUp, null) }) };
}

function nameTrump(view: euchre.View, turnUp: Card): Prompt {
  const { canPass, callableSuits } = euchre.derive(view);
  const suits = { suit: suitText(turnUp.suit), held: view.options.callOnlySuitsHeld };
  if (!canPass) return { say: t.mustName, why: `${t.everybodyPassed} ${stuckWith(view, suits)}` };
  if (callableSuits.length === 0) return { say: t.onlyPass, why: t.nothingBut({ suit: suits.suit }) };
  return { say: t.nameOrPass, why: t.anySuitLeft(suits) };
}

/** Who holds no suit that could be named may name any (EUCHRE-OPT-6). */
function stuckWith(view: euchre.View, suits: { readonly suit: string; readonly held: boolean }): string {
  const hand = euchre.ownHand(view);
  const holdsAnother = hand.some(({ suit }) => suit !== view.turnUpCard?.suit);
  return suits.held && !holdsAnother ? t.anyOther({ suit: suits.suit }) : t.anySuit(suits);
}

function discardReason(view: euchre.View): string {
  const { dealerPickedUp: turnUp, callerPosition: caller, viewer } = view;
  if (turnUp === null) return "";
  const card = theCard(turnUp, null);
  if (caller === null || caller === viewer) return t.youTook({ card });
  return t.youTookFor({ card, name: namePeople(view)(caller).name });
}

function yourCard(view: euchre.View): Prompt {
  const { currentTrick: trick, trumpSuit: trump } = view;
  return cardPrompt({ trick, trump, hand: euchre.ownHand(view), leadReason: need(view) });
}

/** How many tricks are missing, and for what. */
function need({ viewer, callingTeam, tricksWon, inactivePosition }: euchre.View): string {
  if (viewer === "spectator" || callingTeam === null) return "";
  const own = euchre.teamOf(viewer);
  const makes = own === callingTeam;
  const missing = euchre.TRICKS_TO_MAKE - tricksWon[own];
  const maker = inactivePosition === null ? t.need.team : t.need.alone;
  if (missing > 0) return (makes ? maker : t.need.defence)({ missing });
  if (!makes) return t.theyAreEuchred;
  return tricksWon[euchre.otherTeam(own)] === 0 ? t.madeMarch : t.isMade;
}

function waiting(view: euchre.View): Prompt {
  switch (view.phase) {
    case "WAITING_FOR_PLAYERS":
      return { say: playTexts.waitingForPlayers, why: playTexts.fourNeeded };
    case "DEALING":
      return dealing(view);
    case "ROUND1":
      return { say: t.toCall({ name: actor(view).name }), why: offered(view) };
    case "ROUND2":
      return { say: t.toName({ name: actor(view).name }), why: secondRound(view) };
    case "DEALER_DISCARD":
      return { say: t.isDiscarding(actor(view)), why: orderedBy(view) };
    case "PLAYING":
      return { say: nextCard(view), why: watchingWhy(view) };
    case "ROUND_OVER":
      return { say: playTexts.handOver, why: playTexts.nextHand };
    case "GAME_OVER":
      return { say: gameOver(view), why: "" };
  }
}

function nextCard(view: euchre.View): string {
  const { currentPlayerPosition: next } = view;
  return toPlay(next === null ? "" : namePeople(view)(next).name);
}

function dealing(view: euchre.View): Prompt {
  if (!view.dealerChosen) return { say: playTexts.whoDeals, why: "" };
  const everybodyPassed = view.calls.length > 0 && view.callerPosition === null;
  const dealer = namePeople(view)(view.dealerPosition);
  return { say: playTexts.isDealing(dealer), why: everybodyPassed ? t.noScore : "" };
}

/** Whom everybody is waiting for. */
function actor(view: euchre.View): NamedPerson {
  return namePeople(view)(view.currentPlayerPosition ?? view.dealerPosition);
}

function offered({ turnUpCard, dealerPosition, ...view }: euchre.View): string {
  if (turnUpCard === null) return "";
  return t.offered({ ...namePeople(view)(dealerPosition), card: cardText(turnUpCard) });
}

function secondRound(view: euchre.View): string {
  const { options, currentPlayerPosition, dealerPosition, turnUpCard } = view;
  const isStuck = options.stickTheDealer && currentPlayerPosition === dealerPosition;
  if (isStuck) return t.dealerStuck;
  return turnUpCard === null ? "" : capital(t.wasTurnedDown({ suit: suitText(turnUpCard.suit) }));
}

function orderedBy(view: euchre.View): string {
  const { callerPosition, trumpSuit, alonePosition } = view;
  if (callerPosition === null || trumpSuit === null) return "";
  const caller = namePeople(view)(callerPosition);
  return t.orderedUp({ ...caller, suit: suitText(trumpSuit), alone: alonePosition !== null });
}

function watchingWhy(view: euchre.View): string {
  const { viewer, inactivePosition, alonePosition, currentTrick, trumpSuit } = view;
  if (viewer === inactivePosition && alonePosition !== null) {
    return t.playsAlone({ name: namePeople(view)(alonePosition).name });
  }
  return `${soFar(view)} ${ledSentence(currentTrick, trumpSuit)}`;
}

function soFar(view: euchre.View): string {
  const [one, other] = ownFirst(view);
  return t.soFar({
    number: view.tricks.length + 1,
    all: TRICKS_PER_HAND,
    one: teamMark(one, view.viewer).inside,
    oneTricks: view.tricksWon[one],
    other: teamMark(other, view.viewer).inside,
    otherTricks: view.tricksWon[other],
  });
}

function gameOver({ winningTeam, viewer }: euchre.View): string {
  return winningTeam === null ? playTexts.gameOver : t.winsGame({ team: teamMark(winningTeam, viewer).name });
}
