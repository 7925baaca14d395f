import type { Position } from "@buck/engine";
import type { Frame, TableInfo } from "@buck/protocol";
import type { Identity } from "./connectionState.ts";
import type { Change } from "./entry.ts";
import { nameAt, peopleOf } from "./state.ts";
import type { RunningGame, TableState } from "./state.ts";

/** What watchers may be shown of hands that are over: `promised` speaks of the one on the table. */
export type LateHands = Pick<RunningGame, "promised" | "handBefore">;

export const NO_LATE_HANDS: LateHands = { promised: false, handBefore: null };

/** Whether everybody who has a seat agrees. Who has left holds no cards any more. */
function wholeTableAgrees(state: TableState): boolean {
  const people = peopleOf(state).filter(({ absence }) => absence !== "left");
  return people.length > 0 && people.every(({ showsHandsLate }) => showsHandsLate);
}

/** With a deal the hand before is shown that was dealt to a table that had agreed, and this table is asked. */
export function lateHandsAfterDeal(state: TableState, { promised, play }: RunningGame): LateHands {
  return { promised: wholeTableAgrees(state), handBefore: promised ? play.quiet() : null };
}

/** Who takes it back takes back what is shown and promised, too. */
export function afterAnswer(
  state: TableState,
  { position, agrees }: Extract<Change, { readonly type: "lateHandsAnswered" }>,
): TableState {
  const seats = state.seats.map((seat, index) =>
    index === position && seat.kind === "person" ? { ...seat, showsHandsLate: agrees } : seat,
  );
  const game = agrees || state.game === null ? state.game : { ...state.game, ...NO_LATE_HANDS };
  return { ...state, seats, game };
}

export function lateHandsOf(state: TableState): TableInfo["lateHands"] {
  const agreed = peopleOf(state)
    .filter(({ showsHandsLate, absence }) => showsHandsLate && absence !== "left")
    .map(({ position }) => position);
  return { agreed, thisHand: state.game?.promised ?? false };
}

/** The hand before with every card open, for watchers alone; null where it is not shown. */
export function lateHandFor(state: TableState, { role }: Identity): Frame["lateHand"] {
  const before = state.game?.handBefore ?? null;
  if (role !== "watcher" || before === null) return null;
  const nameOf = (position: Position) => nameAt(state, position);
  return before.openFrame({ nameAt: nameOf, isHere: () => false });
}
