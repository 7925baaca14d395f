import { cardName, euchre, suitName } from "@buck/engine";
import type { Position } from "@buck/engine";
import { askForCard, askToPlay } from "../../gameUi/hand.ts";
import { nameIn } from "../../gameUi/names.ts";
import type { Choice, TableQuestion } from "../../gameUi/tableQuestion.ts";
import { handOf } from "./board.ts";

type Choices = readonly Choice<euchre.Decision>[];

export function questionOf(view: euchre.View): TableQuestion<euchre.Decision> | null {
  const { viewer } = view;
  if (viewer === "spectator" || !euchre.toAct(view).includes(viewer)) return null;
  switch (view.phase) {
    case "ROUND1":
      return plain(orderUp(view), dealerReason(view), callChoices(view));
    case "ROUND2":
      return plain(nameASuit(view), turnedDown(view), callChoices(view));
    case "DEALER_DISCARD":
      return yourDiscard(view, viewer);
    case "PLAYING":
      return yourCard(view, viewer);
    default:
      return null;
  }
}

function plain(say: string, why: string, choices: Choices): TableQuestion<euchre.Decision> {
  return { say, why, choices, refusals: new Map() };
}

function orderUp({ turnUpCard }: euchre.View): string {
  return turnUpCard === null ? "Order up?" : `The ${cardName(turnUpCard)} is turned up: order it up?`;
}

function dealerReason(view: euchre.View): string {
  if (view.dealerPosition === view.viewer) return "You would take it into your hand.";
  return `${nameIn(view.players)(view.dealerPosition)} would take it.`;
}

function nameASuit(view: euchre.View): string {
  return euchre.derive(view).canPass
    ? "Name a suit as trump, or pass"
    : "Everybody passed: the dealer must name a suit";
}

function turnedDown({ turnUpCard }: euchre.View): string {
  return turnUpCard === null ? "" : `Not ${suitName(turnUpCard.suit)}: they were turned down.`;
}

function callChoices(view: euchre.View): Choices {
  return euchre.legalActions(view).flatMap((action): Choices => {
    if (action.type === "PASS_TRUMP")
      return [{ key: "p", words: ["pass", "n", "no"], label: "pass", action }];
    if (action.type !== "CALL_TRUMP") return [];
    return [action.suit === undefined ? orderUpChoice(action) : suitChoice(action)];
  });
}

type Call = Extract<euchre.Decision, { type: "CALL_TRUMP" }>;

function orderUpChoice(action: Call): Choice<euchre.Decision> {
  return action.goAlone === true
    ? { key: "a", words: ["alone", "order up alone"], label: "order up and go alone", action }
    : { key: "y", words: ["yes", "order up", "o"], label: "order up", action };
}

/** The letter calls the suit; the same letter as a capitalised goes alone. */
function suitChoice(action: Call): Choice<euchre.Decision> {
  const name = action.suit === undefined ? "" : suitName(action.suit);
  const letter = name.charAt(0);
  return action.goAlone === true
    ? { key: letter.toUpperCase(), words: [`${name} alone`], label: `${name} alone`, action }
    : { key: letter, words: [name], label: name, action };
}

function yourDiscard(view: euchre.View, playerPosition: Position): TableQuestion<euchre.Decision> {
  return askForCard<euchre.Decision>({
    say: "Discard one of your six cards",
    why: view.dealerPickedUp === null ? "" : `You picked up the ${cardName(view.dealerPickedUp)}.`,
    hand: handOf(view),
    action: (cardId) => ({ type: "DISCARD", playerPosition, cardId }),
    refusal: () => null,
  });
}

function yourCard(view: euchre.View, playerPosition: Position): TableQuestion<euchre.Decision> {
  return askToPlay<euchre.Decision>({
    trick: view.currentTrick,
    trump: view.trumpSuit,
    hand: handOf(view),
    action: (cardId) => ({ type: "PLAY_CARD", playerPosition, cardId }),
    refusal: (cardId) => euchre.whyNotPlayable(view, cardId)?.message ?? null,
  });
}
