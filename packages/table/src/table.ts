import { commandMessage } from "@buck/protocol";
import type { Answer, Code, CommandMessage, Welcome } from "@buck/protocol";
import { Audience } from "./audience.ts";
import { Autopilot } from "./autopilot.ts";
import { Book } from "./book.ts";
import { decide } from "./decide/index.ts";
import { refuse } from "./decide/verdict.ts";
import type { Ask, Effect, Refused } from "./decide/verdict.ts";
import type { Change, Entry } from "./log.ts";
import { MoveCodes } from "./moves.ts";
import type { Connection, Ports } from "./ports.ts";
import { Queue } from "./queue.ts";
import { toldBy } from "./show.ts";
import type { TableState } from "./state.ts";
import type { Step } from "./steps.ts";
import { newVisit } from "./visit.ts";
import type { Visit } from "./visit.ts";

/** A table without people is put away after this. */
export const ARCHIVE_AFTER = 24 * 60 * 60 * 1_000;

/** One person's line to the table. */
export interface Session {
  /** Takes anything; every command is answered. */
  command(message: unknown): Promise<Answer>;
  resync(): Welcome;
  disconnect(): void;
}

export interface TableStatus {
  readonly stage: TableState["stage"];
  readonly version: number;
  /** Seated people who are connected. */
  readonly peopleHere: number;
  readonly watchers: number;
  /** On the monotonic clock: since when no seated person has been connected; null while one is. */
  readonly idleSince: number | null;
  readonly closed: boolean;
  /** Long enough without people to be put away. */
  readonly archivable: boolean;
}

export interface Table {
  readonly code: Code;
  /** The connection gets its welcome at once. */
  connect(connection: Connection): Session;
  status(): TableStatus;
  /** Closes a table nobody has come back to; does nothing when somebody has. Rejects when it cannot be saved. */
  archive(): Promise<void>;
  /** Finishes what is being written, stops all timers and says goodbye to everybody. */
  stop(reason: "restarting"): Promise<void>;
}

export class LiveTable implements Table {
  readonly code: Code;
  readonly #ports: Ports;
  readonly #queue = new Queue();
  readonly #moves: MoveCodes;
  readonly #book: Book;
  readonly #audience: Audience;
  readonly #autopilot: Autopilot;
  #idleSince: number | null;

  constructor(log: { readonly code: Code; readonly entries: readonly Entry[]; readonly ports: Ports }) {
    const { code, entries, ports } = log;
    this.code = code;
    this.#ports = ports;
    this.#book = new Book(log);
    this.#moves = new MoveCodes(ports);
    this.#autopilot = new Autopilot({
      ports,
      book: this.#book,
      queue: this.#queue,
      here: () => this.#audience.here(),
      commit: (step) => this.#commit(step),
    });
    this.#audience = new Audience({
      state: () => this.#book.state,
      countdown: (position) => this.#autopilot.countdown(position),
      onBroken: (error) => {
        ports.onError?.(error);
        this.#lookAround();
      },
    });
    // Also for a table that was asleep in its store: nobody has been here since its last entry.
    const asleep = ports.clock.wallTime() - (entries.at(-1)?.at ?? ports.clock.wallTime());
    this.#idleSince = ports.clock.monotonic() - Math.max(0, asleep);
  }

  connect(connection: Connection): Session {
    const visit = newVisit(connection, this.#ports.random);
    this.#audience.enter(visit);
    this.#lookAround();
    this.#audience.showPresence(visit);
    this.#audience.showTo(visit, null);
    return {
      command: (message) => this.#queue.run(() => this.#answer(visit, message)),
      resync: () => this.#audience.welcomeFor(visit),
      disconnect: () => this.#disconnect(visit),
    };
  }

  #disconnect(visit: Visit): void {
    if (visit.gone) return;
    this.#audience.drop(visit);
    this.#lookAround();
    this.#audience.showPresence();
  }

  status(): TableStatus {
    const { stage, version } = this.#book.state;
    const closed = stage === "closed";
    const idle = this.#idleSince === null ? 0 : this.#ports.clock.monotonic() - this.#idleSince;
    return {
      stage,
      version,
      peopleHere: this.#audience.here().length,
      watchers: this.#audience.watchers().length,
      idleSince: this.#idleSince,
      closed,
      archivable: !closed && idle >= ARCHIVE_AFTER,
    };
  }

  archive(): Promise<void> {
    return this.#queue.run(async () => {
      if (!this.status().archivable) return;
      const saved = await this.#commit({ changes: [{ type: "closed", archived: true }], news: [] });
      if (!saved) throw new Error(`Table ${this.code} could not be put away`);
    });
  }

  stop(reason: "restarting"): Promise<void> {
    return this.#queue.run(async () => {
      this.#autopilot.stop();
      this.#audience.goodbye({ reason }, () => true);
    });
  }

  async #answer(visit: Visit, message: unknown): Promise<Answer> {
    const parsed = commandMessage.safeParse(message);
    if (!parsed.success) return this.#refusal(refuse("BAD_MESSAGE"));
    const commandId = `${visit.sender}/${parsed.data.commandId}`;
    const known = this.#book.answerTo(commandId);
    if (known !== null) return known;
    if (visit.gone) return this.#refusal(refuse("GONE"));
    return this.#consider(visit, parsed.data, commandId);
  }

  async #consider(visit: Visit, message: CommandMessage, commandId: string): Promise<Answer> {
    const verdict = decide(this.#askOf(visit, message), message.command);
    if (!verdict.ok) return this.#book.keepAnswer(commandId, this.#refusal(verdict));
    const { changes, news, effects, moveCode } = verdict;
    const perform = () => effects.forEach((effect) => this.#perform(effect, visit));
    if (changes.length > 0 || news.length > 0) {
      const saved = await this.#commit({ changes, news }, { commandId, perform });
      return saved ? this.#done() : this.#refusal(refuse("STORE_FAILING"));
    }
    perform();
    this.#lookAround();
    if (effects.length > 0) this.#audience.showTo(visit, null);
    this.#audience.showPresence();
    const answer = moveCode === undefined ? this.#done() : { ...this.#done(), moveCode };
    return this.#book.keepAnswer(commandId, answer);
  }

  #done(): Answer {
    return { ok: true, version: this.#book.state.version };
  }

  #refusal({ code, message }: Refused): Answer {
    return { ok: false, code, message, version: this.#book.state.version };
  }

  #askOf(visit: Visit, { expectedVersion }: CommandMessage): Ask {
    return {
      ...this.#audience.who(visit),
      state: this.#book.state,
      tokenHash: visit.connection.tokenHash,
      watchingAs: visit.watchingAs,
      otherWatchers: () => this.#watchersBeside(visit),
      expectedVersion,
      at: this.#ports.clock.wallTime(),
      random: this.#ports.random,
      moves: this.#moves,
    };
  }

  /** Somebody's own other tabs are not in their way. */
  #watchersBeside({ sender }: Visit): readonly string[] {
    const others = this.#audience.watchers().filter((visit) => visit.sender !== sender);
    return others.map(({ watchingAs }) => watchingAs ?? "");
  }

  #perform(effect: Effect, visit: Visit): void {
    switch (effect.type) {
      case "goodbye": {
        const { tokenHash, reason } = effect;
        this.#audience.goodbye({ reason }, (other) => other.connection.tokenHash === tokenHash);
        break;
      }
      case "watch":
        visit.watchingAs = effect.name;
        break;
      case "gotUp":
        visit.left = true;
        break;
      case "satDown":
        visit.left = false;
        visit.watchingAs = null;
        this.#audience.keepOnly(visit);
        break;
      case "moved":
        this.#moves.withdraw(effect.personId);
        break;
    }
  }

  /** Only what is stored has happened: then the effects, then everybody hears of it. */
  async #commit(
    step: Step,
    { commandId, perform }: { readonly commandId?: string; readonly perform?: () => void } = {},
  ): Promise<boolean> {
    const entry = await this.#book.write(step, commandId);
    if (entry !== null) perform?.();
    this.#lookAround();
    if (entry === null) return false;
    this.#audience.showAll(toldBy(entry));
    const closing = entry.changes.find(isClosing);
    if (closing !== undefined) this.#sayGoodbye(closing);
    this.#audience.showPresence();
    return true;
  }

  #sayGoodbye({ archived }: Closing): void {
    this.#audience.goodbye({ reason: archived ? "archived" : "closed" }, () => true);
    this.#lookAround();
  }

  /** Who is here may have changed, and with it what the table waits for. */
  #lookAround(): void {
    const isEmpty = this.#audience.here().length === 0;
    this.#idleSince = isEmpty ? (this.#idleSince ?? this.#ports.clock.monotonic()) : null;
    this.#autopilot.schedule();
  }
}

type Closing = Extract<Change, { readonly type: "closed" }>;

function isClosing(change: Change): change is Closing {
  return change.type === "closed";
}
