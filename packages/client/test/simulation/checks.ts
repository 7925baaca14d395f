import type { GameEvent, Position } from "@buck/engine";
import type { Answer, CommandMessage, Frame } from "@buck/protocol";
import type { Entry } from "@buck/table";
import { botSpan, chatFor, frameFor, newsOf, paceOf, personWithToken, seatAt } from "@buck/table/testing";
import type { Identity, RunningGame, TableState } from "@buck/table/testing";
import type { ClientState } from "../../src/tableClient.ts";
import type { Disk } from "./log.ts";

export function fail(message: string, ...details: readonly unknown[]): never {
  throw new Error([message, ...details.map((detail) => JSON.stringify(detail))].join("\n"));
}

/** What a client shows is what the log says its person should see at that version, to the letter. */
export function checkShown(disk: Disk, state: ClientState, before: ClientState, tokenHash: string): void {
  const { frame, isResync, handEvents } = state;
  if (frame === null) return fail("A client forgets what it was shown");
  if (!isResync && frame.version !== (before.frame?.version ?? 0) + 1) {
    fail(`Version ${frame.version} is acted out after ${before.frame?.version}`, frame);
  }
  checkFrame(disk, frame, tokenHash, isResync);
  checkOneHand(disk, frame, tokenHash);
  checkHand(disk, frame, handEvents);
}

export function checkFrame(disk: Disk, frame: Frame, tokenHash: string, isWelcome: boolean): void {
  const state = disk.stateAt(frame.version);
  const entryNews = isWelcome ? null : newsOf(disk.entryAt(frame.version));
  const { evening } = state;
  const hasEnded = !isWelcome && evening !== disk.stateAt(frame.version - 1).evening;
  const expected = {
    ...frameFor(state, identityOf(state, frame, tokenHash), {
      entryNews,
      timer: frame.timer,
      here: shownHere(frame),
    }),
    ...(hasEnded && frame.you.role !== "visitor" && { finished: evening.at(-1) }),
  };
  if (!isSame(frame, expected)) fail(`Version ${frame.version} is not what the log says`, frame, expected);
}

/** Who is connected is not in the log. */
function shownHere({ game }: Frame): readonly Position[] {
  const players = game?.view.players ?? [];
  return players.filter(({ connected }) => connected).map(({ position }) => position);
}

/** By the token, the game and the hand: the seat whose cards were shown. */
const handsKnown = new WeakMap<Disk, Map<string, Position>>();

/** Nobody is shown the cards of two seats in one hand. */
function checkOneHand(disk: Disk, { game, table }: Frame, tokenHash: string): void {
  if (game === null || game.view.viewer === "spectator") return;
  const known = handsKnown.get(disk) ?? new Map<string, Position>();
  handsKnown.set(disk, known);
  const { viewer, round } = game.view;
  const key = `${tokenHash}:${table.gameId}:${round}`;
  const before = known.get(key) ?? viewer;
  known.set(key, before);
  // Once a game is over every card is shown.
  if (before !== viewer && !game.view.gameOver)
    fail(`Seats ${before} and ${viewer} are known in one hand`, key);
}

/** The hand is told from its deal on, whenever somebody came. */
function checkHand(disk: Disk, { version, game }: Frame, handEvents: readonly GameEvent[]): void {
  const expected = game === null ? [] : (disk.stateAt(version).game?.play.handEvents().events ?? []);
  if (!isSame(handEvents, expected)) fail(`The hand at ${version} is told wrongly`, handEvents, expected);
}

function identityOf(state: TableState, { you: { role } }: Frame, tokenHash: string): Identity {
  const owner = personWithToken(state, tokenHash);
  if (role === "watcher") return { tokenHash, role, person: null, owner, watchingAs: "" };
  if (role === "visitor") return { tokenHash, role, person: null, owner };
  if (owner === null) return fail("A stranger is shown a seat", tokenHash);
  return { tokenHash, role, person: owner, owner };
}

/** The newest lines are those of the log, in order and none of them twice. */
export function checkChat(disk: Disk, { frame, chat }: ClientState, tokenHash: string): void {
  if (frame === null) return;
  const state = disk.stateAt(frame.version);
  const expected = chatFor(state, identityOf(state, frame, tokenHash));
  const shown = expected.length === 0 ? [] : chat.slice(-expected.length);
  if (!isSame(shown, expected)) fail(`The chat at ${frame.version} is not what the log says`, chat, expected);
}

/** A command is given up when the table has ended it, or has not been heard for a minute. */
export function checkGivenUp({ ending }: ClientState, waitedMs: number): void {
  if (ending === null && waitedMs < PATIENCE) fail(`A command was given up after ${waitedMs} ms`);
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

const PATIENCE = 60_000;

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
  "askForChair",
  "changeSettings",
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
    key,
    message,
    answer,
    before,
  }: {
    /** Sender and commandId, as in the log. */
    readonly key: string;
    readonly message: CommandMessage;
    readonly answer: Answer;
    readonly before: Answer | undefined;
  },
): void {
  const seq = disk.seqOf(key);
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
  const least = isHurried ? 0 : (paceOf(state.settings)[chore.pace] ?? Infinity);
  expectPassed(entry, now - (disk.times[game.changedAt] ?? 0), least);
}

function checkDecision(disk: Disk, state: TableState, entry: Entry, now: number): void {
  const { game, settings } = state;
  if (game === null) fail("Somebody decides without a game", entry);
  const isTimeout = entry.news.some(({ type }) => type === "timedOut");
  if (game.claim !== null) return checkClaimed(game, entry);
  const since = game.waitingSince[deciderOf(entry)] ?? 0;
  const passed = now - (disk.times[since] ?? 0);
  if (isTimeout) return expectPassed(entry, passed, (settings.turnTimer ?? 0) * 1_000);
  // The bot's time was drawn at one of the versions since the question: when it was asked, or when it took the seat.
  const spans = disk.states
    .slice(since)
    .map((then) => (then.game === null ? 0 : botSpan(then, then.game).least));
  expectPassed(entry, passed, Math.min(...spans));
}

/** In a claimed rest the table leads the claimer's cards in the order that was proved. */
function checkClaimed({ claim, play }: RunningGame, { changes: [change], seq }: Entry): void {
  const action = change?.type === "gameActed" ? change.action : null;
  if (action?.type !== "PLAY_CARD" || claim === null)
    fail(`No card is played in a claimed rest at ${seq}`, change);
  if (action.playerPosition !== claim.position) return;
  const left = new Set(play.decisions(claim.position).map((each) => ("cardId" in each ? each.cardId : null)));
  const next = claim.cardIds.find((cardId) => left.has(cardId));
  if (action.cardId !== next) fail(`Another card than the next of the claim at ${seq}`, change);
}

function deciderOf({ changes: [change] }: Entry): number {
  const action = change?.type === "gameActed" ? change.action : null;
  return action !== null && "playerPosition" in action ? (action.playerPosition ?? 0) : 0;
}

function expectPassed(entry: Entry, passed: number, least: number): void {
  if (passed < least) fail(`After ${passed} ms of ${least}, too early`, entry);
}
