import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { games } from "@buck/engine";
import type { Game, GameAction, GameName, Games } from "@buck/engine";
import { chooseInProcess, LEVELS } from "../../src/index.ts";
import type { BotRandom } from "../../src/index.ts";

/** What a module of your own exports as `choose`: one legal action for the seat whose view it is. */
export type Choose = <Name extends GameName>(
  question: { readonly game: Name; readonly view: Games[Name]["view"] },
  random: BotRandom,
) => GameAction<Name>;

/** What is wrong with a player, as a sentence for whoever wrote it. */
export class PlayerFault extends Error {}

/** What a module of your own is called once it is built, in a folder with its own name. */
export const BUILT_BOT = "bot.js";

/** A level, or the file a module was written in. */
export function playerName(player: string): string {
  const parts = player.split("/");
  return parts.at(parts.at(-1) === BUILT_BOT ? -2 : -1) ?? player;
}

/** A level by its name, or the module at a path. */
export async function loadPlayer(name: string): Promise<Choose> {
  const level = LEVELS.find((each) => each === name);
  if (level !== undefined) return ({ game, view }, random) => chooseInProcess({ game, level, view }, random);
  const found: unknown = await import(/* @vite-ignore */ pathToFileURL(resolve(name)).href);
  if (!isBotModule(found)) throw new PlayerFault(`${playerName(name)} exports no function "choose".`);
  return legally(found.choose, playerName(name));
}

/** The same player, named when what it returns is no legal action. */
export function legally(choose: Choose, name: string): Choose {
  return <Name extends GameName>(question: Parameters<typeof choose<Name>>[0], random: BotRandom) => {
    const { legalActions }: Game<Games[Name]> = games[question.game];
    const action = choose(question, random);
    if (legalActions(question.view).some((legal) => isDeepStrictEqual(legal, action))) return action;
    throw new PlayerFault(`${name} chose ${JSON.stringify(action)}, which is no legal action there.`);
  };
}

function isBotModule(found: unknown): found is { readonly choose: Choose } {
  return (
    typeof found === "object" && found !== null && "choose" in found && typeof found.choose === "function"
  );
}
