import { games } from "@buck/engine";
import type { Game, GameName, Games } from "@buck/engine";
import type { GameHistory } from "@buck/records";
import type { TerminalGame } from "../gameUi/terminalGame.ts";
import { TERMINAL_GAMES } from "../games/index.ts";
import { handsOf } from "./hands.ts";

/** A checked game as JSON: every hand, every trick with its winner, every score. */
export function summaryOf<Name extends GameName>(history: GameHistory<Name>): object {
  const { game } = history;
  const states: readonly Games[Name]["state"][] = history.states;
  const ui: TerminalGame<Games[Name]> = TERMINAL_GAMES[game];
  const rules: Game<Games[Name]> = games[game];
  const last = states.at(-1);
  if (last === undefined) throw new Error("a replay has at least its first state");
  return {
    ok: true,
    game,
    options: last.options,
    players: last.players.map(({ name }) => name),
    hands: handsOf(history).map(ui.summaryOfHand),
    scores: ui.summaryOfScores(last),
    outcome: rules.outcome(last),
  };
}
