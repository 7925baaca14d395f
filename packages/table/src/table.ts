import type { GameAction, Position } from "@buck/engine";
import { commandMessage } from "@buck/protocol";
import type { Answer, Code, CommandMessage, Welcome } from "@buck/protocol";
import { Scheduler } from "./clock/scheduler.ts";
import type { Deadline } from "./clock/scheduler.ts";
import type { DecisionTimer } from "./clock/timers.ts";
import { choiceOf, decided } from "./features/bots.ts";
import { refusal } from "./features/feature.ts";
import type { Effect, Refused, Request } from "./features/feature.ts";
import { rulingOn, timersOf } from "./features/index.ts";
import { SeatTransfers } from "./features/transfer.ts";
import { EventLog } from "./log.ts";
import { Connections } from "./people/connections.ts";
import type { Peer } from "./people/connections.ts";
import { publicFactsOf, viewOf } from "./people/shown.ts";
import type { PublicFacts } from "./people/shown.ts";
import { KnownCommand, TableLost } from "./ports.ts";
import type { Connection, Ports, SavedTable } from "./ports.ts";
import type { Entry, EntryDraft } from "./state/entry.ts";
import { personWithToken } from "./state/state.ts";
import type { TableState } from "./state/state.ts";

/** What a transport calls for one open connection. */
export interface Inbound {
  /** Accepts any value. Every command gets an answer. */
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
  readonly closed: boolean;
  /** Somebody else writes the table's log: to be opened anew from the store. */
  readonly lost: boolean;
}

export interface OwnSeat {
  readonly position: Position;
  readonly isHost: boolean;
}

export interface Table {
  readonly code: Code;
  /** The connection gets its welcome at once. */
  connect(connection: Connection): Inbound;
  status(): TableStatus;
  /** The seat that this token has here, or had and can take again; null where there is none. */
  seatOf(tokenHash: string | null): OwnSeat | null;
  /** What whoever has the link may know before they come. */
  publicFacts(): PublicFacts;
  /** Finishes the write in progress and does nothing more, without a word: another server may have the table then. */
  settle(): Promise<void>;
  /** Forgets what is not needed any more. A table where nothing happens does not do so by itself. */
  tidy(): void;
  /** Finishes the write in progress, stops all timers and disconnects everybody. */
  stop(reason: "restarting"): Promise<void>;
}

/** Whoever's command or timer an entry comes from. */
interface Origin {
  readonly commandId: string;
  readonly effects: readonly Effect[];
  readonly peer: Peer;
}

/** The authority: one thing after another it takes commands and what is due, stores them, and tells everybody. */
export class TableAuthority implements Table {
  readonly code: Code;
  readonly #ports: Ports;
  readonly #queue = new Queue();
  readonly #log: EventLog;
  readonly #people: Connections;
  readonly #scheduler: Scheduler;
  readonly #transfers: SeatTransfers;
  #isSettled = false;
  #isStopped = false;

  constructor(log: { readonly code: Code; readonly saved: SavedTable; readonly ports: Ports }) {
    const { code, ports } = log;
    this.code = code;
    this.#ports = ports;
    this.#log = new EventLog(log);
    this.#people = new Connections(this.#log.state, ports);
    this.#scheduler = new Scheduler(ports, () => this.#enqueue(() => this.#doWhatIsDue()));
    this.#transfers = new SeatTransfers(ports);
  }

  connect(connection: Connection): Inbound {
    const peer = this.#people.add(connection);
    this.#schedule();
    this.#people.showPresence(peer);
    this.#people.welcome(peer, this.#scheduler.countdown);
    this.#schedule();
    return {
      command: (message) => this.#queue.run(() => this.#answer(peer, message)),
      resync: () => this.#people.welcomeFor(peer, this.#scheduler.countdown),
      disconnect: () => this.#disconnect(peer),
    };
  }

  #disconnect(peer: Peer): void {
    if (peer.state.kind === "closed") return;
    this.#people.drop(peer);
    this.#afterTelling();
  }

  status(): TableStatus {
    const { stage, version } = this.#log.state;
    return {
      stage,
      version,
      peopleHere: this.#people.here.length,
      watchers: this.#people.watchers,
      closed: stage === "closed",
      lost: this.#log.isLost,
    };
  }

  seatOf(tokenHash: string | null): OwnSeat | null {
    const { state } = this.#log;
    const person = personWithToken(state, tokenHash);
    return person && { position: person.position, isHost: person.personId === state.host };
  }

  publicFacts(): PublicFacts {
    return publicFactsOf(this.#log.state);
  }

  settle(): Promise<void> {
    this.#stopTimers();
    return this.#queue.run(async () => {
      this.#isSettled = true;
    });
  }

  tidy(): void {
    this.#log.tidy();
  }

  stop(reason: "restarting"): Promise<void> {
    return this.#queue.run(async () => this.#end(reason));
  }

  #end(reason: "restarting"): void {
    this.#stopTimers();
    this.#people.goodbye({ reason });
  }

  #stopTimers(): void {
    this.#isStopped = true;
    this.#schedule();
  }

  async #answer(peer: Peer, message: unknown): Promise<Answer> {
    if (this.#isSettled || this.#log.isLost) throw new TableLost("another server may have the table");
    const parsed = commandMessage.safeParse(message);
    if (!parsed.success) return this.#refusal(refusal("BAD_MESSAGE"));
    const commandId = `${peer.sender}/${parsed.data.commandId}`;
    const known = this.#log.answerTo(commandId);
    if (known !== null) return known;
    if (peer.state.kind === "closed") return this.#refusal(refusal("GONE"));
    return this.#execute(peer, parsed.data, commandId);
  }

  async #execute(peer: Peer, message: CommandMessage, commandId: string): Promise<Answer> {
    const { command } = message;
    const ruling = await rulingOn(this.#requestFrom(peer, message), command.type, command);
    if (!ruling.ok) return this.#log.keepAnswer(commandId, this.#refusal(ruling));
    const { effects, moveCode, ...draft } = ruling;
    if (draft.changes.length > 0 || draft.news.length > 0) {
      return this.#store(draft, { commandId, effects, peer });
    }
    this.#perform(effects, peer);
    this.#people.follow(this.#log.state);
    this.#schedule();
    if (effects.length > 0) this.#people.welcome(peer, this.#scheduler.countdown);
    this.#afterTelling();
    const answer = moveCode === undefined ? this.#done() : { ...this.#done(), moveCode };
    return this.#log.keepAnswer(commandId, answer);
  }

  #requestFrom(peer: Peer, { expectedVersion }: CommandMessage): Request {
    return {
      ...peer.identity,
      state: this.#log.state,
      sender: peer.sender,
      otherWatchers: this.#people.watchersBeside(peer),
      expectedVersion,
      at: this.#ports.clock.wallTime(),
      random: this.#ports.random,
      transfers: this.#transfers,
      hash: this.#ports.hash,
    };
  }

  /** A command that comes again after its answer was forgotten gets it once more: the store remembers longer. */
  async #store(draft: EntryDraft, origin: Origin): Promise<Answer> {
    try {
      const saved = await this.#commit(draft, origin);
      return saved ? this.#done() : this.#refusal(refusal("STORE_FAILING"));
    } catch (error) {
      if (!(error instanceof KnownCommand)) throw error;
      return this.#log.keepAnswer(origin.commandId, { ok: true, version: error.seq });
    }
  }

  #done(): Answer {
    return { ok: true, version: this.#log.state.version };
  }

  #refusal(refused: Refused): Answer {
    return { ...refused, version: this.#log.state.version };
  }

  /** Stores the entry, then performs its effects, then sends it to everybody; false when it could not be stored. */
  async #commit(draft: EntryDraft, origin?: Origin): Promise<boolean> {
    const before = this.#log.state;
    const entry = await this.#write(draft, origin?.commandId);
    if (entry !== null && origin !== undefined) this.#perform(origin.effects, origin.peer);
    this.#people.follow(this.#log.state);
    this.#schedule();
    if (entry === null) return false;
    this.#people.show(before, entry, this.#scheduler.countdown);
    if (this.#log.state.stage === "closed") this.#people.goodbye({ reason: "closed" });
    this.#afterTelling();
    return true;
  }

  /** A table that is lost ends here; everybody comes back to it as the store has it. */
  async #write(draft: EntryDraft, commandId?: string): Promise<Entry | null> {
    try {
      return await this.#log.write(draft, { commandId, here: this.#people.here });
    } catch (error) {
      if (error instanceof TableLost) this.#end("restarting");
      throw error;
    }
  }

  #perform(effects: readonly Effect[], peer: Peer): void {
    for (const effect of effects) {
      if (effect.type === "moved") this.#transfers.withdraw(effect.personId);
      else this.#people.perform(effect, peer);
    }
  }

  /** Connections that broke while they were told something are gone by now. */
  #afterTelling(): void {
    this.#people.showPresence();
    this.#schedule();
  }

  #schedule(): void {
    const timers = this.#isStopped ? [] : timersOf(this.#log.state, this.#people.here);
    this.#scheduler.update(timers, this.#log.failedUntil);
  }

  /** The state may have changed between the alarm and this turn of the queue. */
  async #doWhatIsDue(): Promise<void> {
    const timer = this.#scheduler.due(this.#log.failedUntil);
    if (timer === null) this.#schedule();
    else if (timer.kind === "entry") await this.#commit(await timer.write(this.#log.state, this.#ports));
    else if (this.#scheduler.isAsked(timer)) await this.#decide(timer, null);
    else this.#askBot(timer);
  }

  /** Does not hold the queue: commands are handled while a bot thinks. */
  #askBot(timer: DecisionTimer): void {
    const deadline = this.#scheduler.ask(timer);
    this.#schedule();
    const { position } = timer;
    const seen = viewOf(this.#log.state, { viewer: position, here: this.#people.here });
    void choiceOf(timer, seen, this.#ports).then((action) =>
      this.#enqueue(() => this.#takeChoice(timer, deadline, action)),
    );
  }

  /** Ignores the choice of a bot when its question is no longer open. */
  async #takeChoice(timer: DecisionTimer, deadline: Deadline, action: GameAction | null): Promise<void> {
    if (this.#scheduler.isOpen(timer, deadline)) await this.#decide(timer, action);
  }

  async #decide(timer: DecisionTimer, action: GameAction | null): Promise<void> {
    const saved = await this.#commit(decided(this.#log.state, timer, action));
    if (saved) return;
    this.#scheduler.retry(timer);
    this.#schedule();
  }

  /** A task that fails is tried again later: an error must not stop the table. */
  #enqueue(task: () => Promise<void>): void {
    this.#queue.run(task).catch((error: unknown) => {
      this.#log.failed(error);
      this.#schedule();
    });
  }
}

/** Runs tasks one after another in the order they came. A task that fails does not stop the next. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  run<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(task);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
