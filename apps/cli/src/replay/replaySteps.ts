import { games } from "@buck/engine";
import type { Game, GameEvent, GameName, Games } from "@buck/engine";
import { stepsOf } from "@buck/records";
import type { GameHistory, GameStep } from "@buck/records";
import type { Board } from "../table/board.ts";
import { nameIn, tellEach } from "../table/eventLines.ts";
import type { TerminalGame } from "../table/terminalGame.ts";
import { TERMINAL_GAMES } from "../table/games.ts";

/** One step of a game: the table with every hand open, and the lines for what has just happened. */
export interface ReplayStep extends GameStep {
  readonly board: Board;
  readonly lines: readonly string[];
}

export function replaySteps<Name extends GameName>(history: GameHistory<Name>): readonly ReplayStep[] {
  const { game } = history;
  const states: readonly Games[Name]["state"][] = history.states;
  const events: readonly (readonly GameEvent<Name>[])[] = history.events;
  const ui: TerminalGame<Games[Name]> = TERMINAL_GAMES[game];
  const rules: Game<Games[Name]> = games[game];
  return stepsOf(history).flatMap((step) => {
    const before = states[step.firstEvents];
    const state = states[step.stateIndex];
    if (before === undefined || state === undefined) return [];
    const nameOf = nameIn(state.players);
    const midTrick = before.currentTrick.cards.length > 0;
    const happened = events.slice(step.firstEvents, step.stateIndex).flat();
    const lines = tellEach(happened, ui.linesOf, { nameOf, firstHand: 1, midTrick }).flat();
    const board = ui.boardOf(rules.view(state, "spectator"));
    const seats = board.seats.map((seat) => ({
      ...seat,
      open: rules.ownHand(rules.view(state, seat.position)),
    }));
    return [{ ...step, board: { ...board, seats }, lines }];
  });
}
