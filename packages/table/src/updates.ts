import type { Position } from "@buck/engine";
import type { Frame, OwnUpdate, SharedUpdate, TableChanges, TableInfo, Timer } from "@buck/protocol";
import type { Identity, LastShown } from "./connectionState.ts";
import { frameFor, gameFor, heardBy, tableInfoOf, viewerOf, youAre } from "./frames.ts";
import type { EntryNews } from "./frames.ts";
import { lateHandFor } from "./lateHands.ts";
import { sealsOf } from "./sealing.ts";
import type { LastDecision, RunningGame, TableState } from "./state.ts";

/** What leads from one version of a table to the next. */
export interface VersionStep {
  readonly before: TableState;
  readonly after: TableState;
  readonly entryNews: EntryNews;
  readonly countdown: (position: Position | null) => Timer | null;
  /** Positions of the people who are connected. */
  readonly here: readonly Position[];
}

/** `before` itself where nothing has changed for them, as with most entries. */
export function shownTo(
  state: TableState,
  identity: Identity,
  { inWelcome, before }: Pick<LastShown, "inWelcome"> & { readonly before: LastShown | null },
): LastShown {
  const { host, removed } = state;
  const viewer = viewerOf(state, identity);
  const isSameYou =
    before?.from.identity === identity && before.from.host === host && before.from.removed === removed;
  if (isSameYou && before.viewer === viewer && before.inWelcome === inWelcome) return before;
  const you = isSameYou ? before.you : youAre(state, identity);
  return { you, viewer, inWelcome, from: { identity, host, removed } };
}

/** The same for somebody who wants a whole frame. */
export function wholeFrame({ after, entryNews, countdown, here }: VersionStep, identity: Identity): Frame {
  return frameFor(after, identity, { entryNews, timer: countdown(identity.person?.position ?? null), here });
}

/** What one entry tells people who follow it: what is the same for all is made once. */
export class Updates {
  readonly #step: VersionStep;
  readonly #common: SharedUpdate;
  #toPeople: SharedUpdate | null = null;

  constructor(step: VersionStep) {
    const { before, after, entryNews, countdown } = step;
    this.#step = step;
    this.#common = {
      version: after.version,
      at: after.updatedAt,
      news: entryNews.news.length > 0 ? entryNews.news : undefined,
      table: isSameTable(before, after) ? undefined : changesBetween(tableInfoOf(before), tableInfoOf(after)),
      finished: after.finishedGames === before.finishedGames ? undefined : after.finishedGames.at(-1),
      timer: countdown(null) ?? undefined,
    };
  }

  /** The same object for everybody who is told the same: visitors hear nothing of the game. */
  shared({ role }: Identity): SharedUpdate {
    if (role === "visitor") return this.#common;
    const { before, after } = this.#step;
    this.#toPeople ??= {
      ...this.#common,
      game: (this.#isFollowed ? after.game?.play.update() : null) ?? undefined,
      ...sealNews(before, after),
    };
    return this.#toPeople;
  }

  /** What one person must be told beside it; undefined when nothing. */
  own(identity: Identity, was: LastShown, is: LastShown): OwnUpdate | undefined {
    const { said: lines } = this.#step.entryNews;
    const said = lines.length === 0 ? [] : heardBy(identity, lines);
    const timer = this.#ownTimer(identity);
    const hasYou = was.inWelcome || (is.you !== was.you && !isSame(is.you, was.you));
    const game = this.#ownGame(identity, was, is);
    const lateHand = this.#lateHand(identity);
    if (game === null && lateHand === null && !hasYou && said.length === 0 && timer === null)
      return undefined;
    return {
      ...game,
      ...lateHand,
      ...(hasYou && { you: is.you }),
      ...(said.length > 0 && { said }),
      ...(timer !== null && { timer }),
    };
  }

  /** The clock that runs for them, where it is another than for everybody; null else. */
  #ownTimer({ person }: Identity): Timer | null {
    const timer = this.#step.countdown(person?.position ?? null);
    return timer === null || timer.msLeft === this.#common.timer?.msLeft ? null : timer;
  }

  /** Their own new cards, or the whole game where they cannot follow it; null when neither. */
  #ownGame(identity: Identity, was: LastShown, { viewer }: LastShown): OwnUpdate | null {
    const { after, here } = this.#step;
    if (viewer === null && was.viewer === null) return null;
    if (viewer === null || viewer !== was.viewer || !this.#isFollowed) {
      return { game: gameFor(after, identity, { here, withEvents: true }) };
    }
    const own = after.game?.play.ownNews(viewer) ?? null;
    return own === null ? null : { own };
  }

  /** What watchers are shown of the hand before, where that has changed; null else. */
  #lateHand(identity: Identity): OwnUpdate | null {
    const { before, after } = this.#step;
    const shown = after.game?.handBefore ?? null;
    const hasChanged =
      (before.game?.handBefore ?? null) !== shown || (shown !== null && before.seats !== after.seats);
    return identity.role === "watcher" && hasChanged ? { lateHand: lateHandFor(after, identity) } : null;
  }

  get #isFollowed(): boolean {
    const { before, after } = this.#step;
    return before.game !== null && after.game?.play.follows(before.game.play.moment) === true;
  }
}

/** Parts of a state that say nothing about the table beside the game, or have another way to a client. */
type Beside = "version" | "updatedAt" | "game" | "finishedGames" | "evening" | "chat";

/** All others. Listed, because they are compared at every entry. */
const TOLD: Readonly<Record<Exclude<keyof TableState, Beside>, true>> = {
  code: true,
  createdAt: true,
  stage: true,
  settings: true,
  seats: true,
  host: true,
  rightfulHost: true,
  removed: true,
  locked: true,
  paused: true,
  ready: true,
  nextDeals: true,
  lastSeals: true,
};
const TOLD_PARTS = Object.keys(TOLD);

/** Most entries change the game alone: then nothing else need be compared. */
function isSameTable(before: TableState, after: TableState): boolean {
  return (
    isSameGame(before.game, after.game) &&
    TOLD_PARTS.every((part) => Reflect.get(before, part) === Reflect.get(after, part))
  );
}

/** Whether two games say the same of the table beside the cards. */
function isSameGame(before: RunningGame | null, after: RunningGame | null): boolean {
  if (before === null || after === null) return before === after;
  return (
    before.gameId === after.gameId &&
    before.dealtAt === after.dealtAt &&
    before.claim === after.claim &&
    before.promised === after.promised &&
    before.play.isOver === after.play.isOver &&
    isSameUndo(before.lastDecision, after.lastDecision)
  );
}

function isSameUndo(before: LastDecision | null, after: LastDecision | null): boolean {
  const isAsked = after?.undo === "asked";
  return (before?.undo === "asked") === isAsked && (!isAsked || before?.agreed === after.agreed);
}

/** Fields that have another way to a client, or never change. */
const ELSEWHERE = new Set(["code", "finishedGames", "createdAt", "updatedAt"]);

/** Undefined when nothing has changed. */
function changesBetween(before: TableInfo, after: TableInfo): TableChanges | undefined {
  const was: ReadonlyMap<string, unknown> = new Map(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([key, value]) => !ELSEWHERE.has(key) && !isSame(was.get(key), value),
  );
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

function sealNews(before: TableState, after: TableState): Pick<SharedUpdate, "seals" | "secret"> {
  // A card changes neither: what is shown need not be built to be compared.
  const isOn = before.stage === after.stage && after.game?.play.isOver !== true;
  if (isOn && before.game?.sealing === after.game?.sealing) return {};
  const [was, is] = [sealsOf(before), sealsOf(after)];
  if (isSame(was, is)) return {};
  const isOpened = was !== null && is !== null && is.secret !== null;
  return isOpened && isSame({ ...was, secret: is.secret }, is) ? { secret: is.secret } : { seals: is };
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
