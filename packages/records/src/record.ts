import { games, isGameName } from "@buck/engine";
import type { Game, GameAction, GameEvent, GameName, GameOptions, Games } from "@buck/engine";
import { isObject, parseJson } from "./json.ts";
import { parseSameDeals } from "./sameDeals.ts";
import type { SameDeals } from "./sameDeals.ts";
import { parseSeals } from "./sealed/verify.ts";
import type { GameSeals } from "./sealed/verify.ts";
import { parseSittings } from "./sitting.ts";
import type { Sitting } from "./sitting.ts";

export const RECORD_FORMAT = "buck-euchre-record";
export const RECORD_VERSION = 1;

/** A game as it is saved: replaying the actions gives the same states, always. */
export type GameRecord<Name extends GameName = GameName> = {
  readonly [Each in Name]: {
    readonly format: typeof RECORD_FORMAT;
    readonly version: typeof RECORD_VERSION;
    readonly game: Each;
    readonly options: GameOptions<Each>;
    readonly actions: readonly GameAction<Each>[];
    /** Absent where deals were not sealed. */
    readonly seals?: GameSeals;
    /** Absent where the deals were not known before. */
    readonly sameDealsAs?: SameDeals;
    /** Who sat where, deal by deal; absent where the same players sat there all the time. */
    readonly sittings?: readonly Sitting[];
  };
}[Name];

export type RecordErrorCode =
  | "NOT_JSON"
  | "NOT_A_RECORD"
  | "UNKNOWN_VERSION"
  | "UNKNOWN_GAME"
  | "INVALID_OPTIONS"
  | "INVALID_SEALS"
  | "INVALID_SAME_DEALS"
  | "INVALID_SITTINGS";

export type DecodeResult<Name extends GameName = GameName> =
  | { readonly ok: true; readonly record: GameRecord<Name> }
  | { readonly ok: false; readonly code: RecordErrorCode };

export interface Replayed<Name extends GameName = GameName> {
  readonly ok: true;
  /** The state before the first action, then the state after each. */
  readonly states: readonly Games[Name]["state"][];
  /** What each action brought about; `events[i]` lead from `states[i]` to `states[i + 1]`. */
  readonly events: readonly (readonly GameEvent<Name>[])[];
}

/** The first action that breaks a rule. */
export interface BrokenRecord<Name extends GameName = GameName> {
  readonly ok: false;
  readonly index: number;
  readonly reason: Games[Name]["reason"];
}

export function recordOf<Name extends GameName>(
  game: Name,
  options: GameOptions<Name>,
  actions: readonly GameAction<Name>[],
): GameRecord<Name> {
  return { format: RECORD_FORMAT, version: RECORD_VERSION, game, options, actions };
}

export function encodeRecord(record: GameRecord): string {
  const { format, version, game, actions, seals, sameDealsAs, sittings } = record;
  const options = recordedOptions(record);
  return JSON.stringify({ format, version, game, options, actions, seals, sameDealsAs, sittings });
}

/** The house rules of a game as its record writes them. */
function recordedOptions<Name extends GameName>({
  game,
  options,
}: Pick<GameRecord<Name>, "game" | "options">): Partial<GameOptions<Name>> {
  const rules: Game<Games[Name]> = games[game];
  return rules.recordedOptions(options);
}

/** Reads what encodeRecord wrote. Whether the actions keep the rules is for `replay` to say. */
export function decodeRecord(text: string): DecodeResult {
  const json = parseJson(text);
  if (!json.ok) return refuseRecord("NOT_JSON");
  if (!isObject(json.value) || json.value["format"] !== RECORD_FORMAT) {
    return refuseRecord("NOT_A_RECORD");
  }
  const { version, game, options, actions } = json.value;
  if (version !== RECORD_VERSION) {
    return refuseRecord("UNKNOWN_VERSION");
  }
  if (!Array.isArray(actions)) return refuseRecord("NOT_A_RECORD");
  if (!isGameName(game)) return refuseRecord("UNKNOWN_GAME");
  const decoded = decodeGame(game, options, actions);
  return decoded.ok ? withOrigin(decoded.record, json.value) : decoded;
}

/** The record with what it says about its deals and its players. */
function withOrigin(record: GameRecord, written: Readonly<Record<string, unknown>>): DecodeResult {
  const seals = written["seals"] === undefined ? undefined : parseSeals(written["seals"]);
  if (seals === null) return refuseRecord("INVALID_SEALS");
  const same = written["sameDealsAs"];
  const sameDealsAs = same === undefined ? undefined : parseSameDeals(same);
  if (sameDealsAs === null) {
    return refuseRecord("INVALID_SAME_DEALS");
  }
  const sat = written["sittings"];
  const sittings = sat === undefined ? undefined : parseSittings(sat);
  if (sittings === null) return refuseRecord("INVALID_SITTINGS");
  return {
    ok: true,
    record: {
      ...record,
      ...(seals && { seals }),
      ...(sameDealsAs && { sameDealsAs }),
      ...(sittings && { sittings }),
    },
  };
}

function decodeGame<Name extends GameName>(
  name: Name,
  input: unknown,
  actions: readonly GameAction<Name>[],
): DecodeResult<Name> {
  const game: Game<Games[Name]> = games[name];
  const parsed = game.parseOptions(input);
  return parsed.ok
    ? { ok: true, record: recordOf(name, parsed.options, actions) }
    : { ok: false, code: "INVALID_OPTIONS" };
}

/** Plays a record through the rules from the first action to the last. */
export function replay<Name extends GameName>(record: GameRecord<Name>): Replayed<Name> | BrokenRecord<Name> {
  const game: Game<Games[Name]> = games[record.game];
  let state = game.create(record.options);
  const states = [state];
  const events: (readonly GameEvent<Name>[])[] = [];
  for (const [index, action] of record.actions.entries()) {
    const result = game.apply(state, action);
    if (!result.ok) return { ok: false, index, reason: result };
    ({ state } = result);
    states.push(state);
    events.push(result.events);
  }
  return { ok: true, states, events };
}

function refuseRecord(code: RecordErrorCode): DecodeResult {
  return { ok: false, code };
}
