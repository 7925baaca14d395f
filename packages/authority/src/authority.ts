import type { Answer, Code, Goodbye } from "@buck/protocol";
import { EventLog } from "./log.ts";
import type { Book, EntryOf, Kind, StoreOf } from "./log.ts";
import type { OpenPeer, Peers } from "./people.ts";
import { KnownCommand, LogLost } from "./ports.ts";
import type { AnsweredCommand, AuthorityPorts } from "./ports.ts";
import { Queue } from "./queue.ts";
import type { Scheduler, Waiting } from "./scheduler.ts";

/** A code, and what a sentence about it has to name. */
export type Refused = Omit<Extract<Answer, { readonly ok: false }>, "version">;

/** The types of one kind of authority over people. */
export interface AuthorityKind extends Kind {
  readonly Peer: OpenPeer;
  readonly Message: { readonly commandId: string };
  readonly Effect: unknown;
  readonly Timer: Waiting;
}

/** What an answer brings beside its version. */
export type Told = Partial<Pick<Extract<Answer, { readonly ok: true }>, "moveCode" | "table">>;

/** Whether a command is granted: then with what is stored, and what happens to connections once it is. */
export type RulingOf<K extends AuthorityKind> =
  | {
      readonly ok: true;
      readonly draft: K["Draft"];
      readonly effects: readonly K["Effect"][];
      readonly told?: Told;
    }
  | Refused;

/** Whoever's command an entry comes from. */
interface Origin<K extends AuthorityKind> {
  readonly commandId: string;
  readonly effects: readonly K["Effect"][];
  readonly peer: K["Peer"];
  readonly told: Told | undefined;
}

export interface OpenedAuthority<K extends AuthorityKind> {
  readonly book: Book<K>;
  readonly ports: AuthorityPorts<StoreOf<K>>;
  readonly start: K["State"];
  readonly entries: readonly EntryOf<K>[];
  readonly answered: readonly AnsweredCommand[];
}

/** One thing after another it takes commands and what is due, stores them, and tells everybody. */
export abstract class Authority<K extends AuthorityKind> {
  readonly code: Code;
  protected readonly log: EventLog<K>;
  protected abstract readonly people: Peers<K["Peer"]>;
  protected abstract readonly scheduler: Scheduler<K["Timer"]>;
  readonly #queue = new Queue();
  #isSettled = false;
  #isStopped = false;

  constructor(opened: OpenedAuthority<K>) {
    this.log = new EventLog(opened);
    this.code = this.log.state.code;
  }

  /** Null when it is no message of this kind of authority. */
  protected abstract parse(message: unknown): K["Message"] | null;
  protected abstract rulingOn(peer: K["Peer"], message: K["Message"]): RulingOf<K> | Promise<RulingOf<K>>;
  /** What a command does beside what is stored. */
  protected abstract perform(effects: readonly K["Effect"][], peer: K["Peer"]): void;
  /** The state is this now: whoever is connected may be somebody else in it. */
  protected abstract follow(): void;
  /** Sends the newest entry to everybody. */
  protected abstract show(before: K["State"], entry: EntryOf<K>): void;
  /** Tells everything to whoever has become somebody else without an entry. */
  protected abstract welcome(peer: K["Peer"]): void;
  /** Tells everybody who is here, if that has changed. */
  protected abstract showPresence(): void;
  /** What it waits for now. */
  protected abstract timers(): readonly K["Timer"][];
  /** What a timer does when its time has come. */
  protected abstract whenDue(timer: K["Timer"]): Promise<void>;
  /** What an entry completes at once. */
  protected abstract completing(draft: K["Draft"], state: K["State"]): readonly K["Change"][];

  tidy(): void {
    this.log.tidy();
  }

  /** Finishes the write in progress and does nothing more, without a word: another server may have the log then. */
  settle(): Promise<void> {
    this.#stopTimers();
    return this.#queue.run(async () => {
      this.#isSettled = true;
    });
  }

  /** Finishes the write in progress, stops all timers and disconnects everybody. */
  stop(reason: Goodbye["reason"]): Promise<void> {
    return this.#queue.run(async () => this.#end(reason));
  }

  #end(reason: Goodbye["reason"]): void {
    this.#stopTimers();
    this.people.goodbye({ reason });
  }

  #stopTimers(): void {
    this.#isStopped = true;
    this.schedule();
  }

  /** Takes any value. Every command gets an answer. */
  protected command(peer: K["Peer"], message: unknown): Promise<Answer> {
    return this.#queue.run(() => this.#answer(peer, message));
  }

  protected disconnect(peer: K["Peer"]): void {
    if (!this.people.isOpen(peer)) return;
    this.people.drop(peer);
    this.afterTelling();
  }

  async #answer(peer: K["Peer"], message: unknown): Promise<Answer> {
    if (this.#isSettled || this.log.isLost) throw new LogLost("another server may have the log");
    const parsed = this.parse(message);
    if (parsed === null) return this.#refusal({ ok: false, code: "BAD_MESSAGE" });
    const commandId = `${peer.sender}/${parsed.commandId}`;
    const known = this.log.answerTo(commandId);
    if (known !== null) return known;
    if (!this.people.isOpen(peer)) return this.#refusal({ ok: false, code: "GONE" });
    return this.#execute(peer, parsed, commandId);
  }

  async #execute(peer: K["Peer"], message: K["Message"], commandId: string): Promise<Answer> {
    const ruling = await this.rulingOn(peer, message);
    if (!ruling.ok) return this.log.keepAnswer(commandId, this.#refusal(ruling));
    const { draft, effects, told } = ruling;
    if (draft.changes.length > 0 || draft.news.length > 0) {
      return this.#store(draft, { commandId, effects, peer, told });
    }
    this.perform(effects, peer);
    this.follow();
    this.schedule();
    if (effects.length > 0) this.welcome(peer);
    this.afterTelling();
    return this.log.keepAnswer(commandId, { ...this.#done(), ...told });
  }

  /** A command that comes again after its answer was forgotten gets it once more: the store remembers longer. */
  async #store(draft: K["Draft"], origin: Origin<K>): Promise<Answer> {
    try {
      const saved = await this.commit(draft, origin);
      if (!saved) return this.#refusal({ ok: false, code: "STORE_FAILING" });
      return origin.told === undefined
        ? this.#done()
        : this.log.keepAnswer(origin.commandId, { ...this.#done(), ...origin.told });
    } catch (error) {
      if (!(error instanceof KnownCommand)) throw error;
      return this.log.keepAnswer(origin.commandId, { ok: true, version: error.seq });
    }
  }

  #done(): Answer {
    return { ok: true, version: this.log.state.version };
  }

  #refusal(refused: Refused): Answer {
    return { ...refused, version: this.log.state.version };
  }

  /** Stores the entry, then performs its effects, then sends it to everybody; false when it could not be stored. */
  protected async commit(draft: K["Draft"], origin?: Origin<K>): Promise<boolean> {
    const before = this.log.state;
    const entry = await this.#write(draft, origin?.commandId);
    if (entry !== null && origin !== undefined) this.perform(origin.effects, origin.peer);
    this.follow();
    this.schedule();
    if (entry === null) return false;
    this.show(before, entry);
    this.afterTelling();
    return true;
  }

  /** A log that is lost ends here; everybody comes back to it as the store has it. */
  async #write(draft: K["Draft"], commandId?: string): Promise<EntryOf<K> | null> {
    try {
      return await this.log.write(draft, {
        commandId,
        completing: (state) => this.completing(draft, state),
      });
    } catch (error) {
      if (error instanceof LogLost) this.#end("restarting");
      throw error;
    }
  }

  /** Connections that broke while they were told something are gone by now. */
  protected afterTelling(): void {
    this.showPresence();
    this.schedule();
  }

  protected schedule(): void {
    this.scheduler.update(this.#isStopped ? [] : this.timers(), this.log.failedUntil);
  }

  /** The state may have changed between the alarm and this turn of the queue. */
  protected wake(): void {
    this.enqueue(async () => {
      const timer = this.scheduler.due(this.log.failedUntil);
      if (timer === null) this.schedule();
      else await this.whenDue(timer);
    });
  }

  /** Does something in its turn. */
  protected later(task: () => Promise<void>): Promise<void> {
    return this.#queue.run(task);
  }

  /** A task that fails is tried again later: an error must not stop the authority. */
  protected enqueue(task: () => Promise<void>): void {
    this.#queue.run(task).catch((error: unknown) => {
      this.log.failed(error);
      this.schedule();
    });
  }
}
