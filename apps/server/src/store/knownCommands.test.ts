import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { SEED, seededRandom } from "../../test/support/seededRandom.ts";
import type { Append, AppendOutcome } from "./appendBatch.ts";
import { COMMANDS_KEPT } from "./bounds.ts";
import { openDatabase } from "./database.ts";
import { commandHash } from "./knownCommands.ts";
import { databaseOperations } from "./operations.ts";
import { packAppends } from "./packedAppends.ts";

const TABLE = "ACDE-FGHJ";

const entry = (seq: number, command: string | null = null, more: Partial<Append> = {}): Append => ({
  table: TABLE,
  seq,
  at: 1000 * seq,
  command,
  changes: "[]",
  chat: [],
  closes: false,
  game: null,
  snapshot: null,
  ...more,
});

const withSnapshot = (seq: number, command: string | null = null) =>
  entry(seq, command, { snapshot: `{"version":${seq}}` });

/** An entry is refused when its number or its command is there already. */
function wordFor(outcome: AppendOutcome): string {
  if (outcome === null) return "kept";
  return outcome.isConflict || outcome.knownAt !== undefined ? "refused" : outcome.message;
}

function openFile() {
  const folder = mkdtempSync(join(tmpdir(), "buck-commands-"));
  const file = join(folder, "buck.db");
  const database = openDatabase(file);
  onTestFinished(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });
  let operations = databaseOperations(database, file);
  const append = (...batch: readonly Append[]) => operations.append(packAppends(batch)).map(wordFor);
  return {
    database,
    append,
    /** The entries and one more, for which there is no room: all are undone. */
    appendTooMuch: (...batch: readonly Append[]) => {
      database.pragma("max_page_count = 1");
      try {
        return append(...batch, entry(1, null, { table: "OTHER", changes: "x".repeat(200_000) }));
      } catch {
        return "undone";
      } finally {
        database.pragma("max_page_count = 100000");
      }
    },
    known: () => operations.restore(TABLE)?.commands ?? [],
    loggedSeqs: () => operations.entries(TABLE).map(({ seq }) => seq),
    /** From here on nothing is remembered. */
    restart: () => void (operations = databaseOperations(database, file)),
  };
}

test("TABLE-STORE-5 a command is refused while its entry is in the log", () => {
  const { append, known } = openFile();
  append(entry(1, "p/1"), entry(2));
  expect(append(entry(3, "p/1"))).toEqual(["refused"]);
  expect(append(entry(3, "p/3"), entry(4, "p/3"))).toEqual(["kept", "refused"]);
  expect(known()).toEqual([
    ["p/1", 1],
    ["p/3", 3],
  ]);
});

test("TABLE-STORE-5 a command is refused after its entry has left the log", () => {
  const { append, known, loggedSeqs } = openFile();
  append(entry(1, "p/1"), withSnapshot(2, "p/2"), withSnapshot(3, "p/3"));
  expect(loggedSeqs()).toEqual([3]);
  for (const command of ["p/1", "p/2", "p/3"]) expect(append(entry(4, command))).toEqual(["refused"]);
  expect(known()).toEqual([
    ["p/1", 1],
    ["p/2", 2],
    ["p/3", 3],
  ]);
});

describe.each([
  ["its entry is in the log", []],
  ["its entry has left the log", [withSnapshot(2), withSnapshot(3)]],
])("TABLE-STORE-5 %s", (_, before) => {
  const forgotten = 1 + COMMANDS_KEPT;

  test("a command is refused until a snapshot comes so many entries later", () => {
    const { append, known } = openFile();
    append(entry(1, "p/1"), ...before, withSnapshot(forgotten - 1));
    expect(append(entry(forgotten, "p/1"))).toEqual(["refused"]);
    append(withSnapshot(forgotten));
    expect(known()).toEqual([]);
    expect(append(entry(forgotten + 1, "p/1"))).toEqual(["kept"]);
    expect(append(entry(forgotten + 2, "p/1"))).toEqual(["refused"]);
  });

  test("a command is refused after a restart", () => {
    const { append, restart } = openFile();
    append(entry(1, "p/1"), ...before);
    restart();
    expect(append(entry(4, "p/1"))).toEqual(["refused"]);
  });

  test("a snapshot that is undone forgets no command", () => {
    const { append, appendTooMuch } = openFile();
    append(entry(1, "p/1"), ...before);
    expect(appendTooMuch(withSnapshot(forgotten))).toBe("undone");
    expect(append(entry(forgotten, "p/1"))).toEqual(["refused"]);
  });
});

test("TABLE-STORE-5 a command whose entry was undone is new", () => {
  const { append, appendTooMuch, known } = openFile();
  append(entry(1));
  expect(appendTooMuch(entry(2, "p/2"), entry(3, "p/3"))).toBe("undone");
  expect(append(entry(2, "p/3"), entry(3, "p/2"))).toEqual(["kept", "kept"]);
  expect(known()).toEqual([
    ["p/3", 2],
    ["p/2", 3],
  ]);
});

/** Commands with the same hash. */
const TWINS = [
  ["p/46wu", "p/bwfa"],
  ["p/46wv", "p/bwfb"],
  ["p/46ww", "p/bwfc"],
] as const;

test("TABLE-STORE-5 another command with the same hash is kept", () => {
  const { append } = openFile();
  for (const [index, [one, other]] of TWINS.entries()) {
    expect(commandHash(one)).toBe(commandHash(other));
    const seq = 10 * index;
    expect(append(entry(seq + 1, one), entry(seq + 2, other))).toEqual(["kept", "kept"]);
    expect(append(entry(seq + 3, one), entry(seq + 3, other))).toEqual(["refused", "refused"]);
  }
});

/** What is known, as plainly as it can be said. */
class Model {
  last = 0;
  #known = new Map<string, number>();

  append({ seq, command, snapshot }: Append): string {
    if (seq <= this.last || (command !== null && this.#known.has(command))) return "refused";
    this.last = seq;
    if (command !== null) this.#known.set(command, seq);
    if (snapshot !== null) this.#forget(seq - COMMANDS_KEPT);
    return "kept";
  }

  #forget(until: number): void {
    this.#known = new Map([...this.#known].filter(([, seq]) => seq > until));
  }

  known(): readonly (readonly [string, number])[] {
    return [...this.#known];
  }
}

test(`TABLE-STORE-5 whatever happens, the same commands are known (SEED=${SEED})`, () => {
  const random = seededRandom(SEED);
  const commands = [null, null, ...TWINS.flat()];
  const { database, append, appendTooMuch, known, restart } = openFile();
  database.pragma("synchronous = OFF");
  const model = new Model();
  expect(append(entry(1))).toEqual([model.append(entry(1))]);
  const anyBatch = () => {
    let seq = model.last;
    return Array.from({ length: 1 + random(4) }, () => {
      // Now and then a number that is taken.
      seq += random(8) === 0 ? 0 : 1 + random(60);
      const command = commands[random(commands.length)] ?? null;
      return random(3) === 0 ? withSnapshot(seq, command) : entry(seq, command);
    });
  };
  for (let step = 0; step < 1500; step += 1) {
    const batch = anyBatch();
    if (random(10) === 0) restart();
    const isUndone = random(10) === 0;
    const outcomes = isUndone ? appendTooMuch(...batch) : append(...batch);
    expect(outcomes).toEqual(isUndone ? "undone" : batch.map((each) => model.append(each)));
    expect(known()).toEqual(model.known());
  }
});
