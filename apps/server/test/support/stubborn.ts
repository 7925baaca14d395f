import { setTimeout as wait } from "node:timers/promises";
import { connectLive, defaultPlatform, until, type Platform, type TableClient } from "@buck/client";
import type { Command, Frame } from "@buck/protocol";
import { nextWish } from "./guest.ts";

export interface StubbornOptions {
  readonly url: string;
  readonly table: string;
  readonly token: string;
  readonly random: (below: number) => number;
  readonly onAnswer: () => void;
  /** Between an answer and the next command, where somebody plays for so long that a server would call it flooding. */
  readonly pauseMs?: number;
}

/** Answers that nobody should ever get from a server that people can rely on. */
const FAILURES = new Set(["NO_CONNECTION", "SERVER_ERROR"]);

/** Somebody who plays, and talks in between, at a server that dies again and again. */
export class Stubborn {
  readonly table: string;
  /** What was granted, with the version it was granted at. */
  readonly granted = new Map<string, number>();
  readonly refused = new Set<string>();
  /** Commands whose answer never came. */
  readonly givenUp = new Set<string>();
  #checked = 0;
  /** The newest version this person was ever shown. */
  seen = 0;
  retries = 0;
  /** The longest wait for the table and its answer, since somebody last asked for it anew. */
  slowestMs = 0;
  answered = 0;
  /** Retries of what the dead server had done without saying so. */
  doneBefore = 0;
  readonly #client: TableClient;
  readonly #random: (below: number) => number;
  readonly #onAnswer: () => void;
  readonly #pauseMs: number;
  readonly #played: Promise<void>;
  #wake: () => void = () => {};
  #lastId = "";
  #unanswered: string | null = null;
  #retried: string | null = null;
  #versionOnReturn = 0;
  #isResting = false;

  constructor({ url, table, token, random, onAnswer, pauseMs = 0 }: StubbornOptions) {
    this.table = table;
    this.#pauseMs = pauseMs;
    this.#random = random;
    this.#onAnswer = onAnswer;
    this.#client = connectLive({ server: url, code: table, token, platform: this.#platform() });
    this.#played = this.#play();
  }

  /** What was granted since this was last asked. */
  newlyGranted(): readonly (readonly [commandId: string, version: number])[] {
    const granted = [...this.granted].slice(this.#checked);
    this.#checked = this.granted.size;
    return granted;
  }

  /** Notes the ids of commands, and can be told that the server is back. */
  #platform(): Platform {
    const platform = defaultPlatform();
    const id = () => {
      this.#lastId = platform.random.id();
      return this.#lastId;
    };
    const onChange = (listener: () => void) => {
      this.#wake = listener;
      return () => {};
    };
    return {
      ...platform,
      random: { below: (below) => platform.random.below(below), id },
      signals: { isOnline: () => true, isVisible: () => true, onChange },
    };
  }

  get #frame(): Frame {
    const { frame } = this.#client.store.getState();
    if (frame === null) throw new Error("nothing was shown yet");
    return frame;
  }

  async #play(): Promise<void> {
    while (!this.#isResting) {
      const start = performance.now();
      await until(this.#client, ({ connection, ending }) => connection === "online" || ending !== null);
      const { ending } = this.#client.store.getState();
      if (ending !== null) return void this.givenUp.add(`everything after "${ending}"`);
      const answer = this.#client.send(this.#nextCommand());
      const id = this.#lastId;
      this.#unanswered = id;
      this.#note(id, await answer);
      this.slowestMs = Math.max(this.slowestMs, performance.now() - start);
      this.#unanswered = null;
      this.answered += 1;
      this.#onAnswer();
      if (this.#pauseMs > 0) await wait(this.#pauseMs);
    }
  }

  #note(id: string, answer: Awaited<ReturnType<TableClient["send"]>>): void {
    if (answer.ok) this.granted.set(id, answer.version);
    else if (FAILURES.has(answer.code)) this.givenUp.add(id);
    else this.refused.add(id);
    if (answer.ok && id === this.#retried && answer.version <= this.#versionOnReturn) this.doneBefore += 1;
  }

  #nextCommand(): Command {
    const frame = this.#frame;
    const talk: Command = { type: "say", text: `${this.table} ${this.granted.size} ${this.#random(1e9)}` };
    const again = frame.game?.view.gameOver === true ? anotherGame(frame) : null;
    return nextWish(frame, this.#random) ?? again ?? talk;
  }

  /** Resolves when the client has noticed that the server is dead. */
  async mourn(): Promise<void> {
    await until(this.#client, ({ connection }) => connection !== "online");
    this.seen = Math.max(this.seen, this.#frame.version);
    this.#retried = this.#unanswered;
    if (this.#retried !== null) this.retries += 1;
  }

  /** A server is there (again). Resolves with the version it shows. */
  async come(): Promise<number> {
    this.#wake();
    await until(this.#client, ({ connection }) => connection === "online");
    this.#versionOnReturn = this.#frame.version;
    return this.#versionOnReturn;
  }

  /** Says nothing new from now on; resolves when everything is answered. */
  async rest(): Promise<void> {
    this.#isResting = true;
    await this.#played;
    this.seen = Math.max(this.seen, this.#frame.version);
    this.leave();
  }

  leave(): void {
    this.#isResting = true;
    this.#client.close();
  }
}

/** Asking twice is granted and changes nothing, so there would be no entry to look for. */
function anotherGame({ you, table }: Frame): Command | null {
  if (you.isHost) return { type: "rematch" };
  return you.position === null || table.ready.includes(you.position) ? null : { type: "ready" };
}
