import { euchre, TRICKS_PER_HAND } from "@buck/engine";
import type { Card } from "@buck/engine";
import { capital, namePeople } from "../people.ts";
import { cardText, suitText, theCard } from "../cards.ts";
import { euchreTexts } from "../en/euchre.ts";
import { playTexts } from "../en/play.ts";
import type { NamedPerson } from "../people.ts";
import { cardPrompt, ledSentence, toPlay } from "../cardPrompt.ts";
import type { Prompt } from "../cardPrompt.ts";
import { ownFirst } from "./log.ts";
import { teamMark } from "./teams.ts";
import type { Language } from "../language.ts";

export function promptFor(language: Language, view: euchre.View): Prompt {
  return euchre.derive(view).isMyTurn ? yourTurn(language, view) : waiting(language, view);
}

function yourTurn(language: Language, view: euchre.View): Prompt {
  const t = euchreTexts(language);
  const { turnUpCard, viewer, dealerPosition } = view;
  switch (view.phase) {
    case "ROUND1":
      if (turnUpCard === null) return NOTHING;
      return viewer === dealerPosition ? pickItUp(language, turnUpCard) : orderUp(language, view, turnUpCard);
    case "ROUND2":
      return turnUpCard === null ? NOTHING : nameTrump(language, view, turnUpCard);
    case "DEFENDING":
      return { say: t.askDefense, why: t.askDefenseWhy(loner(language, view)) };
    case "DEALER_DISCARD":
      return { say: t.discard, why: discardReason(language, view) };
    default:
      return yourCard(language, view);
  }
}

const NOTHING: Prompt = { say: "", why: "" };

function pickItUp(language: Language, card: Card): Prompt {
  const t = euchreTexts(language);
  return {
    say: capital(language, t.pickUp({ card: theCard(language, card, null) })),
    why: capital(language, t.pickUpWhy({ suit: suitText(language, card.suit) })),
  };
}

function orderUp(language: Language, view: euchre.View, turnUp: Card): Prompt {
  const t = euchreTexts(language);
  const { name } = namePeople(language, view)(view.dealerPosition);
  const isPartner = view.viewer !== "spectator" && euchre.partnerOf(view.viewer) === view.dealerPosition;
  const say = t.orderUp({ suit: suitText(language, turnUp.suit) });
  const [onlyAlone, ...others] = euchre.derive(view).aloneChoices;
  if (onlyAlone === true && others.length === 0) return { say, why: t.mustGoAlone({ name }) };
  return { say, why: t.dealerTakes({ name, isPartner, card: theCard(language, turnUp, null) }) };
}

function nameTrump(language: Language, view: euchre.View, turnUp: Card): Prompt {
  const t = euchreTexts(language);
  const { canPass, callableSuits } = euchre.derive(view);
  const suits = { suit: suitText(language, turnUp.suit), held: view.options.callOnlySuitsHeld };
  if (!canPass) return { say: t.mustName, why: `${t.everybodyPassed} ${stuckWith(language, view, suits)}` };
  if (callableSuits.length === 0) return { say: t.onlyPass, why: t.nothingBut({ suit: suits.suit }) };
  return { say: t.nameOrPass, why: t.anySuitLeft(suits) };
}

/** Who holds no suit that could be named may name any (EUCHRE-OPT-6). */
function stuckWith(
  language: Language,
  view: euchre.View,
  suits: { readonly suit: string; readonly held: boolean },
): string {
  const t = euchreTexts(language);
  const hand = euchre.ownHand(view);
  const holdsAnother = hand.some(({ suit }) => suit !== view.turnUpCard?.suit);
  return suits.held && !holdsAnother ? t.anyOther({ suit: suits.suit }) : t.anySuit(suits);
}

function discardReason(language: Language, view: euchre.View): string {
  const t = euchreTexts(language);
  const { dealerPickedUp: turnUp, callerPosition: caller, viewer } = view;
  if (turnUp === null) return "";
  const card = theCard(language, turnUp, null);
  if (caller === null || caller === viewer) return t.youTook({ card });
  return t.youTookFor({ card, name: namePeople(language, view)(caller).name });
}

function yourCard(language: Language, view: euchre.View): Prompt {
  const { currentTrick: trick, trumpSuit: trump } = view;
  return cardPrompt(language, { trick, trump, hand: euchre.ownHand(view), leadReason: need(language, view) });
}

/** How many tricks are missing, and for what. */
function need(language: Language, { viewer, callingTeam, tricksWon, inactivePosition }: euchre.View): string {
  const t = euchreTexts(language);
  if (viewer === "spectator" || callingTeam === null) return "";
  const own = euchre.teamOf(viewer);
  const makes = own === callingTeam;
  const missing = euchre.TRICKS_TO_MAKE - tricksWon[own];
  const maker = inactivePosition === null ? t.need.team : t.need.alone;
  if (missing > 0) return (makes ? maker : t.need.defense)({ missing });
  if (!makes) return t.theyAreEuchred;
  return tricksWon[euchre.otherTeam(own)] === 0 ? t.madeMarch : t.isMade;
}

function waiting(language: Language, view: euchre.View): Prompt {
  const t = euchreTexts(language);
  const play = playTexts(language);
  switch (view.phase) {
    case "WAITING_FOR_PLAYERS":
      return { say: play.waitingForPlayers, why: play.seatsNeeded };
    case "DEALING":
      return dealing(language, view);
    case "ROUND1":
      return { say: t.toCall({ name: actor(language, view).name }), why: offered(language, view) };
    case "ROUND2":
      return { say: t.toName({ name: actor(language, view).name }), why: secondRound(language, view) };
    case "DEFENDING":
      return { say: t.toDefend(actor(language, view)), why: t.playsAlone(loner(language, view)) };
    case "DEALER_DISCARD":
      return { say: t.isDiscarding(actor(language, view)), why: orderedBy(language, view) };
    case "PLAYING":
      return { say: nextCard(language, view), why: watchingWhy(language, view) };
    case "ROUND_OVER":
      return { say: play.handOver, why: play.nextHand };
    case "GAME_OVER":
      return { say: gameOver(language, view), why: "" };
  }
}

function nextCard(language: Language, view: euchre.View): string {
  const { currentPlayerPosition: next } = view;
  return toPlay(language, next === null ? "" : namePeople(language, view)(next).name);
}

function dealing(language: Language, view: euchre.View): Prompt {
  const t = euchreTexts(language);
  const play = playTexts(language);
  if (!view.dealerChosen) return { say: play.whoDeals, why: "" };
  if (euchre.showsResult(view)) return { say: play.handOver, why: play.nextHand };
  if (view.farmerPosition !== null) {
    return { say: play.isDealing(namePeople(language, view)(view.dealerPosition)), why: t.farmersHandShown };
  }
  const everybodyPassed = view.calls.length > 0 && view.callerPosition === null;
  const dealer = namePeople(language, view)(view.dealerPosition);
  return { say: play.isDealing(dealer), why: everybodyPassed ? t.noScore : "" };
}

/** Who plays alone. */
function loner(language: Language, view: euchre.View): NamedPerson {
  return namePeople(language, view)(view.alonePosition ?? view.dealerPosition);
}

/** Whom everybody is waiting for. */
function actor(language: Language, view: euchre.View): NamedPerson {
  return namePeople(language, view)(view.currentPlayerPosition ?? view.dealerPosition);
}

function offered(language: Language, { turnUpCard, dealerPosition, ...view }: euchre.View): string {
  const t = euchreTexts(language);
  if (turnUpCard === null) return "";
  return t.offered({ ...namePeople(language, view)(dealerPosition), card: cardText(language, turnUpCard) });
}

function secondRound(language: Language, view: euchre.View): string {
  const t = euchreTexts(language);
  const { options, currentPlayerPosition, dealerPosition, turnUpCard } = view;
  const isStuck = options.stickTheDealer && currentPlayerPosition === dealerPosition;
  if (isStuck) return t.dealerStuck;
  return turnUpCard === null
    ? ""
    : capital(language, t.wasTurnedDown({ suit: suitText(language, turnUpCard.suit) }));
}

function orderedBy(language: Language, view: euchre.View): string {
  const t = euchreTexts(language);
  const { callerPosition, trumpSuit, alonePosition } = view;
  if (callerPosition === null || trumpSuit === null) return "";
  const caller = namePeople(language, view)(callerPosition);
  return t.orderedUp({ ...caller, suit: suitText(language, trumpSuit), alone: alonePosition !== null });
}

function watchingWhy(language: Language, view: euchre.View): string {
  const t = euchreTexts(language);
  const { viewer, alonePosition, currentTrick, trumpSuit } = view;
  if (viewer !== "spectator" && alonePosition !== null && euchre.sitsOut(view, viewer)) {
    return t.playsAlone({ name: namePeople(language, view)(euchre.partnerOf(viewer)).name });
  }
  return `${soFar(language, view)} ${ledSentence(language, currentTrick, trumpSuit)}`;
}

function soFar(language: Language, view: euchre.View): string {
  const t = euchreTexts(language);
  const [one, other] = ownFirst(view);
  return t.soFar({
    number: view.tricks.length + 1,
    all: TRICKS_PER_HAND,
    one: teamMark(language, one, view.viewer).inside,
    oneTricks: view.tricksWon[one],
    other: teamMark(language, other, view.viewer).inside,
    otherTricks: view.tricksWon[other],
  });
}

/** Which team has won the game, or that both share the win. */
export function gameOver(language: Language, view: euchre.View): string {
  const t = euchreTexts(language);
  const [first, ...others] = euchre.outcome(view)?.winners ?? [];
  if (first === undefined) return playTexts(language).gameOver;
  return others.length > 0 ? t.sharesGame : t.winsGame({ team: teamMark(language, first, view.viewer).name });
}
