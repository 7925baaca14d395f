import type { Answer, Code, CommandMessage, Welcome } from "@buck/protocol";
import { commandMessage } from "@buck/protocol";
import { Audience } from "./audience.ts";
import { Deadlines } from "./deadlines.ts";
import { decide } from "./decide/index.ts";
import { refuse } from "./decide/verdict.ts";
import type { Ask, Effect, Refused } from "./decide/verdict.ts";
import { Ledger } from "./ledger.ts";
import type { Change, Entry, GameAction } from "./log.ts";
import { MoveCodes } from "./moves.ts";
import type { Connection, Ports } from "./ports.ts";
import { Queue } from "./queue.ts";
import { finishedBetween } from "./record.ts";
import { reduce } from "./reduce.ts";
import { toldBy } from "./show.ts";
import type { TableState } from "./state.ts";
import { decisionStep, isDecision, stepOf } from "./steps.ts";
import type { DecisionWait, Step } from "./steps.ts";
import { newVisit } from "./visit.ts";
import type { Visit } from "./visit.ts";
import { waitsOf } from "./waiting.ts";

/** How long the table waits before it tries again to save what it does by itself. */
const STORE_RETRY = 1_000;
/** A table without people is put away after this. */
const ARCHIVE_AFTER = 24 * 60 * 60 * 1_000;

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
  readonly #ledger = new Ledger();
  readonly #moves: MoveCodes;
  readonly #deadlines: Deadlines;
  readonly #audience: Audience;
  #state: TableState;
  #idleSince: number | null;
  #storeFailedUntil = 0;
  #stopped = false;
  #callOff: (() => void) | null = null;

  constructor(state: TableState, entries: readonly Entry[], ports: Ports) {
    this.code = state.code;
    this.#state = state;
    this.#ports = ports;
    this.#moves = new MoveCodes(ports);
    this.#deadlines = new Deadlines(ports);
    this.#audience = new Audience({
      state: () => this.#state,
      countdown: (position) => this.#deadlines.countdown(position),
      onError: (error) => ports.onError?.(error),
    });
    this.#idleSince = ports.clock.monotonic();
    for (const entry of entries) this.#ledger.store(entry);
  }

  connect(connection: Connection): Session {
    const visit = newVisit(connection, this.#ports.random);
    this.#audience.enter(visit);
    this.#presenceChanged(visit);
    this.#audience.showTo(visit, null);
    return {
      command: (message) => this.#queue.run(() => this.#answer(visit, message)),
      resync: () => this.#audience.welcomeFor(visit),
      disconnect: () => {
        if (visit.gone) return;
        this.#audience.drop(visit);
        this.#presenceChanged();
      },
    };
  }

  status(): TableStatus {
    const { stage, version } = this.#state;
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
      this.#stopped = true;
      this.#schedule();
      this.#audience.goodbye({ reason }, () => true);
      return Promise.resolve();
    });
  }

  async #answer(visit: Visit, message: unknown): Promise<Answer> {
    const parsed = commandMessage.safeParse(message);
    if (!parsed.success) return this.#refusal(refuse("BAD_MESSAGE"));
    const commandId = `${visit.sender}/${parsed.data.commandId}`;
    const known = this.#ledger.find(commandId);
    if (known !== null) return known;
    if (visit.gone) return this.#refusal(refuse("GONE"));
    return this.#grantOrRefuse(visit, parsed.data, commandId);
  }

  async #grantOrRefuse(visit: Visit, message: CommandMessage, commandId: string): Promise<Answer> {
    const verdict = decide(this.#askOf(visit, message), message.command);
    if (!verdict.ok) return this.#remember(commandId, this.#refusal(verdict));
    const { changes, news, effects, moveCode } = verdict;
    const perform = () => effects.forEach((effect) => this.#perform(effect, visit));
    if (changes.length > 0 || news.length > 0) {
      const saved = await this.#commit({ changes, news }, { commandId, perform });
      return saved ? { ok: true, version: this.#state.version } : this.#refusal(refuse("STORE_FAILING"));
    }
    perform();
    if (effects.length > 0) this.#audience.showTo(visit, null);
    this.#presenceChanged();
    const answer: Answer = { ok: true, version: this.#state.version };
    return this.#remember(commandId, moveCode === undefined ? answer : { ...answer, moveCode });
  }

  #askOf(visit: Visit, { expectedVersion }: CommandMessage): Ask {
    const { clock, random } = this.#ports;
    const { sender, watchingAs } = visit;
    return {
      ...this.#audience.who(visit),
      state: this.#state,
      tokenHash: visit.connection.tokenHash,
      watchingAs,
      otherWatchers: this.#audience
        .watchers()
        .flatMap((other) => (other.sender === sender ? [] : [other.watchingAs ?? ""])),
      expectedVersion,
      at: clock.wallTime(),
      random,
      moves: this.#moves,
    };
  }

  #refusal({ code, message }: Refused): Answer {
    return { ok: false, code, message, version: this.#state.version };
  }

  #remember(commandId: string, answer: Answer): Answer {
    this.#ledger.keep(commandId, answer);
    return answer;
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

  /** Writes one entry; only when it is stored does the table move and anybody hear of it. */
  async #commit(
    { changes, news }: Step,
    { commandId, perform }: { commandId?: string; perform?: () => void } = {},
  ): Promise<boolean> {
    const seq = this.#state.version + 1;
    const at = this.#ports.clock.wallTime();
    const entry: Entry = { seq, at, commandId: commandId ?? `table/${seq}`, changes, news };
    const next = reduce(this.#state, entry);
    try {
      await this.#ports.store.append(this.code, entry, finishedBetween(this.#state, next));
    } catch (error) {
      this.#storeFailed(error);
      return false;
    }
    this.#state = next;
    this.#ledger.store(entry);
    perform?.();
    this.#fanOut(entry);
    return true;
  }

  #storeFailed(error: unknown): void {
    this.#storeFailedUntil = this.#ports.clock.monotonic() + STORE_RETRY;
    this.#ports.onError?.(error);
    this.#schedule();
  }

  #fanOut(entry: Entry): void {
    this.#schedule();
    this.#audience.showAll(toldBy(entry));
    const closing = entry.changes.find(isClosing);
    if (closing !== undefined) {
      this.#audience.goodbye({ reason: closing.archived ? "archived" : "closed" }, () => true);
    }
    this.#presenceChanged();
  }

  #presenceChanged(newcomer?: Visit): void {
    const isEmpty = this.#audience.here().length === 0;
    this.#idleSince = isEmpty ? (this.#idleSince ?? this.#ports.clock.monotonic()) : null;
    this.#schedule();
    this.#audience.showPresence(newcomer);
  }

  /** One timer for the whole table: the first thing it waits for. */
  #schedule(): void {
    this.#callOff?.();
    this.#callOff = null;
    this.#deadlines.update(this.#stopped ? [] : waitsOf(this.#state, this.#audience.here()));
    const next = this.#deadlines.next();
    if (next === null) return;
    const { clock } = this.#ports;
    const at = Math.max(next.at, this.#storeFailedUntil);
    this.#callOff = clock.after(Math.max(0, at - clock.monotonic()), () => {
      this.#callOff = null;
      this.#inTurn(() => this.#advance());
    });
  }

  /** Does what is due, if it is still due when its turn has come. */
  async #advance(): Promise<void> {
    const next = this.#deadlines.next();
    const now = this.#ports.clock.monotonic();
    if (next === null || Math.max(next.at, this.#storeFailedUntil) > now) return this.#schedule();
    const { wait } = next;
    if (!isDecision(wait)) {
      await this.#commit(stepOf(wait, this.#ports.random));
    } else if (this.#deadlines.wasAsked(wait)) {
      await this.#decideFor(wait, null);
    } else {
      this.#askBot(wait);
    }
  }

  /** Outside the queue: people go on talking while a bot thinks. */
  #askBot(wait: DecisionWait): void {
    this.#deadlines.ask(wait);
    this.#schedule();
    this.#chosen(wait).then(
      (action) => this.#inTurn(() => this.#decideFor(wait, action)),
      (error: unknown) => {
        this.#ports.onError?.(error);
        this.#inTurn(() => this.#decideFor(wait, null));
      },
    );
  }

  async #chosen({ position, level }: DecisionWait): Promise<GameAction> {
    const { bots, random } = this.#ports;
    const play = this.#state.game?.play;
    if (play === undefined) throw new Error("A bot was asked without a game");
    const { game, view } = play.frame(position, () => "");
    return bots.choose({ game, level, view }, (below) => random.below(below));
  }

  /** Plays what the bot chose if that seat is still waited for; anything legal when it chose nothing or wrongly. */
  async #decideFor(wait: DecisionWait, chosen: GameAction | null): Promise<void> {
    const play = this.#state.game?.play;
    if (play === undefined || !this.#deadlines.has(wait)) return;
    const legal = play.decisions(wait.position);
    const isLegal = chosen !== null && play.apply(chosen).ok && isBy(chosen, wait);
    const action = isLegal ? chosen : legal[0];
    if (action === undefined) return;
    const saved = await this.#commit(decisionStep(this.#state, wait, action));
    if (!saved) {
      this.#deadlines.again(wait);
      this.#schedule();
    }
  }

  #inTurn(task: () => Promise<void>): void {
    this.#queue.run(task).catch((error: unknown) => this.#ports.onError?.(error));
  }
}

function isBy(action: GameAction, { position }: DecisionWait): boolean {
  return "playerPosition" in action && action.playerPosition === position;
}

function isClosing(change: Change): change is Extract<Change, { readonly type: "closed" }> {
  return change.type === "closed";
}
