import type { Position } from "@buck/engine";
import type { Frame, OwnUpdate } from "@buck/protocol";
import { nameAt, peopleOf, seatAt, seated, withGame } from "../state/state.ts";
import type { Identity, TableState } from "../state/state.ts";
import { grant, refusal } from "./feature.ts";
import type { ChangeContext, ChangeOf, CommandOf, Feature, Request, Ruling } from "./feature.ts";

/** Watchers see all hands one hand late, where everybody agrees. A game's `promised` speaks of the hand on the table. */
export const lateHands = {
  rule: { showHandsLate },
  reduce: { lateHandsAnswered: answered },
  follow: { gameActed: dealt, uncovered: isBack },
  shown: {
    table: (state) => ({
      lateHands: {
        agreed: peopleOf(state)
          .filter(({ showsHandsLate, absence }) => showsHandsLate && absence !== "left")
          .map(({ position }) => position),
        thisHand: state.game?.promised ?? false,
      },
    }),
    frame: (state, identity) => ({ lateHand: handBefore(state, identity) }),
  },
} satisfies Feature;

/** Says whether watchers may see this player's cards, one hand late. It takes everybody's yes. */
function showHandsLate({ state, person }: Request, { agrees }: CommandOf<"showHandsLate">): Ruling {
  if (person === null) return refusal("NOT_SEATED");
  if (agrees && !state.settings.watching) return refusal("WATCHING_OFF");
  if (person.showsHandsLate === agrees) return grant({});
  const { position, name } = person;
  return grant({
    changes: [{ type: "lateHandsAnswered", position, agrees }],
    news: [{ type: "lateHands", position, name, agrees }],
  });
}

/** Who takes it back takes back what is shown and promised, too. */
function answered(state: TableState, { position, agrees }: ChangeOf<"lateHandsAnswered">): TableState {
  const seat = seatAt(state, position);
  if (seat.kind !== "person") return state;
  const next = seated(state, position, { ...seat, showsHandsLate: agrees });
  return agrees ? next : withGame(next, { promised: false, handBefore: null });
}

/** With a deal the hand before is shown that was dealt to a table that had agreed, and this table is asked. */
function dealt(state: TableState, { action }: ChangeOf<"gameActed">, { before }: ChangeContext): TableState {
  if (action.type !== "DEAL" || before.game === null) return state;
  const { promised, play } = before.game;
  return withGame(state, { promised: wholeTableAgrees(state), handBefore: promised ? play.quiet() : null });
}

/** Whether everybody with a seat agrees. People who left hold no cards any more. */
function wholeTableAgrees(state: TableState): boolean {
  const people = peopleOf(state).filter(({ absence }) => absence !== "left");
  return people.length > 0 && people.every(({ showsHandsLate }) => showsHandsLate);
}

/** Somebody who was not asked at the deal holds cards of this hand again. */
function isBack(
  state: TableState,
  { position }: ChangeOf<"uncovered">,
  { before }: ChangeContext,
): TableState {
  const seat = seatAt(before, position);
  const breaksPromise = seat.kind === "person" && seat.absence === "left" && !seat.showsHandsLate;
  return breaksPromise ? withGame(state, { promised: false }) : state;
}

/** The previous hand with every card open, for watchers alone; null where it is not shown. */
function handBefore(state: TableState, { role }: Identity): Frame["lateHand"] {
  const before = state.game?.handBefore ?? null;
  if (role !== "watcher" || before === null) return null;
  const nameOf = (position: Position) => nameAt(state, position);
  return before.openFrame({ nameAt: nameOf, isHere: () => false });
}

/** The hand before, for watchers, when it has changed. */
export function lateHandNews(before: TableState, after: TableState, identity: Identity): OwnUpdate {
  const shown = after.game?.handBefore ?? null;
  const hasChanged =
    (before.game?.handBefore ?? null) !== shown || (shown !== null && before.seats !== after.seats);
  return identity.role === "watcher" && hasChanged ? { lateHand: handBefore(after, identity) } : {};
}
