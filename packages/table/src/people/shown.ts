import type { GameName, Position, Viewer } from "@buck/engine";
import type {
  ChatLine,
  EveningGame,
  Frame,
  GameEvents,
  News,
  OwnUpdate,
  Presence,
  SharedUpdate,
  TableInfo,
  Timer,
  Welcome,
  You,
} from "@buck/protocol";
import type { Countdown } from "../clock/scheduler.ts";
import { besideShown, tableShown, youShown } from "../features/index.ts";
import { lateHandNews } from "../features/lateHands.ts";
import { sealNews } from "../features/seals.ts";
import { chatFor, heardBy } from "../features/talk.ts";
import type { Entry } from "../state/entry.ts";
import { nameAt, peopleOf, waitsForDeal } from "../state/state.ts";
import type { Identity, TableState } from "../state/state.ts";
import type { LastShown } from "./connections.ts";

/** What one entry tells people beside the new state. */
interface EntryNews {
  readonly news: readonly News[];
  readonly said: readonly ChatLine[];
}

export function newsOf({ news, changes }: Pick<Entry, "news" | "changes">): EntryNews {
  return { news, said: changes.flatMap((change) => (change.type === "said" ? [change.line] : [])) };
}

/** What a frame needs beside the state. */
interface FrameExtras {
  readonly entryNews: EntryNews | null;
  readonly timer: Timer | null;
  /** Positions of the people who are connected. */
  readonly here: readonly Position[];
}

/**
 * Everything one person may see at this version. Game state leaves the table only through this function, and through
 * updates to those who follow it.
 * Without `entryNews` the frame tells the state alone, and no events.
 */
export function frameFor(
  state: TableState,
  identity: Identity,
  { entryNews, timer, here }: FrameExtras,
): Frame {
  const { lateHand, seals } = besideShown(state, identity);
  return {
    version: state.version,
    table: tableShown(state),
    you: youShown(state, identity),
    game: gameFor(state, identity, { here, withEvents: entryNews !== null }),
    lateHand,
    news: entryNews?.news ?? [],
    said: heardBy(identity, entryNews?.said ?? []),
    timer,
    seals,
  };
}

export function welcomeFor(
  state: TableState,
  identity: Identity,
  { presence, countdown }: { readonly presence: Presence; readonly countdown: Countdown },
): Welcome {
  const timer = countdown(identity.person?.position ?? null);
  return {
    frame: frameFor(state, identity, { entryNews: null, timer, here: presence.here }),
    handEvents: handEventsFor(state, identity),
    chat: chatFor(state, identity),
    evening: identity.role === "visitor" ? [] : state.evening,
    presence,
  };
}

/** The public events of the hand on the table, for everybody who may see the game. */
function handEventsFor({ game }: TableState, { role }: Identity): GameEvents | null {
  return role === "visitor" || game === null ? null : game.play.handEvents();
}

/** Whose view of the game a person has; null when none. */
function viewerOf(state: TableState, { role, person }: Identity): Viewer | null {
  if (role === "visitor" || state.game === null) return null;
  return person === null || waitsForDeal(state, person) ? "spectator" : person.position;
}

function gameFor(
  state: TableState,
  identity: Identity,
  { here, withEvents }: { readonly here: readonly Position[]; readonly withEvents: boolean },
): Frame["game"] {
  const viewer = viewerOf(state, identity);
  const seen = viewer === null ? null : viewOf(state, { viewer, here });
  return seen === null || withEvents ? seen : { ...seen, events: [] };
}

/** The game as one viewer may see it. A bot is given the same for its seat. */
export function viewOf(
  state: TableState,
  { viewer, here }: { readonly viewer: Viewer; readonly here: readonly Position[] },
): Frame["game"] {
  const seating = {
    nameAt: (position: Position) => nameAt(state, position),
    isHere: (position: Position) => here.includes(position),
  };
  return state.game?.play.frame(viewer, seating) ?? null;
}

export function lastShownTo(state: TableState, identity: Identity, inWelcome: boolean): LastShown {
  return { you: youShown(state, identity), viewer: viewerOf(state, identity), inWelcome };
}

/** An entry that people are to be told, and the table around it. */
interface NewEntry {
  readonly before: TableState;
  readonly after: TableState;
  readonly entry: Entry;
  readonly countdown: Countdown;
  /** Positions of the people who are connected. */
  readonly here: readonly Position[];
}

/** The entry for somebody who wants a whole frame. */
export function frameAfter(latest: NewEntry, identity: Identity): Frame {
  const { after, entry, countdown, here } = latest;
  const timer = countdown(identity.person?.position ?? null);
  const frame = frameFor(after, identity, { entryNews: newsOf(entry), timer, here });
  const finished = identity.role === "visitor" ? undefined : finishedWith(latest);
  return finished === undefined ? frame : { ...frame, finished };
}

/** The game that ended with an entry, for the evening. */
function finishedWith({ before, after }: Pick<NewEntry, "before" | "after">): EveningGame | undefined {
  return after.evening === before.evening ? undefined : after.evening.at(-1);
}

/** What one entry sends to people who follow it, made once. Visitors get nothing of the game. */
export function sharedUpdates(latest: NewEntry): {
  readonly toVisitors: SharedUpdate;
  readonly toPeople: SharedUpdate;
} {
  const { before, after, entry, countdown } = latest;
  const toVisitors: SharedUpdate = {
    version: after.version,
    at: after.updatedAt,
    news: entry.news.length > 0 ? entry.news : undefined,
    table: changesBetween(tableShown(before), tableShown(after)),
    finished: after.finishedGames === before.finishedGames ? undefined : after.finishedGames.at(-1),
    timer: countdown(null) ?? undefined,
  };
  const game = (isFollowed(latest) ? after.game?.play.update() : null) ?? undefined;
  const evening = finishedWith(latest);
  return { toVisitors, toPeople: { ...toVisitors, game, evening, ...sealNews(before, after) } };
}

interface Told {
  readonly was: LastShown;
  readonly is: LastShown;
  readonly common: SharedUpdate;
}

/** What one person must be told beside it; undefined when nothing. */
export function ownUpdate(
  latest: NewEntry,
  identity: Identity,
  { was, is, common }: Told,
): OwnUpdate | undefined {
  const said = heardBy(identity, newsOf(latest.entry).said);
  const you = was.inWelcome ? is.you : changesBetween(was.you, is.you);
  const timer = latest.countdown(identity.person?.position ?? null);
  const own: OwnUpdate = {
    ...ownGame(latest, identity, { was, is }),
    ...lateHandNews(latest.before, latest.after, identity),
    ...(you !== undefined && { you }),
    ...(said.length > 0 && { said }),
    // The clock that runs for them, where it is another than for everybody.
    ...(timer !== null && timer.msLeft !== common.timer?.msLeft && { timer }),
  };
  return Object.keys(own).length === 0 ? undefined : own;
}

/** Their own new cards, or the whole game where they cannot follow it. */
function ownGame(latest: NewEntry, identity: Identity, { was, is }: Pick<Told, "was" | "is">): OwnUpdate {
  const { after, here } = latest;
  const { viewer } = is;
  if (viewer === null && was.viewer === null) return {};
  if (viewer === null || viewer !== was.viewer || !isFollowed(latest)) {
    return { game: gameFor(after, identity, { here, withEvents: true }) };
  }
  const own = after.game?.play.ownNews(viewer) ?? null;
  return own === null ? {} : { own };
}

/** Whether the entry's events lead to the game as it is now. A deal is shown whole, and so is a game that went back. */
function isFollowed({ before: { game: was }, after: { game: is } }: NewEntry): boolean {
  if (was === null || is === null || was.gameId !== is.gameId) return false;
  const acted = is.actions.slice(was.actions.length);
  const isForward = is.actions.length >= was.actions.length && acted.length <= 1;
  return isForward && acted.every(({ type }) => type !== "DEAL");
}

/** Fields of a table that have another way to a client, or never change. */
const ELSEWHERE = new Set(["code", "finishedGames", "createdAt", "updatedAt"]);

/** The fields that have changed, of a table or of who somebody is; undefined when nothing has. */
function changesBetween<Told extends TableInfo | You>(before: Told, after: Told) {
  const was: ReadonlyMap<string, unknown> = new Map(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([key, value]) => !ELSEWHERE.has(key) && !isSame(was.get(key), value),
  );
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** What a link tells of a table before anybody opens it: a part of what every visitor sees. */
export interface PublicFacts {
  readonly title: string;
  readonly game: GameName;
  readonly stage: TableState["stage"];
  /** The people with a seat, bots not counted. */
  readonly names: readonly string[];
  readonly emptySeats: number;
}

export function publicFactsOf(state: TableState): PublicFacts {
  const { settings, stage } = state;
  return {
    title: settings.title,
    game: settings.rules.game,
    stage,
    names: peopleOf(state)
      .filter(({ absence }) => absence !== "left")
      .map(({ name }) => name),
    emptySeats: state.seats.filter(({ kind }) => kind === "empty").length,
  };
}
