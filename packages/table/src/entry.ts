import type { CardId, GameAction, GameName, Position } from "@buck/engine";
import type { BotLevel, ChatLine, Look, News, Rules, Settings } from "@buck/protocol";
import type { GameSeals, SameDeals } from "@buck/records";
import type { KnownDeals } from "./knownDeals.ts";
import type { Play } from "./play.ts";
import type { SealChange } from "./sealing.ts";

/** Why a bot plays for a person: they lost the connection, or they left and somebody else may take the seat. */
export type Absence = "away" | "left";

/** A player of a game at its start. */
export interface Starter {
  readonly position: Position;
  readonly id: string;
  readonly name: string;
}

export interface GameStart {
  readonly gameId: string;
  readonly rules: Rules;
  readonly players: readonly Starter[];
  /** The same people play another game. */
  readonly isRematch: boolean;
  /** Its deals are sealed. Absent where they are not, as in logs of older versions. */
  readonly sealed?: true;
}

/** One change of a table. Replaying all changes of a log restores the table. */
export type Change =
  /** Deals are there where those of the first game are known. */
  | { readonly type: "opened"; readonly settings: Settings; readonly deals?: KnownDeals }
  | {
      readonly type: "personSat";
      readonly position: Position;
      readonly personId: string;
      readonly name: string;
      readonly tokenHash: string;
    }
  | { readonly type: "botSat"; readonly position: Position; readonly name: string; readonly level: BotLevel }
  | { readonly type: "seatEmptied"; readonly position: Position }
  /** The host removed this person. Older logs have only the token. */
  | {
      readonly type: "removed";
      readonly tokenHash: string;
      readonly personId?: string;
      readonly name?: string;
    }
  | { readonly type: "readmitted"; readonly personId: string }
  | { readonly type: "seatsSwapped"; readonly a: Position; readonly b: Position }
  | { readonly type: "renamed"; readonly personId: string; readonly name: string }
  | { readonly type: "lookChosen"; readonly personId: string; readonly look: Look }
  | { readonly type: "tokenChanged"; readonly personId: string; readonly tokenHash: string }
  | { readonly type: "covered"; readonly position: Position; readonly absence: Absence }
  | { readonly type: "uncovered"; readonly position: Position }
  | { readonly type: "hostChanged"; readonly personId: string | null }
  /** The host gave the role to somebody, who keeps it. */
  | { readonly type: "hostGiven"; readonly personId: string }
  | { readonly type: "settingsChanged"; readonly settings: Settings }
  | { readonly type: "locked"; readonly locked: boolean }
  | { readonly type: "paused"; readonly paused: boolean }
  | ({ readonly type: "gameStarted" } & GameStart)
  | { readonly type: "gameActed"; readonly action: GameAction }
  | SealChange
  /** The rest of the hand is this seat's: the table plays it out, these cards in this order. */
  | { readonly type: "claimed"; readonly position: Position; readonly cardIds: readonly CardId[] }
  /** Somebody asks to take back their decision, the last one. */
  | { readonly type: "undoAsked" }
  | { readonly type: "undoAgreed"; readonly position: Position }
  /** Somebody said no, or not everybody said yes in time. */
  | { readonly type: "undoRefused" }
  /** The last decision has not been made. */
  | { readonly type: "undone" }
  /** Whether this player lets watchers see all hands one hand late. */
  | { readonly type: "lateHandsAnswered"; readonly position: Position; readonly agrees: boolean }
  | { readonly type: "ready"; readonly position: Position }
  | { readonly type: "backToLobby" }
  | { readonly type: "said"; readonly line: ChatLine }
  | { readonly type: "closed" };

interface EntryContent {
  readonly changes: readonly Change[];
  /** What people are told about it beside the game's own events. */
  readonly news: readonly News[];
}

/** An entry before it is numbered and stored. */
export interface EntryDraft extends EntryContent {
  /** The game after the draft's action, where that has been applied already. It is not stored. */
  readonly nextPlay?: Play | undefined;
}

/** One entry of a table's log, stored whole or not at all. */
export interface Entry extends EntryContent {
  /** 1 for the first; it is also the table's version once the entry is stored. */
  readonly seq: number;
  /** Wall time in milliseconds. */
  readonly at: number;
  /** `sender/commandId`, or `table/seq` for what the table did by itself; unique within the table. */
  readonly commandId: string;
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
  /** Hashes of the tokens of the people who sat at the table at its end: they may delete it. They are told to nobody. */
  readonly owners?: readonly string[];
  /** Absent where deals were not sealed. */
  readonly seals?: GameSeals;
  /** Absent where the deals were not those of another game. */
  readonly sameDealsAs?: SameDeals;
}
