import { POSITIONS } from "@buck/engine/testing";
import { buck, euchre, type GameName } from "@buck/engine";
import { BUCK, EUCHRE, stepsOf } from "@buck/engine/testing";
import type { FinishedGame } from "@buck/table";

const PLAYED: Readonly<Record<GameName, Pick<FinishedGame, "options" | "actions">>> = {
  buck: {
    options: buck.DEFAULT_OPTIONS,
    actions: stepsOf(BUCK, { seed: 5, options: buck.DEFAULT_OPTIONS }).map(({ action }) => action),
  },
  euchre: {
    options: euchre.DEFAULT_OPTIONS,
    actions: stepsOf(EUCHRE, { seed: 5, options: euchre.DEFAULT_OPTIONS }).map(({ action }) => action),
  },
};

interface Told {
  readonly names?: readonly string[];
  readonly times?: readonly number[];
}

/** A finished game as a store keeps it. */
export function finishedGame(
  game: GameName,
  { names = ["Ann", "Bo", "Cy", "Dee"], times = [] }: Told = {},
): FinishedGame {
  const players = POSITIONS.map((position) => ({
    position,
    name: names[position] ?? "",
    kind: "person" as const,
  }));
  return { gameId: "g", game, players, times, ...PLAYED[game] };
}
