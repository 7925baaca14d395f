import type { GameAction, Position } from "@buck/engine";
import type { Timer } from "@buck/protocol";
import { Deadlines, thinkingMs } from "./deadlines.ts";
import type { Deadline } from "./deadlines.ts";
import type { EntryDraft } from "./entry.ts";
import type { EventLog } from "./eventLog.ts";
import { viewOf } from "./frames.ts";
import { botTurn } from "./games.ts";
import type { Ports } from "./ports.ts";
import type { Queue } from "./queue.ts";
import { decisionDraft, isDecisionTimer, timerDraft } from "./timerActions.ts";
import type { DecisionTimer } from "./timerActions.ts";
import { timersOf } from "./timers.ts";

interface Controls {
  readonly ports: Ports;
  readonly log: EventLog;
  readonly queue: Queue;
  readonly here: () => readonly Position[];
  /** Stores an entry and sends it to everybody; false when it could not be stored. */
  readonly commit: (draft: EntryDraft) => Promise<boolean>;
}

/** Does what the table does by itself when its time has come: deals, goes on, covers seats, asks bots. */
export class Scheduler {
  readonly #controls: Controls;
  readonly #deadlines: Deadlines;
  #stopped = false;
  #alarm: { readonly at: number; readonly cancel: () => void } | null = null;

  constructor(controls: Controls) {
    this.#controls = controls;
    this.#deadlines = new Deadlines(controls.ports);
  }

  countdowns(): (position: Position | null) => Timer | null {
    return this.#deadlines.countdowns();
  }

  stop(): void {
    this.#stopped = true;
    this.schedule();
  }

  /** Sets one alarm, for the timer that is due first. Called whenever the timers may have changed. */
  schedule(): void {
    const { log, here, ports } = this.#controls;
    this.#deadlines.update(this.#stopped ? [] : timersOf(log.state, here()));
    const next = this.#deadlines.next();
    const at = next === null ? null : Math.max(next.at, log.failedUntil);
    if (this.#alarm !== null && this.#alarm.at === at) return;
    this.#alarm?.cancel();
    this.#alarm = null;
    if (at === null) return;
    const cancel = ports.clock.after(Math.max(0, at - ports.clock.monotonic()), () => {
      this.#alarm = null;
      this.#enqueue(() => this.#advance());
    });
    this.#alarm = { at, cancel };
  }

  /** Does what is due. The state may have changed between the alarm and this turn of the queue. */
  async #advance(): Promise<void> {
    const { log, commit, ports } = this.#controls;
    const next = this.#deadlines.next();
    if (next === null || Math.max(next.at, log.failedUntil) > ports.clock.monotonic()) {
      this.schedule();
      return;
    }
    const { timer } = next;
    if (!isDecisionTimer(timer)) await commit(await timerDraft(timer, log.state, ports));
    else if (this.#deadlines.isAsked(timer)) await this.#decide(timer, null);
    else this.#askBot(timer);
  }

  /** Does not hold the queue: commands are handled while a bot thinks. */
  #askBot(timer: DecisionTimer): void {
    const { clock, onError } = this.#controls.ports;
    const hearsFrom = clock.monotonic() + thinkingMs(timer);
    const deadline = this.#deadlines.ask(timer);
    this.schedule();
    const hear = (action: GameAction | null) => {
      const take = () => this.#enqueue(() => this.#takeChoice(timer, deadline, action));
      const early = hearsFrom - clock.monotonic();
      if (early > 0) clock.after(early, take);
      else take();
    };
    this.#choose(timer).then(hear, (error: unknown) => {
      onError?.(error);
      hear(null);
    });
  }

  async #choose({ position, level }: DecisionTimer): Promise<GameAction> {
    const { here, log, ports } = this.#controls;
    const seen = viewOf(log.state, { viewer: position, here: here() });
    if (seen === null) throw new Error("A bot was asked without a game");
    return ports.bots.choose(botTurn(seen, level), (below) => ports.random.below(below));
  }

  /** Ignores the choice of a bot when its question is no longer open. */
  async #takeChoice(timer: DecisionTimer, deadline: Deadline, action: GameAction | null): Promise<void> {
    if (this.#deadlines.isOpen(timer, deadline)) await this.#decide(timer, action);
  }

  /** Plays the chosen action, or the first legal one when the choice is missing or illegal. */
  async #decide(timer: DecisionTimer, chosen: GameAction | null): Promise<void> {
    const { log, commit } = this.#controls;
    const play = log.state.game?.play;
    const played = chosen !== null && isBy(chosen, timer) ? play?.apply(chosen) : undefined;
    const nextPlay = played?.ok === true ? played.play : undefined;
    const action = nextPlay === undefined ? play?.decisions(timer.position)[0] : chosen;
    if (!action) throw new Error(`Seat ${timer.position} is waited for and has no legal action`);
    const saved = await commit({ ...decisionDraft(log.state, timer, action), nextPlay });
    if (saved) return;
    this.#deadlines.retry(timer);
    this.schedule();
  }

  /** A task that fails is tried again later: an error must not stop the table. */
  #enqueue(task: () => Promise<void>): void {
    this.#controls.queue.run(task).catch((error: unknown) => {
      this.#controls.log.failed(error);
      this.schedule();
    });
  }
}

function isBy(action: GameAction, { position }: DecisionTimer): boolean {
  return "playerPosition" in action && action.playerPosition === position;
}
