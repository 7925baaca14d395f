import { buck, euchre } from "@buck/engine";
import type { ApplyResult } from "@buck/engine";
import { isObject, parseJson } from "./json.ts";

export const RECORD_FORMAT = "buck-euchre-record";
export const RECORD_VERSION = 1;

interface Games {
  readonly buck: {
    readonly options: buck.Options;
    readonly action: buck.Action;
    readonly state: buck.GameState;
    readonly event: buck.Event;
    readonly code: buck.ErrorCode;
  };
  readonly euchre: {
    readonly options: euchre.Options;
    readonly action: euchre.Action;
    readonly state: euchre.GameState;
    readonly event: euchre.Event;
    readonly code: euchre.ErrorCode;
  };
}
export type RecordedGame = keyof Games;

/** A game as it is saved: replaying the actions gives the same states, always. */
export type GameRecord<Game extends RecordedGame = RecordedGame> = {
  readonly [Name in Game]: {
    readonly format: typeof RECORD_FORMAT;
    readonly version: typeof RECORD_VERSION;
    readonly game: Name;
    readonly options: Games[Name]["options"];
    readonly actions: readonly Games[Name]["action"][];
  };
}[Game];

export type RecordErrorCode =
  | "NOT_JSON"
  | "NOT_A_RECORD"
  | "UNKNOWN_VERSION"
  | "UNKNOWN_GAME"
  | "INVALID_OPTIONS";

export type DecodeResult =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly code: RecordErrorCode; readonly message: string };

export interface Replayed<Game extends RecordedGame = RecordedGame> {
  readonly ok: true;
  /** The state before the first action, then the state after each. */
  readonly states: readonly Games[Game]["state"][];
  /** What each action brought about; `events[i]` lead from `states[i]` to `states[i + 1]`. */
  readonly events: readonly (readonly Games[Game]["event"][])[];
}

/** The first action that breaks a rule. */
export interface BrokenRecord<Game extends RecordedGame = RecordedGame> {
  readonly ok: false;
  readonly index: number;
  readonly code: Games[Game]["code"];
  readonly message: string;
}

export function recordOf<Game extends RecordedGame>(
  game: Game,
  options: Games[Game]["options"],
  actions: readonly Games[Game]["action"][],
): GameRecord<Game> {
  return { format: RECORD_FORMAT, version: RECORD_VERSION, game, options, actions };
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
  if (version !== RECORD_VERSION) {
    return refuseRecord("UNKNOWN_VERSION", "This record is of an unknown version.");
  }
  if (!Array.isArray(actions)) return refuseRecord("NOT_A_RECORD", "This record has no list of actions.");
  return decodeGame(game, options, actions);
}

function decodeGame(
  game: unknown,
  input: unknown,
  actions: readonly (buck.Action & euchre.Action)[],
): DecodeResult {
  switch (game) {
    case "buck": {
      const parsed = buck.parseOptions(input);
      return parsed.ok ? { ok: true, record: recordOf("buck", parsed.options, actions) } : parsed;
    }
    case "euchre": {
      const parsed = euchre.parseOptions(input);
      return parsed.ok ? { ok: true, record: recordOf("euchre", parsed.options, actions) } : parsed;
    }
    default:
      return refuseRecord("UNKNOWN_GAME", "This record is of an unknown game.");
  }
}

/** Plays a record through the rules from the first action to the last. */
export function replay(record: GameRecord<"buck">): Replayed<"buck"> | BrokenRecord<"buck">;
export function replay(record: GameRecord<"euchre">): Replayed<"euchre"> | BrokenRecord<"euchre">;
export function replay(record: GameRecord): Replayed | BrokenRecord;
export function replay(record: GameRecord): Replayed | BrokenRecord {
  switch (record.game) {
    case "buck":
      return playThrough(buck.create(record.options), record.actions, buck.apply);
    case "euchre":
      return playThrough(euchre.create(record.options), record.actions, euchre.apply);
  }
}

function playThrough<State, Event, Code extends string>(
  first: State,
  actions: readonly unknown[],
  apply: (state: State, action: unknown) => ApplyResult<State, Event, Code>,
) {
  const states = [first];
  const events: (readonly Event[])[] = [];
  let state = first;
  for (const [index, action] of actions.entries()) {
    const result = apply(state, action);
    if (!result.ok) return { ok: false, index, code: result.code, message: result.message } as const;
    state = result.state;
    states.push(state);
    events.push(result.events);
  }
  return { ok: true, states, events } as const;
}

function refuseRecord(code: RecordErrorCode, message: string): DecodeResult {
  return { ok: false, code, message };
}
