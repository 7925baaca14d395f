import { games } from "@buck/engine";
import type { Game, GameName, Games } from "@buck/engine";
import type { Board } from "../gameUi/board.ts";
import { tellEach } from "../gameUi/eventLines.ts";
import type { TerminalGame } from "../gameUi/terminalGame.ts";
import type { GameHistory } from "../gameUi/history.ts";
import { nameIn } from "../gameUi/names.ts";
import { TERMINAL_GAMES } from "../games/index.ts";
import { isDeal } from "./hands.ts";

/** One step of a game: the table with every hand open, and the lines for what has just happened. */
export interface ReplayStep {
  readonly board: Board;
  readonly lines: readonly string[];
  /** A hand has just been dealt. */
  readonly startsHand: boolean;
}

/** The steps of a game; actions without a line are left out. */
export function replaySteps<Name extends GameName>({
  game,
  states,
  events,
}: GameHistory<Name>): readonly ReplayStep[] {
  const ui: TerminalGame<Games[Name]> = TERMINAL_GAMES[game];
  const rules: Game<Games[Name]> = games[game];
  const nameOf = nameIn(states.at(-1)?.players ?? []);
  return events.flatMap((step, index) => {
    const midTrick = (states[index]?.currentTrick.cards.length ?? 0) > 0;
    const lines = tellEach(step, ui.linesOf, { nameOf, firstHand: 1, midTrick }).flat();
    const state = states[index + 1];
    if (state === undefined || lines.length === 0) return [];
    const board = ui.boardOf(rules.view(state, "spectator"));
    const seats = board.seats.map((seat) => ({
      ...seat,
      open: rules.ownHand(rules.view(state, seat.position)),
    }));
    return [{ board: { ...board, seats }, lines, startsHand: isDeal(step) }];
  });
}
