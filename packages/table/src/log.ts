import type { buck, euchre, Position } from "@buck/engine";
import type { BotLevel, ChatLine, GameName, News, Rules, Settings } from "@buck/protocol";

/** What a game's engine can be told, whichever game it is. */
export type GameAction = buck.Action | euchre.Action;

/** Why a bot plays for somebody: the connection is lost, or they got up and somebody else may take the seat. */
export type Absence = "away" | "left";

/** Who is seated when a game starts. */
export interface Starter {
  readonly position: Position;
  readonly id: string;
  readonly name: string;
}

export interface GameStart {
  readonly gameId: string;
  readonly rules: Rules;
  readonly players: readonly Starter[];
  /** The same people play again. */
  readonly isRematch: boolean;
}

/** What changed at a table. Replaying the changes of a log gives the table back, whole. */
export type Change =
  | { readonly type: "opened"; readonly settings: Settings }
  | {
      readonly type: "personSat";
      readonly position: Position;
      readonly personId: string;
      readonly name: string;
      readonly tokenHash: string;
    }
  | { readonly type: "botSat"; readonly position: Position; readonly name: string; readonly level: BotLevel }
  | { readonly type: "seatEmptied"; readonly position: Position }
  | { readonly type: "seatsSwapped"; readonly a: Position; readonly b: Position }
  | { readonly type: "renamed"; readonly personId: string; readonly name: string }
  | { readonly type: "tokenChanged"; readonly personId: string; readonly tokenHash: string }
  | { readonly type: "covered"; readonly position: Position; readonly absence: Absence }
  | { readonly type: "uncovered"; readonly position: Position }
  | { readonly type: "hostChanged"; readonly personId: string | null }
  | { readonly type: "settingsChanged"; readonly settings: Settings }
  | { readonly type: "locked"; readonly locked: boolean }
  | { readonly type: "paused"; readonly paused: boolean }
  | ({ readonly type: "gameStarted" } & GameStart)
  | { readonly type: "gameActed"; readonly action: GameAction }
  | { readonly type: "ready"; readonly position: Position }
  | { readonly type: "backToLobby" }
  | { readonly type: "said"; readonly line: ChatLine }
  | { readonly type: "closed"; readonly archived: boolean };

/** One step of a table, written whole or not at all. */
export interface Entry {
  /** 1 for the first; it is also the table's version once the entry is stored. */
  readonly seq: number;
  /** Wall time in milliseconds. */
  readonly at: number;
  /** `sender/commandId`, or `table/seq` for what the table did by itself; unique within the table. */
  readonly commandId: string;
  readonly changes: readonly Change[];
  /** What people are told about it beside the game's own events. */
  readonly news: readonly News[];
}

/** The record of a finished game as it can be fetched by its id. */
export interface FinishedGame {
  readonly gameId: string;
  readonly game: GameName;
  readonly options: Rules["options"];
  readonly players: readonly {
    readonly position: Position;
    readonly name: string;
    readonly kind: "person" | "bot";
  }[];
  readonly actions: readonly GameAction[];
  /** Milliseconds since 1970, one for each action. */
  readonly times: readonly number[];
}
