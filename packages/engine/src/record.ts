import * as buck from "./buck/index.ts";

/** Every game that can be recorded, by its name in a record. */
const GAMES = { buck } as const;
type GameName = keyof typeof GAMES;

export const RECORD_FORMAT = "buck-euchre-record";
export const RECORD_VERSION = 1;

/** A game as it is saved: replaying the actions gives the same states, always. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  readonly game: GameName;
  readonly options: buck.Options;
  readonly actions: readonly buck.Action[];
}

export type RecordErrorCode =
  | "NOT_JSON"
  | "NOT_A_RECORD"
  | "UNKNOWN_VERSION"
  | "UNKNOWN_GAME"
  | "INVALID_OPTIONS";

export type DecodeResult =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly code: RecordErrorCode; readonly message: string };

export interface Replayed {
  readonly ok: true;
  /** The state before the first action, then the state after each. */
  readonly states: readonly buck.GameState[];
  /** What each action brought about; `events[i]` lead from `states[i]` to `states[i + 1]`. */
  readonly events: readonly (readonly buck.Event[])[];
}

/** The first action that breaks a rule. */
export interface BrokenRecord {
  readonly ok: false;
  readonly index: number;
  readonly code: buck.ErrorCode;
  readonly message: string;
}

export function recordOf(options: buck.Options, actions: readonly buck.Action[]): GameRecord {
  return { format: RECORD_FORMAT, version: RECORD_VERSION, game: "buck", options, actions };
}

export function encodeRecord({ format, version, game, options, actions }: GameRecord): string {
  return JSON.stringify({ format, version, game, options, actions });
}

/** Reads what encodeRecord wrote. Whether the actions keep the rules is for `replay` to say. */
export function decodeRecord(text: string): DecodeResult {
  const json = parseJson(text);
  if (!json.ok) return refuseRecord("NOT_JSON", "This is not JSON.");
  if (!isObject(json.value) || json.value["format"] !== RECORD_FORMAT) {
    return refuseRecord("NOT_A_RECORD", "This is not the record of a game.");
  }
  const { version, game, options, actions } = json.value;
  if (version !== RECORD_VERSION)
    return refuseRecord("UNKNOWN_VERSION", "This record is of an unknown version.");
  if (game !== "buck") return refuseRecord("UNKNOWN_GAME", "This record is of an unknown game.");
  if (!Array.isArray(actions)) return refuseRecord("NOT_A_RECORD", "This record has no list of actions.");
  const parsed = GAMES[game].parseOptions(options);
  return parsed.ok ? { ok: true, record: recordOf(parsed.options, actions) } : parsed;
}

/** Plays a record through the rules from the first action to the last. */
export function replay(record: GameRecord): Replayed | BrokenRecord {
  const game = GAMES[record.game];
  let state = game.create(record.options);
  const states = [state];
  const events: (readonly buck.Event[])[] = [];
  for (const [index, action] of record.actions.entries()) {
    const result = game.apply(state, action);
    if (!result.ok) return { ok: false, index, code: result.code, message: result.message };
    state = result.state;
    states.push(state);
    events.push(result.events);
  }
  return { ok: true, states, events };
}

function parseJson(text: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function refuseRecord(code: RecordErrorCode, message: string): DecodeResult {
  return { ok: false, code, message };
}
