import type { Position } from "@buck/engine";
import type { Frame, TableInfo, You } from "@buck/protocol";
import type { TableTimer } from "../clock/timers.ts";
import { game } from "../game.ts";
import type { Identity, TableState } from "../state/state.ts";
import { bots } from "./bots.ts";
import { chairs, namesNoChair } from "./chairs.ts";
import { claim } from "./claim.ts";
import { club } from "./club.ts";
import { evening } from "./evening.ts";
import { refusal } from "./feature.ts";
import type { ChangeContext, ChangeOf, CommandOf, Feature, Request, Ruling } from "./feature.ts";
import { hints } from "./hints.ts";
import { host } from "./host.ts";
import { lateHands } from "./lateHands.ts";
import { sameDeals } from "./sameDeals.ts";
import { seals } from "./seals.ts";
import { seats } from "./seats.ts";
import { talk } from "./talk.ts";
import { transfer } from "./transfer.ts";
import { undo } from "./undo.ts";
import { watching } from "./watching.ts";

/** Everything a table can do. Of two timers that are over at once, the one of the earlier feature comes first. */
export const features = [
  seats,
  host,
  chairs,
  transfer,
  watching,
  talk,
  seals,
  claim,
  undo,
  lateHands,
  hints,
  game,
  bots,
  sameDeals,
  evening,
  club,
] satisfies readonly Feature[];

type Part<Name extends keyof Feature> = Extract<
  (typeof features)[number],
  { readonly [Key in Name]: unknown }
>[Name];
type KeysOf<Each> = Each extends unknown ? keyof Each : never;

/** A command or change that no feature has does not compile where it is used. */
type OwnedCommand = KeysOf<Part<"rule">>;
type OwnedChange = KeysOf<Part<"reduce">>;

const all: readonly Feature[] = features;

/** Whether a command is granted, and what it changes then. Nothing changes here but codes for moving a seat. */
export async function rulingOn<Type extends OwnedCommand>(
  request: Request,
  type: Type,
  command: CommandOf<Type>,
): Promise<Ruling> {
  if (request.state.stage === "closed") return refusal("CLOSED");
  if (namesNoChair(request.state, command)) return refusal("NO_SUCH_CHAIR");
  for (const { rule } of all) {
    const rulingOf = rule?.[type];
    if (rulingOf !== undefined) return rulingOf(request, command);
  }
  throw new Error(`No feature has the command ${type}`);
}

/** The table after one change: first its own feature's part, then what follows from it in the others. */
export function changed<Type extends OwnedChange>(
  state: TableState,
  type: Type,
  change: ChangeOf<Type>,
  context: ChangeContext,
): TableState {
  let next = state;
  for (const { reduce } of all) next = reduce?.[type]?.(next, change, context) ?? next;
  for (const { follow } of all) next = follow?.[type]?.(next, change, context) ?? next;
  return next;
}

/** Everything the table waits for now, given who is here. Without people it waits for nothing. */
export function timersOf(state: TableState, here: readonly Position[]): readonly TableTimer[] {
  if (state.stage === "closed" || here.length === 0) return [];
  return all.flatMap(({ timers }) => timers?.(state, here) ?? []);
}

/** What everybody is shown of the table. */
export function tableShown(state: TableState): TableInfo {
  const { code, createdAt, updatedAt } = state;
  return {
    code,
    createdAt,
    updatedAt,
    ...seats.shown.table(state),
    ...host.shown.table(state),
    ...chairs.shown.table(state),
    ...game.shown.table(state),
    ...claim.shown.table(state),
    ...undo.shown.table(state),
    ...lateHands.shown.table(state),
    ...sameDeals.shown.table(state),
    ...evening.shown.table(state),
    ...club.shown.table(state),
  };
}

/** The part of a frame about the viewer. */
export function youShown(state: TableState, identity: Identity): You {
  return {
    ...seats.shown.you(state, identity),
    ...host.shown.you(state, identity),
    ...undo.shown.you(state, identity),
  };
}

/** What features show in a frame of their own. */
export function besideShown(state: TableState, identity: Identity): Pick<Frame, "seals" | "lateHand"> {
  return { ...seals.shown.frame(state, identity), ...lateHands.shown.frame(state, identity) };
}
