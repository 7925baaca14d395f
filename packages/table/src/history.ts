import { CARDS } from "@buck/engine";
import type { CardId, GameAction } from "@buck/engine";

/**
 * What has been done in a game, and when, for its record. A longer history shares the room of the one it grew from, so
 * that a move copies nothing; one that grows twice is copied then. Actions that are alike are one object, and
 * decks are packed.
 */
export class History {
  readonly length: number;
  readonly #actions: Kept[];
  readonly #times: number[];

  private constructor(actions: Kept[], times: number[], length: number) {
    this.#actions = actions;
    this.#times = times;
    this.length = length;
  }

  static of(actions: readonly GameAction[], times: readonly number[]): History {
    return new History(actions.map(keep), [...times], actions.length);
  }

  after(action: GameAction, at: number): History {
    const isNewest = this.#actions.length === this.length;
    const actions = isNewest ? this.#actions : this.#actions.slice(0, this.length);
    const times = isNewest ? this.#times : this.#times.slice(0, this.length);
    actions.push(keep(action));
    times.push(at);
    return new History(actions, times, this.length + 1);
  }

  /** How many of the newest actions are such ones, one after the other. */
  lastInARow(isSuch: (action: GameAction) => boolean): number {
    let count = 0;
    for (let index = this.length - 1; index >= 0; index -= 1) {
      const action = this.#actions[index];
      if (action === undefined || !isSuch(actionOf(action))) break;
      count += 1;
    }
    return count;
  }

  get last(): GameAction | undefined {
    const last = this.#actions[this.length - 1];
    return last === undefined ? undefined : actionOf(last);
  }

  /** The history before its newest action. */
  withoutLast(): History {
    return new History(this.#actions, this.#times, Math.max(0, this.length - 1));
  }

  get actions(): readonly GameAction[] {
    return this.#actions.slice(0, this.length).map(actionOf);
  }

  /** Milliseconds since 1970, one for each action. */
  get times(): readonly number[] {
    return this.#times.slice(0, this.length);
  }
}

/** There are some two hundred decisions, and a table plays hundreds of them in an evening. */
const known = new Map<string, Exclude<Kept, string>>();

/** What is read from a store has texts and objects of its own: those that all tables share take its place. */
function oneOfAll(action: Exclude<Kept, string>): Exclude<Kept, string> {
  if (action.type === "ADD_PLAYER") return action;
  const key = JSON.stringify(action);
  const first = known.get(key) ?? action;
  known.set(key, first);
  return first;
}

/** An action that brings a deck is a text, a letter for each card: a list takes six times as much memory. */
type Kept = Exclude<GameAction, { readonly deck: unknown }> | string;

const FIRST_LETTER = 65;
const LETTERS: ReadonlyMap<CardId, string> = new Map(
  CARDS.map(({ id }, index) => [id, String.fromCharCode(FIRST_LETTER + index)]),
);
/** The first letter says what the deck is for. */
const DEAL = "+";
const FIND_DEALER = "-";

function keep(action: GameAction): Kept {
  if (!("deck" in action)) return oneOfAll(action);
  const letters = action.deck.map((id) => LETTERS.get(id)).join("");
  return `${action.type === "DEAL" ? DEAL : FIND_DEALER}${letters}`;
}

function actionOf(kept: Kept): GameAction {
  if (typeof kept !== "string") return kept;
  const deck = Array.from(
    kept.slice(1),
    (letter): CardId => (CARDS[letter.charCodeAt(0) - FIRST_LETTER] ?? missing(letter)).id,
  );
  return kept.startsWith(DEAL) ? { type: "DEAL", deck } : { type: "CHOOSE_DEALER", deck };
}

function missing(letter: string): never {
  throw new Error(`No card has the letter ${letter}`);
}
