import { LEVELS } from "@buck/bots";
import { POSITIONS } from "@buck/engine";
import type { CardId } from "@buck/engine";
import { LIMITS } from "@buck/protocol";
import { nameFrom } from "@buck/table";
import type { HotSeatPlayer } from "../hotSeat/hotSeatPlayer.ts";
import { parseLevel } from "../local/levels.ts";
import { parsePack } from "../local/packFile.ts";
import { EXIT, Stop } from "../terminal/stop.ts";
import { capitalised } from "../text/cards.ts";
import { listed } from "../text/lists.ts";
import { readTextFile } from "./files.ts";

/** Four names, each with its type: Human, or the level of a bot. */
export function parsePlayers(typed: readonly string[]): readonly HotSeatPlayer[] {
  if (typed.length !== 2 * POSITIONS.length) {
    throw new Stop(EXIT.usage, "Four players are needed, each with a name and a type.");
  }
  const names = parseNames(typed.filter((_, index) => index % 2 === 0));
  return POSITIONS.map((position) => {
    const name = names[position] ?? "";
    const type = typed[2 * position + 1] ?? "";
    if (type.toLowerCase() === "human") return { kind: "human", position, name };
    const level = parseLevel(type);
    if (level !== null) return { kind: "bot", position, name, level };
    const types = listed(["Human", ...LEVELS.map(capitalised)], "or");
    throw new Stop(EXIT.usage, `${name} cannot be of the type "${type}": it is ${types}.`);
  });
}

/** The names by the rule of every table: cleaned, and different to people. */
function parseNames(typed: readonly string[]): readonly string[] {
  const names: string[] = [];
  for (const [position, text] of typed.entries()) {
    const named = nameFrom(text, names);
    if (!named.ok && named.code === "NAME_TAKEN") {
      throw new Stop(EXIT.usage, `Two players are called ${text.trim()}.`);
    }
    if (!named.ok) {
      throw new Stop(EXIT.usage, `Player ${position} needs a name of 1 to ${LIMITS.nameGraphemes} letters.`);
    }
    names.push(named.name);
  }
  return names;
}

/** The deck for every hand; null to shuffle. The pack file is read and checked even then. */
export function parsePackOrder(file: string, order: string): readonly CardId[] | null {
  const pack = parsePack(readTextFile(file));
  if (!pack.ok) throw new Stop(EXIT.badFile, `${file}, line ${pack.line}: ${pack.message}`);
  switch (order) {
    case "shuffle":
      return null;
    case "noshuffle":
      return pack.deck;
    default:
      throw new Stop(EXIT.usage, `Say shuffle or noshuffle, not "${order}".`);
  }
}

/** What is no number is left to the house rule, which lists its values. */
export function parsePoints(typed: string): string {
  if (!/^0+$/.test(typed)) return typed;
  throw new Stop(EXIT.usage, `The points to win are a whole number above 0, not "${typed}".`);
}
