import { Authority, MoveCodes } from "@buck/authority";
import type { AuthorityKind, Book, Deadline, RulingOf } from "@buck/authority";
import type { GameAction, Position } from "@buck/engine";
import { commandMessage } from "@buck/protocol";
import type { Answer, Code, CommandMessage, News, Welcome } from "@buck/protocol";
import { BOT_PATIENCE, TableScheduler } from "./clock/scheduler.ts";
import { certainAtOnce } from "./clock/timers.ts";
import type { DecisionTimer, TableTimer } from "./clock/timers.ts";
import { choiceOf, decided } from "./features/bots.ts";
import { factsOf, resultBetween } from "./features/club.ts";
import type { TableFacts } from "./features/club.ts";
import { finishedBetween } from "./features/evening.ts";
import type { Effect, Request } from "./features/feature.ts";
import { rulingOn, timersOf } from "./features/index.ts";
import { Connections } from "./people/connections.ts";
import type { Peer } from "./people/connections.ts";
import { publicFactsOf, viewOf } from "./people/shown.ts";
import type { PublicFacts } from "./people/shown.ts";
import type { Connection, Ports, SavedTable, WithEntry } from "./ports.ts";
import { reduce } from "./reduce.ts";
import type { Change } from "./state/changes.ts";
import type { Entry, EntryDraft } from "./state/entry.ts";
import { snapshotOf, stateOf } from "./state/snapshot.ts";
import { personWithToken, unopened, withoutNews } from "./state/state.ts";
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
  /** Another server writes the table's log. Open the table again from the store. */
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
  /** What anybody with the link may know before they come in. */
  publicFacts(): PublicFacts;
  /** The code of the club whose table it is; null where it is nobody's. */
  club(): Code | null;
  /** What its club is told of it. */
  facts(): TableFacts;
  /** Closes the table now. Where it belongs to a night, the score stands. */
  end(): Promise<void>;
  /** Finishes the write in progress and does nothing more, without a word: another server may have the table then. */
  settle(): Promise<void>;
  /** Forgets what is not needed any more. A table where nothing happens does not do so by itself. */
  tidy(): void;
  /** Finishes the write in progress, stops all timers and disconnects everybody. */
  stop(reason: "restarting"): Promise<void>;
}

/** The types of a table, as an authority. */
interface TableKind extends AuthorityKind {
  readonly State: TableState;
  readonly Change: Change;
  readonly News: News;
  readonly Draft: EntryDraft;
  readonly More: WithEntry;
  readonly Peer: Peer;
  readonly Message: CommandMessage;
  readonly Effect: Effect;
  readonly Timer: TableTimer;
}

const book: Book<TableKind> = {
  reduce: (state, entry, draft) => reduce(state, entry, draft?.nextPlay),
  more: (before, after, withSnapshot) => ({
    finished: finishedBetween(before, after),
    result: resultBetween(before, after),
    snapshot: withSnapshot ? snapshotOf(after) : undefined,
  }),
  quiet: withoutNews,
};

/** The authority over one table. */
export class TableAuthority extends Authority<TableKind> implements Table {
  readonly #ports: Ports;
  protected readonly people: Connections;
  protected readonly scheduler: TableScheduler;
  readonly #transfers: MoveCodes;

  constructor({
    code,
    saved,
    ports,
  }: {
    readonly code: Code;
    readonly saved: SavedTable;
    readonly ports: Ports;
  }) {
    const { snapshot, entries, answered } = saved;
    const start = snapshot === null ? unopened(code) : stateOf(snapshot);
    super({ book, ports, start, entries, answered });
    this.#ports = ports;
    this.people = new Connections(this.log.state, ports);
    this.scheduler = new TableScheduler(ports, () => this.wake());
    this.#transfers = new MoveCodes(ports);
  }

  connect(connection: Connection): Inbound {
    const peer = this.people.add(connection);
    this.schedule();
    this.people.showPresence(peer);
    this.welcome(peer);
    this.schedule();
    return {
      command: (message) => this.command(peer, message),
      resync: () => this.people.welcomeFor(peer, this.scheduler.countdown),
      disconnect: () => this.disconnect(peer),
    };
  }

  status(): TableStatus {
    const { stage, version } = this.log.state;
    return {
      stage,
      version,
      peopleHere: this.people.here.length,
      watchers: this.people.watchers,
      closed: stage === "closed",
      lost: this.log.isLost,
    };
  }

  seatOf(tokenHash: string | null): OwnSeat | null {
    const { state } = this.log;
    const person = personWithToken(state, tokenHash);
    return person && { position: person.position, isHost: person.personId === state.host };
  }

  publicFacts(): PublicFacts {
    return publicFactsOf(this.log.state);
  }

  club(): Code | null {
    return this.log.state.club?.code ?? null;
  }

  facts(): TableFacts {
    return factsOf(this.log.state);
  }

  end(): Promise<void> {
    return this.later(async () => {
      if (this.log.state.stage === "closed") return;
      const saved = await this.commit({ changes: [{ type: "closed" }], news: [{ type: "closed" }] });
      if (!saved) throw new Error("the end of a table could not be stored");
    });
  }

  protected parse(message: unknown): CommandMessage | null {
    return commandMessage.safeParse(message).data ?? null;
  }

  protected async rulingOn(
    peer: Peer,
    { command, expectedVersion }: CommandMessage,
  ): Promise<RulingOf<TableKind>> {
    const request: Request = {
      ...peer.identity,
      state: this.log.state,
      sender: peer.sender,
      otherWatchers: this.people.watchersBeside(peer),
      expectedVersion,
      at: this.#ports.clock.wallTime(),
      random: this.#ports.random,
      transfers: this.#transfers,
      hash: this.#ports.hash,
    };
    const ruling = await rulingOn(request, command.type, command);
    if (!ruling.ok) return ruling;
    const { ok, effects, moveCode, ...draft } = ruling;
    return { ok, draft, effects, ...(moveCode === undefined ? {} : { told: { moveCode } }) };
  }

  protected perform(effects: readonly Effect[], peer: Peer): void {
    for (const effect of effects) {
      if (effect.type === "moved") this.#transfers.withdraw(effect.personId);
      else this.people.perform(effect, peer);
    }
  }

  protected follow(): void {
    this.people.follow(this.log.state);
  }

  protected show(before: TableState, entry: Entry): void {
    this.people.show(before, entry, this.scheduler.countdown);
    if (this.log.state.stage === "closed") this.people.goodbye({ reason: "closed" });
  }

  protected welcome(peer: Peer): void {
    this.people.welcome(peer, this.scheduler.countdown);
  }

  protected showPresence(): void {
    this.people.showPresence();
  }

  protected timers(): readonly TableTimer[] {
    return timersOf(this.log.state, this.people.here);
  }

  protected completing({ mayComplete }: EntryDraft, state: TableState): readonly Change[] {
    return mayComplete === true ? certainAtOnce(timersOf(state, this.people.here)) : [];
  }

  protected async whenDue(timer: TableTimer): Promise<void> {
    if (timer.kind === "entry") await this.commit(await timer.write(this.log.state, this.#ports));
    else if (this.scheduler.isAsked(timer)) await this.#decide(timer, null);
    else this.#askBot(timer);
  }

  /** Does not hold the queue: commands are handled while a bot thinks. */
  #askBot(timer: DecisionTimer): void {
    const deadline = this.scheduler.ask(timer, BOT_PATIENCE);
    this.schedule();
    const { position } = timer;
    const seen = viewOf(this.log.state, { viewer: position, here: this.people.here });
    void choiceOf(timer, seen, this.#ports).then((action) =>
      this.enqueue(() => this.#takeChoice(timer, deadline, action)),
    );
  }

  /** Ignores the choice of a bot when its question is no longer open. */
  async #takeChoice(timer: DecisionTimer, deadline: Deadline, action: GameAction | null): Promise<void> {
    if (this.scheduler.isOpen(timer, deadline)) await this.#decide(timer, action);
  }

  async #decide(timer: DecisionTimer, action: GameAction | null): Promise<void> {
    const saved = await this.commit(decided(this.log.state, timer, action));
    if (saved) return;
    this.scheduler.again(timer);
    this.schedule();
  }
}
