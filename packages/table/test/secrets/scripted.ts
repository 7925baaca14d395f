import type { Dice } from "../kit/random.ts";
import { gamesOf, hiddenFrom, mixed } from "./hidden.ts";
import { PLAYERS, Room } from "./room.ts";
import type { Name } from "./room.ts";
import type { Script } from "./script.ts";

export interface Comparison {
  /** How many messages were the same in both worlds. */
  readonly same: number;
  /** The first that was not, in both. */
  readonly difference: readonly [string | undefined, string | undefined] | null;
}

/**
 * Plays the script again in a world where the cards lie elsewhere that this person had not seen by step `until`,
 * as far as it can be played there.
 */
export async function compareWorlds(
  script: Script,
  viewer: Name,
  until: number,
  roll: Dice,
): Promise<Comparison> {
  const { world, steps, granted, versions, room } = script;
  const then = gamesOf(await room.log())[(versions[until] ?? 1) - 1] ?? null;
  if (then === null || then.round === 0) return { same: 0, difference: null };
  const hand = then.round - 1;
  const deck = mixed(roll, world.decks[hand] ?? [], hiddenFrom(then, viewer));
  const other = await Room.open({ ...world, decks: world.decks.with(hand, deck) });
  await other.seat(PLAYERS.length);
  // The last step ends the game, and then all cards are shown.
  for (const [index, step] of steps.slice(0, -1).entries()) {
    const isGranted = await other.do(step);
    const isMine = step.type === "ask" && step.who === viewer;
    // Somebody no longer has that card over there, or must follow suit: it is not the viewer's world any more.
    if (isGranted !== granted[index] && !isMine) break;
  }
  return compare(room.heardBy(viewer), other.heardBy(viewer));
}

/** The other world's messages are the first of this one's, byte for byte. */
function compare(here: readonly string[], there: readonly string[]): Comparison {
  const index = there.findIndex((line, at) => line !== here[at]);
  if (index === -1) return { same: there.length, difference: null };
  return { same: index, difference: [here[index], there[index]] };
}
