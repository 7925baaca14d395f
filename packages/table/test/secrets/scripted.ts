import type { CardId } from "@buck/engine";
import type { Dice } from "../kit/random.ts";
import { decksUsed, gamesOf, hiddenFrom, swapped, swapsOf } from "./hidden.ts";
import { PLAYERS, Room } from "./room.ts";
import type { Name, Step } from "./room.ts";
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
  const log = await room.log();
  const version = versions[until] ?? 1;
  const then = gamesOf(log)[version - 1] ?? null;
  if (then === null || then.state.round === 0) return { same: 0, difference: null };
  const dealt = decksUsed(log, version);
  const swaps = swapsOf(roll, hiddenFrom(then, viewer));
  const deck = swapped(world.decks[dealt - 1] ?? [], swaps);
  const other = await Room.open({ ...world, decks: world.decks.with(dealt - 1, deck) });
  await other.seat(PLAYERS.length, world);
  const seesItLater = world.isAgreed === true && viewer === "Wes";
  // The last step ends the game, and then all cards are shown.
  for (const [index, step] of steps.slice(0, -1).entries()) {
    // From the next deal on the whole hand may be seen.
    if (seesItLater && decksUsed(log, versions[index] ?? 0) > dealt) break;
    const isThatHand = granted[index] === true && decksUsed(log, versions[index] ?? 0) === dealt;
    const isGranted = await other.do(isThatHand ? discardingThere(step, swaps) : step);
    const isMine = step.type === "ask" && step.who === viewer;
    // Somebody no longer has that card over there, or must follow suit: it is not the viewer's world any more.
    if (isGranted !== granted[index] && !isMine) break;
  }
  return compare(room.heardBy(viewer), other.heardBy(viewer));
}

/** Nobody else sees what the dealer lays away: over there it is the card that lies in its place. */
function discardingThere(step: Step, swaps: ReadonlyMap<CardId, CardId>): Step {
  if (step.type !== "ask" || step.message.command.type !== "act") return step;
  const { action } = step.message.command;
  if (action.type !== "DISCARD") return step;
  const cardId = swaps.get(action.cardId) ?? action.cardId;
  return { ...step, message: { ...step.message, command: { type: "act", action: { ...action, cardId } } } };
}

/** The other world's messages are the first of this one's, byte for byte. */
function compare(here: readonly string[], there: readonly string[]): Comparison {
  const index = there.findIndex((line, at) => line !== here[at]);
  if (index === -1) return { same: there.length, difference: null };
  return { same: index, difference: [here[index], there[index]] };
}
