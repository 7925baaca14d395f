import { commandMessage } from "@buck/protocol";
import type { Answer, Code, CommandMessage, Welcome } from "@buck/protocol";
import { rulingOn } from "./commands/index.ts";
import { refusal } from "./commands/request.ts";
import type { CommandOf, Effect, Refused, Request, RequestContext } from "./commands/request.ts";
import { Connections } from "./connections.ts";
import { newPeer, OPEN } from "./connectionState.ts";
import type { Peer } from "./connectionState.ts";
import type { Entry, EntryDraft } from "./entry.ts";
import { EventLog } from "./eventLog.ts";
import { newsOf } from "./frames.ts";
import { publicFactsOf } from "./publicFacts.ts";
import type { PublicFacts } from "./publicFacts.ts";
import { KnownCommand, TableLost } from "./ports.ts";
import type { Connection, Ports, SavedTable } from "./ports.ts";
import { Queue } from "./queue.ts";
import { Scheduler } from "./scheduler.ts";
import { SeatTransfers } from "./seatTransfer.ts";
import { fitsItsSeal } from "./sealing.ts";
import { personWithToken } from "./state.ts";
import type { TableState } from "./state.ts";

/** What a transport calls for one open connection. */
export interface Session {
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

export interface Table {
  readonly code: Code;
  /** The connection gets its welcome at once. */
  connect(connection: Connection): Session;
  status(): TableStatus;
  /** Whether this token has a seat here, or had one that it can take again. */
  hasSeat(tokenHash: string | null): boolean;
  /** What whoever has the link may know before they come. */
  publicFacts(): PublicFacts;
  /** Finishes the write in progress and does nothing more, without a word: another server may have the table then. */
  settle(): Promise<void>;
  /** Forgets what is not needed any more. A table where nothing happens does not do so by itself. */
  tidy(): void;
  /** Finishes the write in progress, stops all timers and disconnects everybody. */
  stop(reason: "restarting"): Promise<void>;
}

export class TableAuthority implements Table {
  readonly code: Code;
  readonly #ports: Ports;
  readonly #queue = new Queue();
  readonly #transfers: SeatTransfers;
  readonly #log: EventLog;
  readonly #connections: Connections;
  readonly #scheduler: Scheduler;
  #isSettled = false;

  constructor(log: { readonly code: Code; readonly saved: SavedTable; readonly ports: Ports }) {
    const { code, ports } = log;
    this.code = code;
    this.#ports = ports;
    this.#log = new EventLog(log);
    this.#transfers = new SeatTransfers(ports);
    this.#scheduler = new Scheduler({
      ports,
      log: this.#log,
      queue: this.#queue,
      here: () => this.#connections.here(),
      commit: (draft) => this.#commit(draft),
    });
    this.#connections = new Connections({
      state: () => this.#log.state,
      countdowns: () => this.#scheduler.countdowns(),
      onBroken: (error) => {
        ports.onError?.(error);
        this.#scheduler.schedule();
      },
    });
  }

  connect(connection: Connection): Session {
    const peer = newPeer(connection, this.#ports.random);
    this.#connections.add(peer);
    this.#scheduler.schedule();
    this.#connections.showPresence(peer);
    this.#connections.welcome(peer);
    return {
      command: (message) => this.#queue.run(() => this.#answer(peer, message)),
      resync: () => this.#connections.welcomeFor(peer),
      disconnect: () => this.#disconnect(peer),
    };
  }

  #disconnect(peer: Peer): void {
    if (peer.state.kind === "closed") return;
    this.#connections.drop(peer);
    this.#scheduler.schedule();
    this.#connections.showPresence();
  }

  status(): TableStatus {
    const { stage, version } = this.#log.state;
    return {
      stage,
      version,
      peopleHere: this.#connections.here().length,
      watchers: this.#connections.watchers().length,
      closed: stage === "closed",
      lost: this.#log.isLost,
    };
  }

  hasSeat(tokenHash: string | null): boolean {
    return personWithToken(this.#log.state, tokenHash) !== null;
  }

  publicFacts(): PublicFacts {
    return publicFactsOf(this.#log.state);
  }

  settle(): Promise<void> {
    this.#scheduler.stop();
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
    this.#scheduler.stop();
    this.#connections.goodbye({ reason }, () => true);
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
    const partFits = message.command.type === "openPart" && (await this.#partFits(peer, message.command));
    const ruling = rulingOn(this.#requestFrom(peer, message, partFits), message.command);
    if (!ruling.ok) return this.#log.keepAnswer(commandId, this.#refusal(ruling));
    const { effects, moveCode, ...draft } = ruling;
    const perform = () => effects.forEach((effect) => this.#perform(effect, peer));
    if (draft.changes.length > 0 || draft.news.length > 0) {
      return this.#store(draft, { commandId, perform });
    }
    perform();
    this.#scheduler.schedule();
    if (effects.length > 0) this.#connections.welcome(peer);
    this.#connections.showPresence();
    const answer = moveCode === undefined ? this.#done() : { ...this.#done(), moveCode };
    return this.#log.keepAnswer(commandId, answer);
  }

  /** A command that comes again after its answer was forgotten gets it once more: the store remembers longer. */
  async #store(
    draft: EntryDraft,
    { commandId, perform }: { readonly commandId: string; readonly perform: () => void },
  ): Promise<Answer> {
    try {
      const saved = await this.#commit(draft, { commandId, perform });
      return saved ? this.#done() : this.#refusal(refusal("STORE_FAILING"));
    } catch (error) {
      if (!(error instanceof KnownCommand)) throw error;
      return this.#log.keepAnswer(commandId, { ok: true, version: error.seq });
    }
  }

  #done(): Answer {
    return { ok: true, version: this.#log.state.version };
  }

  #refusal({ code, message }: Refused): Answer {
    return { ok: false, code, message, version: this.#log.state.version };
  }

  /** Hashing takes a moment and so comes before the ruling, which takes none. */
  async #partFits(peer: Peer, { part }: CommandOf<"openPart">): Promise<boolean> {
    const { hash } = this.#ports;
    const { game } = this.#log.state;
    const { person } = this.#connections.identify(peer);
    if (hash === undefined || person === null || game === null || game.sealing === null) return false;
    const { gameId, sealing } = game;
    return fitsItsSeal(hash, { gameId, sealing }, { position: person.position, part });
  }

  #requestFrom(peer: Peer, { expectedVersion }: CommandMessage, partFits: boolean): Request {
    const context: RequestContext = {
      state: this.#log.state,
      sender: peer.sender,
      otherWatchers: () => this.#watchersBeside(peer),
      expectedVersion,
      at: this.#ports.clock.wallTime(),
      random: this.#ports.random,
      transfers: this.#transfers,
      seals: this.#ports.hash !== undefined,
      partFits,
    };
    return { ...context, ...this.#connections.identify(peer) };
  }

  /** Other tabs of the same person do not count. */
  #watchersBeside({ sender }: Peer): readonly string[] {
    const others = this.#connections.watchers().filter((peer) => peer.sender !== sender);
    return others.flatMap(({ state }) => (state.kind === "watching" ? [state.name] : []));
  }

  #perform(effect: Effect, peer: Peer): void {
    const isHere = peer.state.kind !== "closed";
    switch (effect.type) {
      case "goodbye": {
        const { tokenHash, reason } = effect;
        this.#connections.goodbye({ reason }, (other) => other.connection.tokenHash === tokenHash);
        break;
      }
      case "watch":
        if (isHere) peer.state = effect.name === null ? OPEN : { kind: "watching", name: effect.name };
        break;
      case "satDown":
        // Who has gone while it was stored has perhaps come back on another connection.
        if (!isHere) break;
        peer.state = OPEN;
        this.#connections.closeOthersOf(peer);
        break;
      case "moved":
        this.#transfers.withdraw(effect.personId);
        break;
    }
  }

  /** Stores the entry, then performs its effects, then sends it to everybody. */
  async #commit(
    draft: EntryDraft,
    { commandId, perform }: { readonly commandId?: string; readonly perform?: () => void } = {},
  ): Promise<boolean> {
    const before = this.#log.state;
    const entry = await this.#write(draft, commandId);
    if (entry !== null) perform?.();
    this.#scheduler.schedule();
    if (entry === null) return false;
    this.#connections.showAll(before, newsOf(entry));
    if (this.#log.state.stage === "closed") {
      this.#connections.goodbye({ reason: "closed" }, () => true);
      this.#scheduler.schedule();
    }
    this.#connections.showPresence();
    return true;
  }

  /** A table that is lost ends here; everybody comes back to it as the store has it. */
  async #write(draft: EntryDraft, commandId?: string): Promise<Entry | null> {
    try {
      return await this.#log.write(draft, { commandId, here: this.#connections.here() });
    } catch (error) {
      if (error instanceof TableLost) this.#end("restarting");
      throw error;
    }
  }
}
