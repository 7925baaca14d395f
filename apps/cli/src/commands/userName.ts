import { userInfo } from "node:os";
import { capital } from "../text/cards.ts";

/** The default name of a player: the user name of the machine. */
export function userName(): string {
  try {
    return capital(userInfo().username);
  } catch {
    return "Player";
  }
}
