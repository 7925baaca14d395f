import type { Change, ClubState } from "../state/changes.ts";
import { dates } from "./dates.ts";
import type { ChangeContext, ChangeOf, ClubTimer, CommandOf, Feature, Request, Ruling } from "./feature.ts";
import { history } from "./history.ts";
import { house } from "./house.ts";
import { members } from "./members.ts";
import { night } from "./night.ts";
import { tables } from "./tables.ts";

/** Everything a club can do. */
const features = [house, members, dates, tables, night, history] satisfies readonly Feature[];

type Part<Name extends keyof Feature> = Extract<
  (typeof features)[number],
  { readonly [Key in Name]: unknown }
>[Name];
type KeysOf<Each> = Each extends unknown ? keyof Each : never;

/** A command or change that no feature has does not compile where it is used. */
type OwnedCommand = KeysOf<Part<"rule">>;
type OwnedChange = KeysOf<Part<"reduce">>;

const all: readonly Feature[] = features;

export function rulingOn<Type extends OwnedCommand>(
  request: Request,
  type: Type,
  command: CommandOf<Type>,
): Ruling {
  for (const { rule } of all) {
    const rulingOf = rule?.[type];
    if (rulingOf !== undefined) return rulingOf(request, command);
  }
  throw new Error(`No feature has the command ${type}`);
}

function changed<Type extends OwnedChange>(
  state: ClubState,
  type: Type,
  change: ChangeOf<Type>,
  context: ChangeContext,
): ClubState {
  let next = state;
  for (const { reduce } of all) next = reduce?.[type]?.(next, change, context) ?? next;
  for (const { follow } of all) next = follow?.[type]?.(next, change, context) ?? next;
  return next;
}

/** The club after one more entry. Pure: the same log always gives the same club. */
export function reduce(
  state: ClubState,
  { seq, at, changes }: { readonly seq: number; readonly at: number; readonly changes: readonly Change[] },
): ClubState {
  const createdAt = state.version === 0 ? at : state.createdAt;
  return changes.reduce((before, change) => changed(before, change.type, change, { seq, at, before }), {
    ...state,
    version: seq,
    createdAt,
    updatedAt: at,
  });
}

export function timersOf(state: ClubState): readonly ClubTimer[] {
  return all.flatMap(({ timers }) => timers?.(state) ?? []);
}
