import type { GameEvent } from "@buck/engine";
import type {
  Answer,
  ChatLine,
  Code,
  Command,
  ConnectError,
  EveningGame,
  Frame,
  Goodbye,
  Presence,
} from "@buck/protocol";
import type { StoreApi } from "zustand/vanilla";

/** Why a table or a club does not talk to this person any more, and will not by itself. */
export type Ending =
  | Exclude<Goodbye["reason"], "restarting" | "tooSlow">
  | Exclude<ConnectError, "SERVER_BUSY" | "ELSEWHERE">;

export type ConnectionStatus =
  | "connecting"
  | "online"
  | "reconnecting"
  | "offline"
  | "restarting"
  | "busy"
  /** The table is on another server, and the balancer does not lead there. */
  | "misrouted";

/** Everything a table has told this person: replaced by what comes next, never changed by the client's own rules. */
export interface ClientState {
  readonly connection: ConnectionStatus;
  readonly ending: Ending | null;
  readonly frame: Frame | null;
  /** When the frame came, on the platform's monotonic clock: its timer counts from there. */
  readonly frameAt: number;
  /** The frame stands for itself, to be shown and not acted out: what led to it was missed or has been told. */
  readonly isResync: boolean;
  /** The public events of the hand so far. */
  readonly handEvents: readonly GameEvent[];
  readonly presence: Presence;
  readonly chat: readonly ChatLine[];
  /** The games that were finished at this table, newest last. */
  readonly evening: readonly EveningGame[];
}

export type ReadonlyStore<State> = Pick<StoreApi<State>, "getState" | "getInitialState" | "subscribe">;

/** One person at one table. A screen cannot tell where the table is. */
export interface TableClient {
  readonly code: Code;
  readonly store: ReadonlyStore<ClientState>;
  /** Sends until there is an answer, always with the same commandId; gives up with NO_CONNECTION. */
  send(command: Command): Promise<Answer>;
  /** Takes the seat back from another device, or tries again after an ending. */
  reopen(): void;
  /** Leaves for good: nothing is heard or sent any more, and commands on their way are given up. */
  close(): void;
}

/** The first state, from now on, that is as wanted. Rejects when the table ends it before. */
export function until(
  { store }: Pick<TableClient, "store">,
  isWanted: (state: ClientState) => boolean,
): Promise<ClientState> {
  return new Promise((resolve, reject) => {
    const look = (state: ClientState) => {
      if (isWanted(state)) resolve(state);
      else if (state.ending !== null) reject(new Error(`The table has ended it: ${state.ending}`));
      else return;
      stop();
    };
    const stop = store.subscribe(look);
    look(store.getState());
  });
}
