import type { CardId, Position } from "../src/index.ts";
import { card } from "./cards.ts";

/** The actions that both games know. Whoever sits down takes the first free seat, or the one that is named. */
export const join = (id: string, playerPosition?: Position) =>
  ({
    type: "ADD_PLAYER",
    id,
    name: id,
    ...(playerPosition === undefined ? {} : { playerPosition }),
  }) as const;
export const leave = (playerPosition: Position) => ({ type: "REMOVE_PLAYER", playerPosition }) as const;
export const chooseDealer = (dealerPosition: Position) =>
  ({ type: "CHOOSE_DEALER", dealerPosition }) as const;
export const deal = (deck: readonly CardId[]) => ({ type: "DEAL", deck }) as const;
export const lay = (playerPosition: Position, short: string) =>
  ({ type: "PLAY_CARD", playerPosition, cardId: card(short).id }) as const;
export const nextRound = { type: "NEXT_ROUND" } as const;
export const newGame = (playerPosition: Position) => ({ type: "NEW_GAME", playerPosition }) as const;

/** Ada, Ben, Cleo and Dov sit in seats 0 to 3. */
export const EVERYBODY_JOINS = ["Ada", "Ben", "Cleo", "Dov"].map((name) => join(name));
