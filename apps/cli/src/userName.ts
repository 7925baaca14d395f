import { userInfo } from "node:os";
import { capital } from "./words/cards.ts";

/** What to call somebody who gave no name: as the machine does. */
export function userName(): string {
  try {
    return capital(userInfo().username);
  } catch {
    return "Player";
  }
}
