import type { Position } from "@buck/engine";
import type { Narrator } from "../gameUi/gameUi.ts";
import type { Happening, LocalGame } from "../local/game.ts";
import type { Hooks } from "../local/playOut.ts";
import type { Seat } from "../local/players.ts";
import type { Pace } from "../local/pace.ts";
import type { TableUi } from "../ui/tableUi.ts";

interface Seating {
  readonly me: Position;
  readonly pace: Pace;
}

/** One person at a table of bots on this machine. */
export class UiHooks<State, View, Action, Event extends Happening> implements Hooks<
  State,
  View,
  Action,
  Event
> {
  readonly #game: LocalGame<State, View, Action, Event>;
  readonly #ui: TableUi;
  readonly #me: Position;
  readonly #pace: Pace;
  #narrator: Narrator<Event> | null = null;

  constructor(game: LocalGame<State, View, Action, Event>, ui: TableUi, { me, pace }: Seating) {
    this.#game = game;
    this.#ui = ui;
    this.#me = me;
    this.#pace = pace;
  }

  async happened(event: Event, state: State): Promise<void> {
    const { gameUi } = this.#game;
    const seen = this.#game.view(state, this.#me);
    this.#narrator ??= gameUi.createNarrator({ nameOf: gameUi.namesIn(seen), firstHand: 1 });
    this.#ui.show({ board: gameUi.boardOf(seen), lines: this.#narrator.tell(event) });
    if (event.type === "trickWon") await this.#ui.pauseToRead(this.#pace.trick);
    if (event.type === "roundScored") await this.#ui.pauseToRead(this.#pace.result);
  }

  async turn({ kind }: Seat): Promise<void> {
    if (kind === "bot") await this.#ui.pauseToRead(this.#pace.bot);
  }

  async decide(_: Position, view: View): Promise<Action> {
    const question = this.#game.gameUi.questionOf(view);
    const action = question === null ? null : await this.#ui.ask(question);
    if (action === null) throw new Error("The game asked and nobody could answer.");
    return action;
  }
}
