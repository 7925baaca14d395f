import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { GameAction, GameName, Games } from "@buck/engine";
import { chooseInProcess, LEVELS } from "../../src/index.ts";
import type { BotRandom } from "../../src/index.ts";

/** What a module of your own exports as `choose`: one legal action for the seat whose view it is. */
export type Choose = <Name extends GameName>(
  question: { readonly game: Name; readonly view: Games[Name]["view"] },
  random: BotRandom,
) => GameAction<Name>;

/** A level by its name, or the module at a path. */
export async function loadPlayer(name: string): Promise<Choose> {
  const level = LEVELS.find((each) => each === name);
  if (level !== undefined) return ({ game, view }, random) => chooseInProcess({ game, level, view }, random);
  const found: unknown = await import(/* @vite-ignore */ pathToFileURL(resolve(name)).href);
  if (!isBotModule(found)) throw new TypeError(`${name} exports no function "choose"`);
  return found.choose;
}

function isBotModule(found: unknown): found is { readonly choose: Choose } {
  return (
    typeof found === "object" && found !== null && "choose" in found && typeof found.choose === "function"
  );
}
