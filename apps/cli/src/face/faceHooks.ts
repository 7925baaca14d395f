import type { Position } from "@buck/engine";
import type { Story } from "../games/kit.ts";
import type { Happening, LocalGame } from "../local/game.ts";
import type { Hooks } from "../local/playOut.ts";
import type { Seat } from "../local/players.ts";
import type { Pace } from "../pace.ts";
import type { Face } from "./face.ts";

interface Seating {
  readonly me: Position;
  readonly pace: Pace;
}

/** One person at a table of bots on this machine. */
export class FaceHooks<State, View, Action, Event extends Happening> implements Hooks<
  State,
  View,
  Action,
  Event
> {
  readonly #game: LocalGame<State, View, Action, Event>;
  readonly #face: Face;
  readonly #me: Position;
  readonly #pace: Pace;
  #story: Story<Event> | null = null;

  constructor(game: LocalGame<State, View, Action, Event>, face: Face, { me, pace }: Seating) {
    this.#game = game;
    this.#face = face;
    this.#me = me;
    this.#pace = pace;
  }

  async happened(event: Event, state: State): Promise<void> {
    const { kit } = this.#game;
    const seen = this.#game.view(state, this.#me);
    this.#story ??= kit.newStory({ nameOf: kit.namesIn(seen), firstHand: 1 });
    this.#face.show({ board: kit.boardOf(seen), lines: this.#story.tell(event) });
    if (event.type === "trickWon") await this.#face.linger(this.#pace.trick);
    if (event.type === "roundScored") await this.#face.linger(this.#pace.result);
  }

  async turn({ kind }: Seat): Promise<void> {
    if (kind === "bot") await this.#face.linger(this.#pace.bot);
  }

  async decide(_: Position, view: View): Promise<Action> {
    const question = this.#game.kit.questionOf(view);
    const action = question === null ? null : await this.#face.ask(question);
    if (action === null) throw new Error("The game asked and nobody could answer.");
    return action;
  }
}
