import { lineWith } from "./heard.ts";
import type { Facts, HeardEvent } from "./heard.ts";
import { insist, same, whistle } from "./whistle.ts";

export interface Judged<State, Action> {
  readonly before: State;
  readonly action: Action;
  readonly after: State;
  readonly events: readonly HeardEvent[];
  /** What the engine offered the player who acted; null when the table acted. */
  readonly legal: readonly Action[] | null;
  /** Whom the engine says it waits for after the action. */
  readonly toAct: readonly number[];
}

export interface Referee<State, Action> {
  /** What is wrong with the step, or null. After a complaint the referee's book is no longer of use. */
  readonly judge: (step: Judged<State, Action>) => string | null;
  /** Whether the player whose decision this is may take it now, by the book. */
  readonly permits: (action: Action) => boolean;
}

/** How one game is refereed. */
export interface Law<Book, State, Action> {
  readonly book: Book;
  readonly bookkeeping: ReadonlyMap<string, (book: Book, action: Action) => void>;
  readonly facts: Facts;
  /** What a seat may do now by the book, and what the engine offers, in the same words. */
  readonly permitted: (book: Book, seat: number) => string;
  readonly offered: (actions: readonly Action[]) => string;
  readonly waitingFor: (book: Book) => readonly number[];
  readonly compare: (book: Book, state: State) => void;
  /** What must hold of any state by itself, whatever came before it. */
  readonly balance: (state: State) => void;
}

interface AnyAction {
  readonly type: string;
  readonly playerPosition?: number;
}

/** Follows one game from its first state and judges each step by its own book. It shares no code with the engine. */
export function refereeing<Book extends { said: string[] }, State, Action extends AnyAction>(
  law: Law<Book, State, Action>,
): Referee<State, Action> {
  let last: State | null = null;
  return {
    judge: (step) =>
      whistle(() => {
        if (last === null) law.compare(law.book, step.before);
        else insist(step.before === last, "the state changed between two actions");
        last = step.after;
        judgeStep(law, step);
      }),
    permits: (action) => {
      const lines = law.permitted(law.book, action.playerPosition ?? 0).split("; ");
      return lines.includes(law.offered([action]));
    },
  };
}

function judgeStep<Book extends { said: string[] }, State, Action extends AnyAction>(
  { book, bookkeeping, facts, permitted, offered, waitingFor, compare, balance }: Law<Book, State, Action>,
  { action, legal, after, events, toAct }: Judged<State, Action>,
): void {
  if (legal !== null) same("legal actions", permitted(book, action.playerPosition ?? 0), offered(legal));
  book.said = [];
  const enter = bookkeeping.get(action.type);
  insist(enter !== undefined, `there is no action ${action.type}`);
  enter(book, action);
  compare(book, after);
  balance(after);
  same("toAct", inOrder(waitingFor(book)), inOrder(toAct));
  same("events", book.said.join("; "), events.map((event) => lineWith(facts, event)).join("; "));
}

function inOrder(seats: readonly number[]): string {
  return seats.toSorted((a, b) => a - b).join();
}
