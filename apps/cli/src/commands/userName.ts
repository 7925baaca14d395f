import { userInfo } from "node:os";
import { LIMITS } from "@buck/protocol";
import { nameFrom } from "@buck/table";
import { InvalidArgumentError } from "commander";
import { capitalised } from "../text/cards.ts";

/** The default name of a player: the user name of the machine. */
export function userName(): string {
  try {
    return capitalised(userInfo().username);
  } catch {
    return "Player";
  }
}

/** The value of --name, by the rule of every table. */
export function parseNameOption(typed: string): string {
  const named = nameFrom(typed, []);
  if (named.ok) return named.name;
  throw new InvalidArgumentError(`A name has 1 to ${LIMITS.nameGraphemes} letters of one alphabet.`);
}
