import { games } from "@buck/engine";
import type { Game, GameEvent, GameName, Games, Position } from "@buck/engine";
import { LIMITS, handEventsAfter, ownUpdate, seated, sharedUpdate } from "@buck/protocol";
import type {
  Frame,
  GameEvents,
  GameFrame,
  OwnUpdate,
  Presence,
  PrivateNews,
  Seals,
  Seating,
  SharedUpdate,
  TableInfo,
} from "@buck/protocol";

/** What a table says at one version: to everybody, and to this person alone. */
export interface Update {
  readonly shared: SharedUpdate;
  readonly own: OwnUpdate | undefined;
}

export type Parsed<Message> =
  | { readonly success: true; readonly data: Message }
  | { readonly success: false };

/** Both parts as they travel; the second is left out where there is nothing in it. */
export function readUpdate([everybody, person]: readonly unknown[]): Parsed<Update> {
  const shared = sharedUpdate.safeParse(everybody);
  const own = ownUpdate.safeParse(person ?? {});
  if (!shared.success || !own.success) return { success: false };
  return { success: true, data: { shared: shared.data, own: own.data } };
}

/** The frame that an update makes of the last one; null when it does not lead to what the table has. */
export function applyUpdate(last: Frame, { shared, own = {} }: Update, presence: Presence): Frame | null {
  const table = tableAfter(last.table, shared);
  const game = gameAfter(last.game, { shared, own }, seatingOf(table, presence));
  if (game === "lost") return null;
  return {
    version: shared.version,
    table,
    you: Object.assign({}, last.you, own.you),
    game,
    lateHand: own.lateHand === undefined ? last.lateHand : own.lateHand,
    news: shared.news ?? [],
    said: own.said ?? [],
    timer: own.timer ?? shared.timer ?? null,
    seals: sealsAfter(last.seals, shared),
    ...(shared.evening !== undefined && { finished: shared.evening }),
  };
}

function tableAfter(last: TableInfo, { at, table, finished }: SharedUpdate): TableInfo {
  const finishedGames =
    finished === undefined
      ? last.finishedGames
      : [...last.finishedGames, finished].slice(-LIMITS.finishedGames);
  return Object.assign({}, last, table, { finishedGames, updatedAt: at });
}

function sealsAfter(last: Seals | null, { seals = last, secret }: SharedUpdate): Seals | null {
  return seals === null || secret === undefined ? seals : { ...seals, secret };
}

function seatingOf({ seats }: TableInfo, { here }: Presence): Seating {
  const nameAt = (position: Position) => {
    const seat = seats[position];
    return seat === undefined || seat.kind === "empty" ? "" : seat.name;
  };
  return { nameAt, isHere: (position) => here.includes(position) };
}

function gameAfter(
  last: Frame["game"],
  { shared, own }: { readonly shared: SharedUpdate; readonly own: OwnUpdate },
  seating: Seating,
): Frame["game"] | "lost" {
  if (own.game !== undefined) return own.game;
  if (last === null) return shared.game === undefined ? null : "lost";
  return followed(last, { update: shared.game, news: own.own, seating });
}

interface Happened {
  readonly update: GameEvents | undefined;
  readonly news: PrivateNews | undefined;
  readonly seating: Seating;
}

function followed<Name extends GameName>(
  last: GameFrame<Name>,
  { update, news, seating }: Happened,
): GameFrame<Name> | "lost" {
  const { game } = last;
  if (update === undefined) return frameOf<Name>(game, seated<Games[Name]["view"]>(last.view, seating), []);
  if (!isOf(game, update) || (news !== undefined && !isOf(game, news))) return "lost";
  const rules: Game<Games[Name]> = games[game];
  const view = rules.follow(last.view, update.events, news);
  return frameOf<Name>(game, seated<Games[Name]["view"]>(view, seating), update.events);
}

function isOf<Name extends GameName, Said extends { readonly game: GameName }>(
  game: Name,
  said: Said,
): said is Extract<Said, { readonly game: Name }> {
  return said.game === game;
}

function frameOf<Name extends GameName>(
  game: Name,
  view: Games[Name]["view"],
  events: readonly Games[Name]["event"][],
): GameFrame<Name> {
  return { game, view, events };
}

/** The public events of the hand after one more frame. */
export function handSoFar(
  before: readonly GameEvent[],
  last: Frame,
  { table, game, news }: Frame,
): readonly GameEvent[] {
  if (game === null) return [];
  for (const each of news) {
    if (each.type === "undone") return before.slice(0, each.handEvents);
  }
  return handEventsAfter(table.gameId === last.table.gameId ? before : [], game.events);
}
