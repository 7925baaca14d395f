import { CARDS } from "@buck/engine";
import type { CardId, GameAction } from "@buck/engine";

/**
 * What has been done in a game, and when, for its record. A longer history shares the room of the one it grew from, so
 * that a move copies nothing; one that grows twice is copied then. Actions that are alike are one object.
 */
export class History {
  readonly length: number;
  readonly #actions: GameAction[];
  readonly #times: number[];

  private constructor(actions: GameAction[], times: number[], length: number) {
    this.#actions = actions;
    this.#times = times;
    this.length = length;
  }

  static of(actions: readonly GameAction[], times: readonly number[]): History {
    return new History(actions.map(oneOfAll), [...times], actions.length);
  }

  after(action: GameAction, at: number): History {
    const isNewest = this.#actions.length === this.length;
    const actions = isNewest ? this.#actions : this.#actions.slice(0, this.length);
    const times = isNewest ? this.#times : this.#times.slice(0, this.length);
    actions.push(oneOfAll(action));
    times.push(at);
    return new History(actions, times, this.length + 1);
  }

  /** How many of the newest actions are such ones, one after the other. */
  lastInARow(isSuch: (action: GameAction) => boolean): number {
    let count = 0;
    for (let index = this.length - 1; index >= 0; index -= 1) {
      const action = this.#actions[index];
      if (action === undefined || !isSuch(action)) break;
      count += 1;
    }
    return count;
  }

  get last(): GameAction | undefined {
    return this.#actions[this.length - 1];
  }

  /** The history before its newest action. */
  withoutLast(): History {
    return new History(this.#actions, this.#times, Math.max(0, this.length - 1));
  }

  get actions(): readonly GameAction[] {
    return this.#actions.slice(0, this.length);
  }

  /** Milliseconds since 1970, one for each action. */
  get times(): readonly number[] {
    return this.#times.slice(0, this.length);
  }
}

const ids: ReadonlyMap<CardId, CardId> = new Map(CARDS.map(({ id }) => [id, id]));
/** There are some two hundred decisions, and a table plays hundreds of them in an evening. */
const known = new Map<string, GameAction>();

/** What is read from a store has texts and objects of its own: those that all tables share take its place. */
function oneOfAll(action: GameAction): GameAction {
  if ("deck" in action) return { ...action, deck: action.deck.map((id) => ids.get(id) ?? id) };
  if (action.type === "ADD_PLAYER") return action;
  const key = JSON.stringify(action);
  const first = known.get(key) ?? action;
  known.set(key, first);
  return first;
}
