import type { euchre } from "@buck/engine";
import type { HandStates } from "../../gameUi/terminalGame.ts";
import { handSummary } from "../../gameUi/handSummary.ts";

export function tally(event: euchre.Event): readonly string[] {
  switch (event.type) {
    case "allPassed":
      return ["passedOut"];
    case "sitsOut":
      return ["alone"];
    case "orderedUp":
    case "called":
      return [event.type];
    case "roundScored":
      return [event.result];
    default:
      return [];
  }
}

export function summaryOfHand({ dealt, end }: HandStates<euchre.GameState>) {
  const row = end.scoreSheet.find(({ round }) => round === dealt.round);
  return {
    ...handSummary(dealt, end),
    calls: end.calls,
    caller: end.callerPosition,
    alone: end.alonePosition,
    discard: end.discard?.id ?? null,
    points: row?.points ?? null,
    scores: end.scores,
  };
}
