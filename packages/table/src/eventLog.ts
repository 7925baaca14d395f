import { POSITIONS } from "@buck/engine";
import type { Position } from "@buck/engine";
import type { Answer, Code } from "@buck/protocol";
import { AnswerCache } from "./answerCache.ts";
import { completedBy } from "./completed.ts";
import type { Entry, EntryDraft, FinishedGame } from "./entry.ts";
import { sameDealsIn } from "./knownDeals.ts";
import { KnownCommand, TableLost } from "./ports.ts";
import type { Ports, SavedTable } from "./ports.ts";
import { reduce } from "./reduce.ts";
import { unopened } from "./unopened.ts";
import { gameSeals } from "./sealing.ts";
import { snapshotOf, stateOf } from "./snapshot.ts";
import { nameAt, peopleOf, seatAt, withoutNews } from "./state.ts";
import type { TableState } from "./state.ts";

/** Milliseconds before the table uses a store again that has failed. */
const STORE_RETRY = 1_000;

/** At most this many entries are replayed when a table is opened. */
const SNAPSHOT_EVERY = 64;

/** How an entry comes about. */
interface Written {
  /** Undefined for what the table does by itself. */
  readonly commandId: string | undefined;
  /** Positions of the people who are connected. */
  readonly here: readonly Position[];
}

/** The table's state, always as its stored log gives it: an entry is stored first, then applied. */
export class EventLog {
  readonly #ports: Ports;
  readonly #answers: AnswerCache;
  #state: TableState;
  #failedUntil = 0;
  #isLost = false;
  #sinceSnapshot: number;

  constructor({ code, saved, ports }: { code: Code; saved: SavedTable; ports: Ports }) {
    this.#ports = ports;
    this.#answers = new AnswerCache(ports.clock);
    const { snapshot, entries, chat } = saved;
    const start = snapshot === null ? unopened(code) : stateOf(snapshot);
    this.#state = entries.reduce((state, entry) => reduce(state, entry), { ...start, chat });
    this.#sinceSnapshot = entries.length;
    for (const command of saved.answered) this.#answers.store(command);
  }

  get state(): TableState {
    return this.#state;
  }

  /** Somebody else writes this log: nothing can be written here any more. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** On the monotonic clock: the table does nothing by itself before this time. */
  get failedUntil(): number {
    return this.#failedUntil;
  }

  /** Stores one entry and applies it; null, and nothing has changed, when it cannot be stored. Throws TableLost and KnownCommand. */
  async write({ changes, news, nextPlay }: EntryDraft, { commandId, here }: Written): Promise<Entry | null> {
    const { clock, store } = this.#ports;
    const seq = this.#state.version + 1;
    const draft: Entry = {
      seq,
      at: clock.wallTime(),
      commandId: commandId ?? `table/${seq}`,
      changes,
      news,
    };
    const drafted = reduce(this.#state, draft, nextPlay);
    const completed = completedBy(changes, drafted, here);
    const entry = completed.length === 0 ? draft : { ...draft, changes: [...changes, ...completed] };
    const next = entry === draft ? drafted : reduce(this.#state, entry);
    const isDue = this.#sinceSnapshot + 1 >= SNAPSHOT_EVERY;
    try {
      await store.append(this.#state.code, entry, {
        finished: finishedBetween(this.#state, next),
        snapshot: isDue ? snapshotOf(next) : undefined,
      });
    } catch (error) {
      return this.#notStored(error);
    }
    this.#state = next;
    this.#sinceSnapshot = isDue ? 0 : this.#sinceSnapshot + 1;
    if (commandId !== undefined) this.#answers.store(entry);
    return entry;
  }

  #notStored(error: unknown): null {
    const isKnown = error instanceof KnownCommand;
    // An entry that this table has not seen yet is somebody else's.
    if (error instanceof TableLost || (isKnown && error.seq > this.#state.version)) {
      this.#isLost = true;
      throw isKnown ? new TableLost(error.message) : error;
    }
    if (isKnown) throw error;
    this.failed(error);
    return null;
  }

  failed(error: unknown): void {
    this.#failedUntil = this.#ports.clock.monotonic() + STORE_RETRY;
    this.#ports.onError?.(error);
  }

  /** The earlier answer to a command; null when the command is new. */
  answerTo(commandId: string): Answer | null {
    return this.#answers.find(commandId);
  }

  /** Forgets answers to commands that cannot come again, and the moment before this one: everybody has been told. */
  tidy(): void {
    this.#answers.forgetOld();
    this.#state = withoutNews(this.#state);
  }

  /** For answers that leave no entry. */
  keepAnswer(commandId: string, answer: Answer): Answer {
    this.#answers.keep(commandId, answer);
    return answer;
  }
}

/** The record of the game that ended between two states; undefined when none did. */
function finishedBetween(before: TableState, after: TableState): FinishedGame | undefined {
  const { game } = after;
  if (game === null || after.finishedGames === before.finishedGames) return undefined;
  const seals = game.sealing === null ? undefined : gameSeals(game.gameId, game.sealing);
  const sameDealsAs = sameDealsIn(game);
  return {
    gameId: game.gameId,
    game: game.play.game,
    options: game.rules.options,
    players: POSITIONS.map((position) => ({
      position,
      name: nameAt(after, position),
      kind: seatAt(after, position).kind === "person" ? "person" : "bot",
    })),
    actions: game.history.actions,
    times: game.history.times,
    owners: peopleOf(after).map(({ tokenHash }) => tokenHash),
    ...(seals === undefined ? {} : { seals }),
    ...(sameDealsAs === undefined ? {} : { sameDealsAs }),
  };
}
