import { userInfo } from "node:os";
import { capitalised } from "../text/cards.ts";

/** The default name of a player: the user name of the machine. */
export function userName(): string {
  try {
    return capitalised(userInfo().username);
  } catch {
    return "Player";
  }
}
