import { showsResult } from "@buck/client";
import { games } from "@buck/engine";
import type { Game, GameName, Games } from "@buck/engine";
import type { Command, GameFrame, GameEvents, Rules } from "@buck/protocol";
import type { Board } from "./board.ts";
import { tellEach } from "./eventLines.ts";
import type { TellOptions } from "./eventLines.ts";
import type { TerminalGame } from "./terminalGame.ts";
import type { TableQuestion } from "./tableQuestion.ts";
import { TERMINAL_GAMES } from "./games.ts";

/** A game as one person sees it now, the same for all games. */
export interface ShownGame {
  readonly board: Board;
  /** What the game asks this person. */
  readonly question: TableQuestion<Command> | null;
  /** One line for each place once the game is over; none before. */
  readonly standings: readonly string[];
  /** The points of a hand are shown, or the cards of one that everybody passed. */
  readonly isResult: boolean;
  readonly isOver: boolean;
}

function uiOf<Name extends GameName>(game: Name): TerminalGame<Games[Name]> {
  return TERMINAL_GAMES[game];
}

export function shownGame<Name extends GameName>(frame: GameFrame<Name>): ShownGame {
  const { game, view } = frame;
  const ui = uiOf(game);
  const question = ui.questionOf(view);
  return {
    board: ui.boardOf(view),
    question: question === null ? null : withClaim(asCommands<Name>(question), isProven(game, view)),
    standings: ui.standings(view),
    isResult: showsResult(frame),
    isOver: view.gameOver,
  };
}

function isProven<Name extends GameName>(game: Name, view: Games[Name]["view"]): boolean {
  const rulebook: Game<Games[Name]> = games[game];
  return (rulebook.provenRest(view)?.length ?? 0) > 1;
}

/** Where the cards prove it, the rest of the tricks can be claimed. */
function withClaim(question: TableQuestion<Command>, isClaimable: boolean): TableQuestion<Command> {
  if (!isClaimable) return question;
  const claim = { key: "c", words: ["claim"], label: "claim the rest", action: { type: "claim" } } as const;
  return { ...question, choices: [...question.choices, claim] };
}

function asCommands<Name extends GameName>(
  question: TableQuestion<Games[Name]["decision"]>,
): TableQuestion<Command> {
  const choices = question.choices.map((choice) => {
    return { ...choice, action: { type: "act", action: choice.action } as const };
  });
  return { ...question, choices };
}

/** The lines for what happened. */
export function eventLines<Name extends GameName>(
  { game, events }: GameEvents<Name>,
  options: TellOptions,
): readonly string[] {
  return tellEach(events, uiOf(game).linesOf, options).flat();
}

/** Which game a table plays, and its house rules. */
export function rulesLines<Name extends GameName>({ game, options }: Rules<Name>): readonly string[] {
  const { title, ruleFacts } = uiOf(game);
  return [title, ...ruleFacts(options)];
}
