import { POSITIONS } from "@buck/engine";
import type { GameName } from "@buck/engine";
import { peopleOf, seatAt } from "./state.ts";
import type { TableState } from "./state.ts";

/** What a link tells of a table before anybody opens it: a part of what every visitor sees. */
export interface PublicFacts {
  readonly title: string;
  readonly game: GameName;
  readonly stage: TableState["stage"];
  /** The people with a seat, bots not counted. */
  readonly names: readonly string[];
  readonly emptySeats: number;
}

export function publicFactsOf(state: TableState): PublicFacts {
  const { settings, stage } = state;
  return {
    title: settings.title,
    game: settings.rules.game,
    stage,
    names: peopleOf(state)
      .filter(({ absence }) => absence !== "left")
      .map(({ name }) => name),
    emptySeats: POSITIONS.filter((position) => seatAt(state, position).kind === "empty").length,
  };
}
