import type { Seed, WorkerReply, WorkerRequest, WorkerTask } from "../worker.ts";

export interface PoolClock {
  /** Milliseconds that never jump. */
  monotonic(): number;
  /** Calls back once, not earlier than after `ms`; returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void;
}

/** One worker as its platform runs it: a thread of Node, or a web worker. */
export interface BotWorker {
  send(request: WorkerRequest): void;
  /** Ends it, also in the middle of a search. */
  stop(): void;
}

export interface BotWorkerListener {
  reply(reply: WorkerReply): void;
  died(error: Error): void;
}

export type StartBotWorker = (listener: BotWorkerListener) => BotWorker;

/** Why a worker did not answer. */
export type WorkerFailure = "full" | "late" | "died" | "failed" | "stopped";

export class WorkerError extends Error {
  readonly failure: WorkerFailure;

  constructor(failure: WorkerFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

export interface BotWorkerPoolOptions {
  readonly start: StartBotWorker;
  readonly clock: PoolClock;
  /** How many work at the same time. Each is started when it is first needed. */
  readonly workers: number;
  /** How many requests may wait for a worker. */
  readonly queue: number;
  /** Milliseconds that a request may wait for a worker, and that a worker may take for it. */
  readonly waitMs: number;
  readonly workMs: number;
  /** Milliseconds that a search should take. The more requests wait, the less each of them gets. */
  readonly budgetMs: number;
}

/** A search in less time is hardly worth its thread. */
const LEAST_BUDGET_MS = 10;

/** A worker that dies before its first answer may do so again at once: the next one starts after this time. */
const RESTART_MS = 1_000;

interface Job {
  readonly task: WorkerTask;
  readonly seed: Seed;
  readonly resolve: (reply: WorkerReply) => void;
  readonly reject: (error: WorkerError) => void;
  /** Cancels the timer of what the job waits for now. */
  cancelTimer: () => void;
}

interface Place {
  worker: BotWorker | null;
  job: Job | null;
  /** Of the request that the worker answers now; replies with another id come too late. */
  requestId: number;
  hasAnswered: boolean;
  /** On the monotonic clock: no worker is started here before. */
  closedUntil: number;
}

/** Gives requests to a few workers, one each, and replaces a worker that dies or takes too long. */
export class BotWorkerPool {
  readonly #options: BotWorkerPoolOptions;
  readonly #places: readonly Place[];
  readonly #queue: Job[] = [];
  #serial = 0;
  #isStopped = false;

  constructor(options: BotWorkerPoolOptions) {
    this.#options = options;
    this.#places = Array.from({ length: options.workers }, () => ({
      worker: null,
      job: null,
      requestId: 0,
      hasAnswered: false,
      closedUntil: 0,
    }));
  }

  get waiting(): number {
    return this.#queue.length;
  }

  /** Rejects with a WorkerError, in time. */
  ask(task: WorkerTask, seed: Seed): Promise<WorkerReply> {
    return new Promise((resolve, reject) => {
      const job: Job = { task, seed, resolve, reject, cancelTimer: () => {} };
      if (this.#isStopped) return reject(new WorkerError("stopped", "The workers are stopped"));
      if (this.#queue.length >= this.#options.queue) {
        return reject(new WorkerError("full", `${this.#queue.length} requests wait already`));
      }
      this.#queue.push(job);
      job.cancelTimer = this.#options.clock.after(this.#options.waitMs, () => this.#giveUp(job));
      this.#next();
    });
  }

  stop(): void {
    this.#isStopped = true;
    const stopped = new WorkerError("stopped", "The workers are stopped");
    for (const job of this.#queue.splice(0)) finish(job).reject(stopped);
    for (const place of this.#places) this.#vacate(place)?.reject(stopped);
  }

  #giveUp(job: Job): void {
    this.#queue.splice(this.#queue.indexOf(job), 1);
    job.reject(new WorkerError("late", "No worker was free in time"));
  }

  #next(): void {
    const now = this.#options.clock.monotonic();
    for (const place of this.#places) {
      if (place.job !== null || place.closedUntil > now) continue;
      const job = this.#queue.shift();
      if (job === undefined) return;
      this.#begin(place, finish(job));
    }
  }

  #begin(place: Place, job: Job): void {
    const { clock, workMs } = this.#options;
    this.#serial += 1;
    place.job = job;
    place.requestId = this.#serial;
    job.cancelTimer = clock.after(workMs, () => this.#fail(place, "late", "The worker took too long"));
    try {
      place.worker ??= this.#startAt(place);
      const { task, seed } = job;
      place.worker.send({ id: this.#serial, task, seed, budgetMs: this.#budget() });
    } catch (error) {
      this.#fail(place, "died", String(error));
    }
  }

  /** Many who wait are served sooner when each search is shorter. */
  #budget(): number {
    const { budgetMs, workers } = this.#options;
    return Math.max(LEAST_BUDGET_MS, budgetMs / (1 + this.#queue.length / workers));
  }

  #startAt(place: Place): BotWorker {
    place.hasAnswered = false;
    const worker = this.#options.start({
      reply: (reply) => {
        if (place.worker === worker && place.requestId === reply.id) this.#settle(place, reply);
      },
      died: (error) => {
        if (place.worker === worker) this.#fail(place, "died", error.message);
      },
    });
    return worker;
  }

  #settle(place: Place, reply: WorkerReply): void {
    const { job } = place;
    place.job = null;
    place.hasAnswered = true;
    if (job !== null) answer(finish(job), reply);
    this.#next();
  }

  #fail(place: Place, failure: WorkerFailure, message: string): void {
    const { clock } = this.#options;
    if (!place.hasAnswered) {
      place.closedUntil = clock.monotonic() + RESTART_MS;
      clock.after(RESTART_MS, () => this.#next());
    }
    this.#vacate(place)?.reject(new WorkerError(failure, message));
    this.#next();
  }

  /** Ends the worker and gives back the job that it had. */
  #vacate(place: Place): Job | null {
    const { worker, job } = place;
    place.worker = null;
    place.job = null;
    worker?.stop();
    return job === null ? null : finish(job);
  }
}

function finish(job: Job): Job {
  job.cancelTimer();
  return job;
}

function answer(job: Job, reply: WorkerReply): void {
  if ("error" in reply) job.reject(new WorkerError("failed", reply.error));
  else job.resolve(reply);
}
