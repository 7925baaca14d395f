import type { GameAction } from "@buck/engine";
import type { BotDeeds } from "@buck/protocol";
import { seatAt } from "./state.ts";
import type { TableState } from "./state.ts";

/** Counts what a bot has just done for somebody who is away. */
export function withDeed(state: TableState, action: GameAction): TableState {
  if (!("playerPosition" in action) || action.playerPosition === undefined) return state;
  const seat = seatAt(state, action.playerPosition);
  if (seat.kind !== "person" || seat.absence === null) return state;
  const kind = deedOf(action);
  const botDeeds = { ...seat.botDeeds, [kind]: seat.botDeeds[kind] + 1 };
  return { ...state, seats: state.seats.with(action.playerPosition, { ...seat, botDeeds }) };
}

function deedOf(action: GameAction): keyof BotDeeds {
  switch (action.type) {
    case "PLAY_CARD":
      return "cards";
    case "PASS_TRUMP":
      return "passes";
    case "PLACE_BID":
      return action.amount === "PASS" ? "passes" : "calls";
    case "DECLARE_TRUMP":
    case "CALL_TRUMP":
      return "calls";
    default:
      return "secrets";
  }
}
