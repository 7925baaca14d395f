import type { Dice } from "@buck/authority/testing";
import type { CardId } from "@buck/engine";
import { decksUsed, gamesOf, hiddenFrom, swapped, swapsOf } from "./hidden.ts";
import { Room } from "./room.ts";
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
  const { world, versions, room } = script;
  const log = await room.log();
  const version = versions[until] ?? 1;
  const then = gamesOf(log)[version - 1] ?? null;
  if (then === null || then.state.round === 0) return { same: 0, difference: null };
  const dealt = decksUsed(log, version);
  const swaps = swapsOf(roll, hiddenFrom(then, viewer));
  const deck = swapped(world.decks[dealt - 1] ?? [], swaps);
  const other = await Room.open({ ...world, decks: world.decks.with(dealt - 1, deck) });
  await other.seat("people", world);
  // From the next deal on the whole hand may be seen by whoever watches a table that has agreed.
  const seesItLater = world.isAgreed === true && viewer === "Wes";
  const dealAt = (index: number) => decksUsed(log, versions[index] ?? 0);
  // The last step ends the game, and then all cards are shown.
  for (const index of script.steps.slice(0, -1).keys()) {
    if (seesItLater && dealAt(index) > dealt) break;
    const isThatHand = dealAt(index) === dealt;
    if (!(await repeatStep(script, index, { other, viewer, swaps: isThatHand ? swaps : NONE }))) break;
  }
  return compare(room.heardBy(viewer), other.heardBy(viewer));
}

const NONE: ReadonlyMap<CardId, CardId> = new Map();

interface OtherWorld {
  readonly other: Room;
  readonly viewer: Name;
  readonly swaps: ReadonlyMap<CardId, CardId>;
}

/** False when it is not the viewer's world any more: somebody no longer has that card, or must follow suit. */
async function repeatStep(
  { steps, granted }: Script,
  index: number,
  { other, viewer, swaps }: OtherWorld,
): Promise<boolean> {
  const step = steps[index];
  if (step === undefined) return false;
  const isGranted = await other.do(granted[index] === true ? discardingThere(step, swaps) : step);
  const isMine = step.type === "ask" && step.who === viewer;
  return isGranted === granted[index] || isMine;
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
