import { cardName, euchre, ledSuit, suitName, TRICKS_PER_HAND } from "@buck/engine";
import type { Card } from "@buck/engine";
import { capital, count, namePeople, verb } from "../../texts/people.ts";
import type { NamedPerson } from "../../texts/people.ts";
import { inside } from "../../texts/teams.ts";
import { cardPrompt, toPlay, trumpWords } from "../cardPrompt.ts";
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
      return { say: "Discard one of your six cards", why: discardReason(view) };
    default:
      return yourCard(view);
  }
}

const NOTHING: Prompt = { say: "", why: "" };

function pickItUp({ suit, ...card }: Card): Prompt {
  return {
    say: `Pick up the ${cardName({ suit, ...card })}, or pass?`,
    why: `${capital(suitName(suit))} would be trump, and you discard a card.`,
  };
}

function orderUp(view: euchre.View, card: Card): Prompt {
  const { name } = namePeople(view)(view.dealerPosition);
  const isPartner = view.viewer !== "spectator" && euchre.partnerOf(view.viewer) === view.dealerPosition;
  const dealer = isPartner ? `${name}, your partner,` : name;
  const say = `Order up ${suitName(card.suit)}, or pass?`;
  const [onlyAlone, ...others] = euchre.derive(view).aloneChoices;
  if (onlyAlone === true && others.length === 0) {
    return { say, why: `${dealer} deals: whoever orders up their partner goes alone here.` };
  }
  return { say, why: `${dealer} would take the ${cardName(card)}.` };
}

function nameTrump(view: euchre.View, card: Card): Prompt {
  const { canPass, callableSuits } = euchre.derive(view);
  const down = suitName(card.suit);
  const any = view.options.callOnlySuitsHeld ? "Any suit you hold" : "Any suit";
  if (!canPass) return { say: "You must name trump", why: `Everybody passed. ${any} but ${down}.` };
  if (callableSuits.length === 0) return { say: "You can only pass", why: `You hold nothing but ${down}.` };
  return { say: "Name trump, or pass?", why: `${any} but ${down}: they were turned down.` };
}

function discardReason(view: euchre.View): string {
  const { dealerPickedUp: card, callerPosition: caller, viewer } = view;
  if (card === null) return "";
  const took = `You took the ${cardName(card)}`;
  const isMine = caller === null || caller === viewer;
  return isMine ? `${took}.` : `${took}: ${namePeople(view)(caller).name} ordered it up.`;
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
  const maker = inactivePosition === null ? "your team makes it" : "you make it";
  const aim = makes ? maker : "they are euchred";
  if (missing > 0) return `${capital(count(missing, "more trick"))} and ${aim}.`;
  if (!makes) return "They are euchred.";
  return tricksWon[euchre.otherTeam(own)] === 0 ? "It is made: all five would be a march." : "It is made.";
}

function waiting(view: euchre.View): Prompt {
  switch (view.phase) {
    case "WAITING_FOR_PLAYERS":
      return { say: "Waiting for players", why: "Four are needed." };
    case "DEALING":
      return dealing(view);
    case "ROUND1":
      return { say: `${actor(view).name} to call or pass`, why: offered(view) };
    case "ROUND2":
      return { say: `${actor(view).name} to name trump`, why: secondRound(view) };
    case "DEALER_DISCARD":
      return { say: discards(actor(view)), why: calledBy(view) };
    case "PLAYING":
      return { say: nextCard(view), why: watchingWhy(view) };
    case "ROUND_OVER":
      return { say: "The hand is over", why: "Next hand in a moment." };
    case "GAME_OVER":
      return { say: gameOver(view), why: "" };
  }
}

function discards(dealer: NamedPerson): string {
  return `${dealer.name} ${verb(dealer, "discard", "discards")} a card`;
}

function nextCard(view: euchre.View): string {
  const { currentPlayerPosition: next } = view;
  return toPlay(next === null ? "" : namePeople(view)(next).name);
}

function dealing(view: euchre.View): Prompt {
  if (!view.dealerChosen) return { say: "Who deals first?", why: "" };
  const dealer = namePeople(view)(view.dealerPosition);
  const say = `${dealer.name} ${verb(dealer, "deal", "deals")}`;
  const everybodyPassed = view.calls.length > 0 && view.callerPosition === null;
  return { say, why: everybodyPassed ? "Everybody passed twice: no score this time." : "" };
}

/** Whom everybody is waiting for. */
function actor(view: euchre.View): NamedPerson {
  return namePeople(view)(view.currentPlayerPosition ?? view.dealerPosition);
}

function offered({ turnUpCard, dealerPosition, ...view }: euchre.View): string {
  if (turnUpCard === null) return "";
  const dealer = namePeople(view)(dealerPosition);
  return `The ${cardName(turnUpCard)} is turned up; ${dealer.isYou ? "you" : dealer.name} dealt.`;
}

function secondRound(view: euchre.View): string {
  const { options, currentPlayerPosition, dealerPosition, turnUpCard } = view;
  const isStuck = options.stickTheDealer && currentPlayerPosition === dealerPosition;
  if (isStuck) return "Everybody else passed: the dealer must call.";
  return turnUpCard === null ? "" : `${capital(suitName(turnUpCard.suit))} were turned down.`;
}

function calledBy(view: euchre.View): string {
  const { callerPosition, trumpSuit, alonePosition } = view;
  if (callerPosition === null || trumpSuit === null) return "";
  const alone = alonePosition === null ? "" : ", alone";
  return `${namePeople(view)(callerPosition).name} ordered up ${suitName(trumpSuit)}${alone}.`;
}

function watchingWhy(view: euchre.View): string {
  const { viewer, inactivePosition, alonePosition, currentTrick, trumpSuit } = view;
  if (viewer === inactivePosition && alonePosition !== null) {
    return `${namePeople(view)(alonePosition).name} plays alone: you sit this hand out.`;
  }
  const led = ledSuit(currentTrick, trumpSuit);
  const now = led === null ? capital(trumpWords(trumpSuit)) : `${capital(suitName(led))} led`;
  return `${soFar(view)} ${now}.`;
}

function soFar(view: euchre.View): string {
  const taken = ownFirst(view).map(
    (team) => `${inside(teamMark(team, view.viewer).name)} ${view.tricksWon[team]}`,
  );
  return `Trick ${view.tricks.length + 1} of ${TRICKS_PER_HAND}: ${taken.join(", ")}.`;
}

function gameOver({ winningTeam, viewer }: euchre.View): string {
  return winningTeam === null ? "The game is over" : `${teamMark(winningTeam, viewer).name} wins the game`;
}
