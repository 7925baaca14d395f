import { Authority, MoveCodes, Peers, Scheduler, senderOf } from "@buck/authority";
import type { AuthorityKind, Book, OpenPeer, RulingOf } from "@buck/authority";
import { clubCommandMessage } from "@buck/protocol";
import type { Answer, ClubCommandMessage, ClubFrame, ClubHistory, Code } from "@buck/protocol";
import type { ClubTimer, Effect } from "./features/feature.ts";
import { newResults } from "./features/history.ts";
import { reduce, rulingOn, timersOf } from "./features/index.ts";
import type { Connection, Ports, SavedClub, TableFacts, WithEntry } from "./ports.ts";
import { frameFor, historyFor } from "./shown.ts";
import type { Change, ClubState } from "./state/changes.ts";
import { memberWithToken, unfounded } from "./state/state.ts";

/** What a transport calls for one open connection. */
export interface Inbound {
  /** Accepts any value. Every command gets an answer. */
  command(message: unknown): Promise<Answer>;
  resync(): ClubFrame;
  history(): ClubHistory;
  disconnect(): void;
}

export interface Club {
  /** Its first code: it names the club for ever. */
  readonly code: Code;
  /** The connection gets its frame at once. */
  connect(connection: Connection): Inbound;
  status(): ClubStatus;
  /** Whether somebody may come by this code: members by every one that the club ever had. */
  mayEnter(link: Code, tokenHash: string | null): boolean;
  isMember(tokenHash: string | null): boolean;
  /** What a table of the club tells of itself; null when it is not there any more. */
  tableSeen(code: Code, facts: TableFacts | null): void;
  /** A table of the club has left a result in the store. */
  resultCame(): void;
  settle(): Promise<void>;
  tidy(): void;
  stop(reason: "restarting"): Promise<void>;
}

export interface ClubStatus {
  readonly version: number;
  readonly name: string;
  readonly createdAt: number;
  readonly link: Code;
  /** The codes of its tables. */
  readonly tables: readonly Code[];
  /** Somebody else writes the club's log: to be opened anew from the store. */
  readonly lost: boolean;
  /** A night goes on: the club stays open although nobody looks at it. */
  readonly busy: boolean;
}

interface Draft {
  readonly changes: readonly Change[];
  readonly news: readonly never[];
}

interface ClubKind extends AuthorityKind {
  readonly State: ClubState;
  readonly Change: Change;
  readonly News: never;
  readonly Draft: Draft;
  readonly More: WithEntry;
  readonly Peer: Peer;
  readonly Message: ClubCommandMessage;
  readonly Effect: Effect;
  readonly Timer: ClubTimer;
}

const book: Book<ClubKind> = {
  reduce,
  more: (before, after, withSnapshot) => ({
    snapshot: withSnapshot ? after : undefined,
    link: after.link === before.link ? undefined : after.link,
  }),
  quiet: (state) => state,
};

interface Peer extends OpenPeer {
  readonly connection: Connection;
}

/** All open connections of a club. One person may have several. */
class ClubPeople extends Peers<Peer> {
  #told = "";

  add(connection: Connection, sender: string): Peer {
    const peer = { connection, sender };
    this.open.add(peer);
    return peer;
  }

  membersHere(state: ClubState): ReadonlySet<string> {
    const ids = [...this.open].flatMap(({ connection }) => {
      const member = memberWithToken(state, connection.tokenHash);
      return member === null ? [] : [member.memberId];
    });
    return new Set(ids);
  }

  /** Whether somebody has come or gone since everybody was told. */
  hasChanged(here: ReadonlySet<string>): boolean {
    return this.#told !== [...here].toSorted().join();
  }

  tell(here: ReadonlySet<string>, frameOf: (peer: Peer) => ClubFrame): void {
    this.#told = [...here].toSorted().join();
    for (const peer of this.open) this.tellOne(peer, frameOf);
  }

  tellOne(peer: Peer, frameOf: (peer: Peer) => ClubFrame): void {
    this.deliver(peer, () => peer.connection.frame(frameOf(peer)));
  }

  farewell(tokenHash: string, reason: "seatMoved" | "removed"): void {
    this.sendOff({ reason }, ({ connection }) => connection.tokenHash === tokenHash);
  }

  strangersLeave(state: ClubState): void {
    this.sendOff({ reason: "linkRenewed" }, ({ connection }) => {
      return memberWithToken(state, connection.tokenHash) === null;
    });
  }
}

class ClubScheduler extends Scheduler<ClubTimer> {
  /** Until what people see pass. */
  get msLeft(): number | null {
    return this.left.find(({ timer }) => timer.isShown === true)?.msLeft ?? null;
  }
}

/** What happens at tables is told so seldom, however fast they change. */
const FACTS_MS = 500;

/** A table where nothing has happened for so long is not open any more. */
const FORSAKEN_MS = 12 * 60 * 60_000;

/** The authority over one club. */
export class ClubAuthority extends Authority<ClubKind> implements Club {
  readonly #ports: Ports;
  protected readonly people: ClubPeople;
  protected readonly scheduler: ClubScheduler;
  readonly #moveCodes: MoveCodes;
  readonly #facts = new Map<Code, TableFacts>();
  #tellsFacts = false;

  constructor({
    code,
    saved,
    ports,
  }: {
    readonly code: Code;
    readonly saved: SavedClub;
    readonly ports: Ports;
  }) {
    const { snapshot, entries, answered } = saved;
    super({ book, ports, start: snapshot ?? unfounded(code), entries, answered });
    this.#ports = ports;
    this.people = new ClubPeople(ports);
    this.scheduler = new ClubScheduler(ports, () => this.wake());
    this.#moveCodes = new MoveCodes(ports);
  }

  /** What was begun before a restart goes on. */
  begin(): this {
    this.schedule();
    this.resultCame();
    return this;
  }

  connect(connection: Connection): Inbound {
    const peer = this.people.add(connection, senderOf(connection, this.#ports.random));
    this.#tellOne(peer);
    this.afterTelling();
    return {
      command: (message) => this.command(peer, message),
      resync: () => this.#frameFor(peer),
      history: () => historyFor(this.log.state, connection.tokenHash),
      disconnect: () => this.disconnect(peer),
    };
  }

  status(): ClubStatus {
    const { version, name, createdAt, link, tables, night } = this.log.state;
    return {
      version,
      name,
      createdAt,
      link,
      tables: tables.map(({ code }) => code),
      lost: this.log.isLost,
      busy: night?.stage === "playing" || night?.stage === "between",
    };
  }

  mayEnter(link: Code, tokenHash: string | null): boolean {
    return link === this.log.state.link || this.isMember(tokenHash);
  }

  isMember(tokenHash: string | null): boolean {
    return memberWithToken(this.log.state, tokenHash) !== null;
  }

  tableSeen(code: Code, facts: TableFacts | null): void {
    const { tables } = this.log.state;
    const table = tables.find((each) => each.code === code);
    if (table === undefined) return;
    if (facts === null || facts.stage === "closed" || this.#isForsaken(facts)) {
      this.#facts.delete(code);
      // A table of a night stays part of its round.
      if (table.night === undefined && table.isMade) this.#write(() => [{ type: "tableGone", code }]);
    } else this.#facts.set(code, facts);
    this.#tellFactsSoon();
  }

  /** Everybody has left it long ago, perhaps when the server stopped. */
  #isForsaken({ updatedAt }: TableFacts): boolean {
    return updatedAt < this.#ports.clock.wallTime() - FORSAKEN_MS;
  }

  #tellFactsSoon(): void {
    if (this.#tellsFacts) return;
    this.#tellsFacts = true;
    this.#ports.clock.after(FACTS_MS, () => {
      this.#tellsFacts = false;
      this.#tellAll();
    });
  }

  resultCame(): void {
    this.enqueue(() => this.#readResults());
  }

  async #readResults(): Promise<void> {
    const changes = await newResults(this.log.state, this.#ports);
    if (changes !== null) await this.commit({ changes, news: [] });
  }

  #write(changes: () => readonly Change[]): void {
    this.enqueue(async () => void (await this.commit({ changes: changes(), news: [] })));
  }

  protected parse(message: unknown): ClubCommandMessage | null {
    return clubCommandMessage.safeParse(message).data ?? null;
  }

  protected rulingOn(peer: Peer, { command, expectedVersion }: ClubCommandMessage): RulingOf<ClubKind> {
    const { state } = this.log;
    const { tokenHash } = peer.connection;
    const request = {
      state,
      tokenHash,
      member: memberWithToken(state, tokenHash),
      sender: peer.sender,
      expectedVersion,
      at: this.#ports.clock.wallTime(),
      random: this.#ports.random,
      moveCodes: this.#moveCodes,
      tables: this.#ports.tables,
    };
    const ruling = rulingOn(request, command.type, command);
    if (!ruling.ok) return ruling;
    const { changes, ...rest } = ruling;
    return { ...rest, draft: { changes, news: [] } };
  }

  protected perform(effects: readonly Effect[]): void {
    for (const effect of effects) {
      switch (effect.type) {
        case "goodbye":
          this.people.farewell(effect.tokenHash, effect.reason);
          break;
        case "strangersLeave":
          this.people.strangersLeave(this.log.state);
          break;
        case "moved":
          this.#moveCodes.withdraw(effect.memberId);
          break;
        case "endTable":
          void this.#ports.tables.end(effect.code).catch(this.#ports.onError);
      }
    }
  }

  protected follow(): void {}

  protected show(): void {
    const open = new Set(this.log.state.tables.map(({ code }) => code));
    for (const code of this.#facts.keys()) if (!open.has(code)) this.#facts.delete(code);
    this.#tellAll();
  }

  protected welcome(peer: Peer): void {
    this.#tellOne(peer);
  }

  protected showPresence(): void {
    if (this.people.hasChanged(this.people.membersHere(this.log.state))) this.#tellAll();
  }

  #tellOne(peer: Peer): void {
    this.people.tellOne(peer, (each) => this.#frameFor(each));
  }

  #tellAll(): void {
    const here = this.people.membersHere(this.log.state);
    this.people.tell(here, (peer) => this.#frameFor(peer, here));
  }

  #frameFor({ connection: { tokenHash } }: Peer, here = this.people.membersHere(this.log.state)): ClubFrame {
    const { msLeft } = this.scheduler;
    return frameFor(this.log.state, { tokenHash, here, facts: this.#facts, msLeft });
  }

  protected timers(): readonly ClubTimer[] {
    return timersOf(this.log.state);
  }

  protected completing(): readonly Change[] {
    return [];
  }

  protected async whenDue(timer: ClubTimer): Promise<void> {
    const changes = await timer.write(this.log.state, this.#ports);
    if (changes !== null) await this.commit({ changes, news: [] });
    else {
      this.scheduler.retry(timer, timer.span.least);
      this.schedule();
    }
  }
}
