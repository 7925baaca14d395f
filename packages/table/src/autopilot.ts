import { botTurn } from "./games.ts";
import type { Position } from "@buck/engine";
import type { Timer } from "@buck/protocol";
import type { Book } from "./book.ts";
import { Deadlines } from "./deadlines.ts";
import type { Deadline } from "./deadlines.ts";
import type { GameAction } from "./log.ts";
import type { Ports } from "./ports.ts";
import type { Queue } from "./queue.ts";
import { viewOf } from "./show.ts";
import { decisionStep, isDecision, stepOf } from "./steps.ts";
import type { DecisionWait, Step } from "./steps.ts";
import { waitsOf } from "./waiting.ts";

interface Controls {
  readonly ports: Ports;
  readonly book: Book;
  readonly queue: Queue;
  readonly here: () => readonly Position[];
  /** Writes a step down and tells everybody; false when it could not be stored. */
  readonly commit: (step: Step) => Promise<boolean>;
}

/** Does what the table does by itself, each thing when its time has come and none of it earlier. */
export class Autopilot {
  readonly #controls: Controls;
  readonly #deadlines: Deadlines;
  #stopped = false;
  #callOff: (() => void) | null = null;

  constructor(controls: Controls) {
    this.#controls = controls;
    this.#deadlines = new Deadlines(controls.ports);
  }

  countdown(position: Position | null): Timer | null {
    return this.#deadlines.countdown(position);
  }

  stop(): void {
    this.#stopped = true;
    this.schedule();
  }

  /** One timer for the whole table: the first thing it waits for. To be called whenever that may have changed. */
  schedule(): void {
    const { book, here, ports } = this.#controls;
    this.#callOff?.();
    this.#callOff = null;
    this.#deadlines.update(this.#stopped ? [] : waitsOf(book.state, here()));
    const next = this.#deadlines.next();
    if (next === null) return;
    const ms = Math.max(next.at, book.failedUntil) - ports.clock.monotonic();
    this.#callOff = ports.clock.after(Math.max(0, ms), () => {
      this.#callOff = null;
      this.#inTurn(() => this.#advance());
    });
  }

  /** Does what is due, if it is still due when its turn has come. */
  async #advance(): Promise<void> {
    const { book, commit, ports } = this.#controls;
    const next = this.#deadlines.next();
    if (next === null || Math.max(next.at, book.failedUntil) > ports.clock.monotonic()) {
      this.schedule();
      return;
    }
    const { wait } = next;
    if (!isDecision(wait)) await commit(stepOf(wait, ports.random));
    else if (this.#deadlines.isAsked(wait)) await this.#decide(wait, null);
    else this.#askBot(wait);
  }

  /** Outside the queue: people go on talking while a bot thinks. */
  #askBot(wait: DecisionWait): void {
    const deadline = this.#deadlines.ask(wait);
    this.schedule();
    this.#choose(wait).then(
      (action) => this.#inTurn(() => this.#hear(wait, deadline, action)),
      (error: unknown) => {
        this.#controls.ports.onError?.(error);
        this.#inTurn(() => this.#hear(wait, deadline, null));
      },
    );
  }

  async #choose({ position, level }: DecisionWait): Promise<GameAction> {
    const { book, ports } = this.#controls;
    const seen = viewOf(book.state, position);
    if (seen === null) throw new Error("A bot was asked without a game");
    return ports.bots.choose(botTurn(seen, level), (below) => ports.random.below(below));
  }

  /** What a bot chose counts only while this very question is open. */
  async #hear(wait: DecisionWait, deadline: Deadline, action: GameAction | null): Promise<void> {
    if (this.#deadlines.isOpen(wait, deadline)) await this.#decide(wait, action);
  }

  /** Plays what was chosen; anything legal when nothing was, or nothing legal. */
  async #decide(wait: DecisionWait, chosen: GameAction | null): Promise<void> {
    const { book, commit } = this.#controls;
    const play = book.state.game?.play;
    const isGood = chosen !== null && isBy(chosen, wait) && play?.apply(chosen).ok === true;
    const action = isGood ? chosen : play?.decisions(wait.position)[0];
    if (action === undefined) throw new Error(`Seat ${wait.position} is waited for and has no move`);
    const saved = await commit(decisionStep(book.state, wait, action));
    if (saved) return;
    this.#deadlines.again(wait);
    this.schedule();
  }

  /** A step that fails for any reason is tried again: one mistake must not end the evening. */
  #inTurn(task: () => Promise<void>): void {
    this.#controls.queue.run(task).catch((error: unknown) => {
      this.#controls.book.failed(error);
      this.schedule();
    });
  }
}

function isBy(action: GameAction, { position }: DecisionWait): boolean {
  return "playerPosition" in action && action.playerPosition === position;
}
