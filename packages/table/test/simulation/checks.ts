import type { Position } from "@buck/engine";
import type { Answer, CommandMessage, Frame } from "@buck/protocol";
import type { Entry } from "../../src/index.ts";
import { paceOf } from "../../src/pace.ts";
import { frameFor, newsOf } from "../../src/frames.ts";
import { personWithToken, seatAt } from "../../src/state.ts";
import type { Person, TableState } from "../../src/state.ts";
import type { Identity } from "../../src/connectionState.ts";
import type { Disk } from "./log.ts";

function fail(message: string, ...details: readonly unknown[]): never {
  throw new Error([message, ...details.map((detail) => JSON.stringify(detail))].join("\n"));
}

/** What somebody was shown is what the log says they should see at that version, to the letter. */
export function checkFrame(disk: Disk, frame: Frame, tokenHash: string, isWelcome: boolean): void {
  const state = disk.stateAt(frame.version);
  const owner = personWithToken(state, tokenHash);
  const { role } = frame.you;
  if (role === "player" && owner === null) fail("A stranger is shown a seat", frame.you);
  const entryNews = isWelcome ? null : newsOf(disk.entryAt(frame.version));
  const expected = frameFor(state, identityFor(role, owner), {
    entryNews,
    timer: frame.timer,
    here: shownHere(frame),
  });
  if (!isSame(frame, expected)) fail(`Version ${frame.version} is not what the log says`, frame, expected);
}

function identityFor(role: Frame["you"]["role"], owner: Person | null): Identity {
  if (role === "player" && owner !== null) return { role, person: owner, owner };
  return role === "watcher"
    ? { role, person: null, owner, watchingAs: "" }
    : { role: "visitor", person: null, owner };
}

/** Who is connected is not in the log. */
function shownHere({ game }: Frame): readonly Position[] {
  const players = game?.view.players ?? [];
  return players.filter(({ connected }) => connected).map(({ position }) => position);
}

/** Deep equality of plain data; much faster here than comparing it as text. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const [mine, theirs] = [Object.keys(a), Object.keys(b)];
  if (mine.length !== theirs.length || Array.isArray(a) !== Array.isArray(b)) return false;
  return mine.every(
    (key, index) => theirs[index] === key && isSame(Reflect.get(a, key), Reflect.get(b, key)),
  );
}

/** Wishes that may be granted without leaving a trace: what was wished for was so already, or is not written down. */
const TRACELESS = new Set<string>([
  "watch",
  "leave",
  "moveSeat",
  "lock",
  "ready",
  "rename",
  "changeSeat",
  "swapSeats",
]);
/** Said of the moment, not of the command: the same command may be tried again. */
const PASSING = new Set(["STORE_FAILING", "GONE"]);

export function isFinal(answer: Answer): boolean {
  return answer.ok || !PASSING.has(answer.code);
}

/** What is acknowledged is in the log, what is refused is not, and a command has one answer. */
export function checkAnswer(
  disk: Disk,
  {
    sender,
    message,
    answer,
    before,
  }: {
    readonly sender: string;
    readonly message: CommandMessage;
    readonly answer: Answer;
    readonly before: Answer | undefined;
  },
): void {
  const seq = disk.seqOf(`${sender}/${message.commandId}`);
  if (answer.version > disk.entries.length) fail("An answer knows a version the log does not", answer);
  if (!isFinal(answer)) return;
  if (before !== undefined && JSON.stringify(before) !== JSON.stringify(answer)) {
    fail("The same command was answered differently", message, before, answer);
  }
  if (!answer.ok && seq !== null) fail("A refused command had an effect", message, answer);
  if (answer.ok && seq === null && !TRACELESS.has(message.command.type)) {
    fail("An acknowledged command is not in the log", message, answer);
  }
  if (answer.ok && seq !== null) checkDecidedInTime(disk, message, seq);
  if (answer.ok && seq !== null && seq !== answer.version) fail("Acknowledged at another version", answer);
}

/** Nothing is played into another moment than the one it was decided in. */
function checkDecidedInTime(disk: Disk, { command, expectedVersion }: CommandMessage, seq: number): void {
  if (command.type !== "act") return;
  const since = disk.stateAt(seq - 1).game?.waitingSince[command.action.playerPosition] ?? Infinity;
  if (expectedVersion < since) fail(`Decided at ${expectedVersion}, played at ${seq}`, command);
}

/** What the table does by itself, it does not do before its time. */
export function checkNotEarly(
  disk: Disk,
  entry: Entry,
  now: number,
  awaySince: (hash: string) => number,
): void {
  if (!entry.commandId.startsWith("table/") || entry.seq === 1) return;
  const state = disk.now;
  for (const change of entry.changes) {
    if (change.type === "covered") {
      const seat = seatAt(state, change.position);
      const since = seat.kind === "person" ? awaySince(seat.tokenHash) : now;
      expectPassed(entry, now - since, state.settings.graceSeconds * 1_000);
    }
    if (change.type === "gameActed") checkAction(disk, state, entry, now);
  }
}

function checkAction(disk: Disk, state: TableState, entry: Entry, now: number): void {
  const { game } = state;
  if (game === null) fail("The table plays without a game", entry);
  if (state.paused) fail("The table plays on in a pause", entry);
  const { chore } = game.play;
  if (chore === null) return checkDecision(disk, state, entry, now);
  const isHurried = chore.pace === "result" && state.ready.length > 0;
  const least = isHurried ? 0 : paceOf(state.settings)[chore.pace];
  expectPassed(entry, now - (disk.times[game.changedAt] ?? 0), least);
}

function checkDecision(disk: Disk, { game, settings }: TableState, entry: Entry, now: number): void {
  const { bot, trick } = paceOf(settings);
  const isTimeout = entry.news.some(({ type }) => type === "timedOut");
  const botTakes = bot.least + (game?.play.trickLies === true ? trick : 0);
  const since = game?.waitingSince[deciderOf(entry)] ?? 0;
  const least = isTimeout ? (settings.turnTimer ?? 0) * 1_000 : botTakes;
  expectPassed(entry, now - (disk.times[since] ?? 0), least);
}

function deciderOf({ changes: [change] }: Entry): number {
  const action = change?.type === "gameActed" ? change.action : null;
  return action !== null && "playerPosition" in action ? (action.playerPosition ?? 0) : 0;
}

function expectPassed(entry: Entry, passed: number, least: number): void {
  if (passed < least) fail(`After ${passed} ms of ${least}, too early`, entry);
}
