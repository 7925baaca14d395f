import { euchre } from "@buck/engine";
import type { Position, Suit } from "@buck/engine";
import { askAgain, promptForCard, readCard, readYesOrNo, understood } from "./readings.ts";
import type { Reading } from "./readings.ts";
import type { HotSeat, HotSeatGame } from "./hotSeat.ts";
import { hotSeatText as text, parseSuit } from "./hotSeatText.ts";
import { linesOf } from "../table/euchreLines.ts";

/** Classic Euchre at one terminal, with the prompts and lines of the command-line program. */
export const euchreHotSeat: HotSeatGame<euchre.Types> = { turn, happened, decide };

function turn(terminal: HotSeat, { phase, round, trumpSuit, tricks }: euchre.View): void {
  const key = `${round} ${phase} ${tricks.length}`;
  if (phase === "ROUND1") terminal.printHeading(key, text.firstRound);
  if (phase === "ROUND2") terminal.printHeading(key, text.secondRound);
  if (phase === "PLAYING" && trumpSuit !== null) terminal.printHeading(key, text.trick(trumpSuit));
}

function happened(terminal: HotSeat, event: euchre.Event, lines: readonly string[]): void {
  switch (event.type) {
    case "dealt":
      terminal.dropLastHand();
      return terminal.printAfterGap(lines);
    case "orderedUp":
    case "called":
    case "roundScored":
    case "gameWon":
      return terminal.printAfterGap(lines);
    case "pickedUp":
    case "discarded":
      // A human dealer is told privately; nobody else may see the discard.
      return terminal.isHuman(event.playerPosition) ? undefined : terminal.print(lines);
    case "turnedDown":
      return;
    default:
      terminal.print(lines);
  }
}

async function decide(terminal: HotSeat, position: Position, view: euchre.View): Promise<euchre.Decision> {
  switch (view.phase) {
    case "ROUND1":
      return orderUp(terminal, position, view);
    case "ROUND2":
      return callSuit(terminal, position, view);
    case "DEFENDING":
      return defend(terminal, position, view);
    case "DEALER_DISCARD":
      return discard(terminal, position, view);
    default:
      return play(terminal, position, view);
  }
}

async function orderUp(
  terminal: HotSeat,
  playerPosition: Position,
  view: euchre.View,
): Promise<euchre.Decision> {
  const { turnUpCard } = view;
  if (turnUpCard === null) throw new Error("no card is turned up");
  await terminal.handOverTo(playerPosition);
  terminal.showHand(playerPosition, euchre.ownHand(view), turnUpCard.suit);
  terminal.printPrivate(text.upcard(turnUpCard));
  const showing = euchre.legalActions(view).find(({ type }) => type === "SHOW_FARMERS_HAND");
  if (showing?.type === "SHOW_FARMERS_HAND") {
    const shows = await terminal.askUntil(text.showHand(terminal.nameOf(playerPosition)), readYesOrNo);
    if (shows) return showing;
  }
  const yes = await terminal.askUntil(text.orderUp(turnUpCard.suit), readYesOrNo);
  if (!yes) return { type: "PASS_TRUMP", playerPosition };
  const goAlone = await askToGoAlone(terminal, view, { playerPosition, trumpSuit: turnUpCard.suit });
  return { type: "CALL_TRUMP", playerPosition, pickUp: true, goAlone };
}

async function callSuit(
  terminal: HotSeat,
  playerPosition: Position,
  view: euchre.View,
): Promise<euchre.Decision> {
  const { callableSuits, canPass } = euchre.derive(view);
  const prompt = text.callSuit(terminal.nameOf(playerPosition), callableSuits, canPass);
  await terminal.handOverTo(playerPosition);
  terminal.showHand(playerPosition, euchre.ownHand(view), null);
  const suit = await terminal.askUntil(prompt, (typed) => readCall(view, typed));
  if (suit === "PASS") return { type: "PASS_TRUMP", playerPosition };
  const goAlone = await askToGoAlone(terminal, view, { playerPosition, trumpSuit: suit });
  return { type: "CALL_TRUMP", playerPosition, suit, goAlone };
}

interface Call {
  readonly playerPosition: Position;
  readonly trumpSuit: Suit;
}

/** The call is printed before the question about going alone. */
async function askToGoAlone(terminal: HotSeat, view: euchre.View, call: Call): Promise<boolean> {
  const context = { nameOf: terminal.nameOf, firstHand: 0, leads: true } as const;
  terminal.printAhead(linesOf({ type: "called", goAlone: false, ...call }, context));
  const [only, ...others] = euchre.derive(view).aloneChoices;
  if (only !== undefined && others.length === 0) return only;
  terminal.printGap();
  return terminal.askUntil(text.goAlone(terminal.nameOf(call.playerPosition)), readYesOrNo);
}

async function defend(
  terminal: HotSeat,
  playerPosition: Position,
  view: euchre.View,
): Promise<euchre.Decision> {
  await terminal.handOverTo(playerPosition);
  terminal.showHand(playerPosition, euchre.ownHand(view), view.trumpSuit);
  const alone = await terminal.askUntil(text.defendAlone(terminal.nameOf(playerPosition)), readYesOrNo);
  return { type: "DEFEND", playerPosition, alone };
}

async function discard(
  terminal: HotSeat,
  playerPosition: Position,
  view: euchre.View,
): Promise<euchre.Decision> {
  const hand = euchre.ownHand(view);
  await terminal.handOverTo(playerPosition);
  if (view.dealerPickedUp !== null) {
    terminal.printPrivateAfterGap(text.youPickedUp(terminal.nameOf(playerPosition), view.dealerPickedUp));
  }
  terminal.showHand(playerPosition, hand, view.trumpSuit);
  const card = await terminal.askUntil(text.discard(hand.length - 1), (typed) => readCard(hand, typed));
  terminal.printPrivate(text.discarded(card));
  return { type: "DISCARD", playerPosition, cardId: card.id };
}

async function play(
  terminal: HotSeat,
  playerPosition: Position,
  view: euchre.View,
): Promise<euchre.Decision> {
  const { currentTrick: trick, trumpSuit: trump } = view;
  if (trump === null) throw new Error("tricks are played with trump");
  const hand = euchre.ownHand(view);
  const card = await promptForCard(terminal, { position: playerPosition, hand, trick, trump });
  return { type: "PLAY_CARD", playerPosition, cardId: card.id };
}

function readCall(view: euchre.View, typed: string): Reading<Suit | "PASS"> {
  const { callableSuits, canPass } = euchre.derive(view);
  if (typed === "pass") return canPass ? understood("PASS") : askAgain(text.dealerMustCall);
  const suit = parseSuit(typed);
  if (suit !== null && callableSuits.includes(suit)) return understood(suit);
  if (suit !== null && suit === view.turnUpCard?.suit) return askAgain(text.turnedDown(suit));
  return askAgain(text.suitOrPass(callableSuits, canPass));
}
