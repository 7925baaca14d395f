import { LEVELS } from "@buck/bots";
import { POSITIONS } from "@buck/engine";
import { LIMITS } from "@buck/protocol";
import { nameFrom } from "@buck/table";
import { readText } from "./files.ts";
import { parseLevel } from "../local/bots.ts";
import { fixedDealing, shuffledDealing } from "../local/dealing.ts";
import type { Dealing } from "../local/dealing.ts";
import { parsePack } from "../local/parsePack.ts";
import type { Seat } from "../local/players.ts";
import type { Random } from "../local/random.ts";
import { EXIT, Stop } from "../terminal/stop.ts";
import { capital } from "../text/cards.ts";
import { listed } from "../text/lists.ts";

/** Four names, each with its type: Human, or the level of a bot. */
export function parseSeats(players: readonly string[]): readonly Seat[] {
  if (players.length !== 2 * POSITIONS.length) {
    throw new Stop(EXIT.usage, "Four players are needed, each with a name and a type.");
  }
  const names = parseNames(players.filter((_, index) => index % 2 === 0));
  return POSITIONS.map((position) => {
    const name = names[position] ?? "";
    const type = players[2 * position + 1] ?? "";
    if (type.toLowerCase() === "human") return { kind: "human", position, name };
    const level = parseLevel(type);
    if (level !== null) return { kind: "bot", position, name, level };
    const types = listed(["Human", ...LEVELS.map(capital)], "or");
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
    if (!named.ok)
      throw new Stop(EXIT.usage, `Player ${position} needs a name of 1 to ${LIMITS.nameGraphemes} letters.`);
    names.push(named.name);
  }
  return names;
}

/** The pack file is read and checked even when it will be shuffled. */
export function parseDealing(file: string, order: string, random: Random): Dealing {
  const pack = parsePack(readText(file));
  if (!pack.ok) throw new Stop(EXIT.badFile, `${file}, line ${pack.line}: ${pack.message}`);
  switch (order) {
    case "shuffle":
      return shuffledDealing(random);
    case "noshuffle":
      return fixedDealing(pack.deck);
    default:
      throw new Stop(EXIT.usage, `Say shuffle or noshuffle, not "${order}".`);
  }
}

export function parsePoints(typed: string): number {
  const points = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  if (points > 0) return points;
  throw new Stop(EXIT.usage, `The points to win are a whole number above 0, not "${typed}".`);
}
