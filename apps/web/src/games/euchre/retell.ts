import { euchre, leftOf, POSITIONS } from "@buck/engine";
import type { Position } from "@buck/engine";
import { retellTricks } from "../tricks.ts";

type Events = readonly euchre.Event[];

/** What happened in this hand, told from what is seen of it: after a refresh the log is whole again. */
export function retell(view: euchre.View): Events {
  if (view.round === 0 || view.turnUpCard === null) return [];
  return [
    { type: "dealt", round: view.round, dealerPosition: dealerOf(view) },
    { type: "turnedUp", card: view.turnUpCard },
    ...calling(view),
    ...pickingUp(view),
    ...retellTricks(view),
    ...scoring(view),
  ];
}

/** Once a hand is put away the chip has moved on; whoever spoke first sat to the left of who dealt. */
function dealerOf({ calls, dealerPosition }: euchre.View): Position {
  const first = calls[0]?.playerPosition;
  return first === undefined ? dealerPosition : leftOf(leftOf(leftOf(first)));
}

function calling(view: euchre.View): Events {
  const { calls, turnUpCard } = view;
  const told = calls.flatMap((call, index): Events => {
    const callRound = index < POSITIONS.length ? 1 : 2;
    if (call.call !== "PASS") return made(view, call);
    const passed: euchre.Event = { type: "passed", playerPosition: call.playerPosition, callRound };
    const isTurnedDown = index + 1 === POSITIONS.length && turnUpCard !== null;
    return isTurnedDown ? [passed, { type: "turnedDown", card: turnUpCard }] : [passed];
  });
  if (calls.length < 2 * POSITIONS.length || calls.at(-1)?.call !== "PASS") return told;
  return [...told, { type: "allPassed", dealerPosition: dealerOf(view) }];
}

function made({ trumpSuit, inactivePosition }: euchre.View, call: euchre.Call): Events {
  if (trumpSuit === null) return [];
  const { playerPosition, goAlone } = call;
  const type = call.call === "ORDER_UP" ? "orderedUp" : "called";
  const event: euchre.Event = { type, playerPosition, trumpSuit, goAlone };
  if (inactivePosition === null) return [event];
  return [event, { type: "sitsOut", playerPosition: inactivePosition }];
}

function pickingUp(view: euchre.View): Events {
  const { dealerPickedUp: card, phase } = view;
  if (card === null) return [];
  const playerPosition = dealerOf(view);
  const taken: euchre.Event = { type: "pickedUp", playerPosition, card };
  return phase === "DEALER_DISCARD" ? [taken] : [taken, { type: "discarded", playerPosition }];
}

function scoring(view: euchre.View): Events {
  const row = view.scoreSheet.at(-1);
  const result = euchre.handResult(view);
  const { callingTeam, tricksWon, scores, winningTeam } = view;
  if (row === undefined || row.round !== view.round || callingTeam === null || result === null) return [];
  const { round, points } = row;
  const scored: euchre.Event = { type: "roundScored", round, callingTeam, result, tricksWon, points, scores };
  return winningTeam === null ? [scored] : [scored, { type: "gameWon", team: winningTeam }];
}
