import type { ClientState, TableClient } from "./tableClient.ts";

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
