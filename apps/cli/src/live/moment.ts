import { decision } from "@buck/protocol";
import type { Command, Frame, GameFrame, Seat } from "@buck/protocol";
import type { Board } from "../gameUi/board.ts";
import { buckUi } from "../games/buck/index.ts";
import { euchreUi } from "../games/euchre/index.ts";
import type { GameUi } from "../gameUi/gameUi.ts";
import type { Choice, Question } from "../gameUi/question.ts";
import { liveText as text } from "./liveText.ts";

/** A game at a live table as one person sees it now, whichever game it is. */
export interface Moment {
  readonly board: Board;
  /** What the game asks this person, answered with commands. */
  readonly question: Question<Command> | null;
  /** What has just happened, in text. */
  readonly lines: readonly string[];
  /** The score of a hand is being looked at. */
  readonly isResult: boolean;
  readonly isOver: boolean;
}

/** `before` is the frame that this one continues; null when it begins anew. */
export function momentOf({ game, table }: Frame, before: Frame | null): Moment | null {
  if (game === null) return null;
  const midTrick = (before?.game?.view.currentTrick.cards.length ?? 0) > 0;
  const moment = gameMoment(game, midTrick);
  return { ...moment, board: withAbsences(moment.board, table.seats) };
}

function gameMoment(game: GameFrame, midTrick: boolean): Moment {
  switch (game.game) {
    case "buck":
      return tellMoment(buckUi, game, midTrick);
    case "euchre":
      return tellMoment(euchreUi, game, midTrick);
  }
}

interface Happening<View, Event> {
  readonly view: View;
  readonly events: readonly Event[];
}

interface Stage {
  readonly phase: string;
  readonly gameOver: boolean;
}

function tellMoment<View extends Stage, Action, Event>(
  gameUi: GameUi<View, Action, Event>,
  { view, events }: Happening<View, Event>,
  midTrick: boolean,
): Moment {
  const narrator = gameUi.createNarrator({ nameOf: gameUi.namesIn(view), firstHand: 1, midTrick });
  const question = gameUi.questionOf(view);
  return {
    board: gameUi.boardOf(view),
    question: question === null ? null : asCommands(question),
    lines: [...events.flatMap((event) => narrator.tell(event)), ...gameUi.standings(view)],
    isResult: view.phase === "ROUND_OVER",
    isOver: view.gameOver,
  };
}

function asCommands<Action>(question: Question<Action>): Question<Command> {
  return { ...question, choices: question.choices.flatMap(asCommand) };
}

function asCommand<Action>({ action, ...choice }: Choice<Action>): readonly Choice<Command>[] {
  const parsed = decision.safeParse(action);
  return parsed.success ? [{ ...choice, action: { type: "act", action: parsed.data } }] : [];
}

function withAbsences(board: Board, seats: readonly Seat[]): Board {
  const isCovered = (wanted: number) =>
    seats.some((seat) => seat.kind === "person" && seat.position === wanted && seat.covered);
  return {
    ...board,
    seats: board.seats.map((seat) =>
      isCovered(seat.position) ? { ...seat, marks: [...seat.marks, text.botPlays] } : seat,
    ),
  };
}
