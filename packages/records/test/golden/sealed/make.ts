// Plays the golden sealed game and writes its record anew: `pnpm --filter @buck/records golden`.
// Three people bring parts, seat 3 is a bot, and seat 2 does not open its part of the second deal.
import { POSITIONS } from "@buck/engine/testing";
import { createHash, createHmac } from "node:crypto";
import { writeFileSync } from "node:fs";
import { buck, withChance } from "@buck/engine";
import type { Position } from "@buck/engine";
import { dealKey, deckOf, firstDealerOf, recordOf, sealPart, sealSecret, toHex } from "../../../src/index.ts";
import type { GameSeals, Hash } from "../../../src/index.ts";

const hash: Hash = {
  sha256: async (data) => createHash("sha256").update(data).digest(),
  hmacSha256: async (key, data) => createHmac("sha256", key).update(data).digest(),
};

const gameId = "goldenSealedGame000001";
const secret = createHash("sha256").update("the server's secret").digest();
const bytes = (text: string) => createHash("sha256").update(text).digest().subarray(0, 16);

const options: buck.Options = { ...buck.DEFAULT_OPTIONS, startScore: 10 };
const actions: buck.Action[] = [];
const deals: GameSeals["deals"][number][] = [];
let state = buck.create(options, gameId);

function play(action: buck.Action): void {
  const result = buck.apply(state, action);
  if (!result.ok) throw new Error(result.code);
  actions.push(action);
  ({ state } = result);
}

async function nextChance() {
  const hand = deals.length + 1;
  const people = POSITIONS.slice(0, 3).map((seat) => ({ seat, part: bytes(`part ${hand} of seat ${seat}`) }));
  const opened = people.filter(({ seat }) => hand !== 2 || seat !== 2);
  const at = { gameId, hand };
  const key = await dealKey(hash, at, { secret, opened });
  const seals = await Promise.all(people.map(async (part) => toHex(await sealPart(hash, at, part))));
  const openings = POSITIONS.map((seat) => {
    const part = opened.find((each) => each.seat === seat);
    return part === undefined ? null : toHex(part.part);
  });
  const deck = await deckOf(hash, key, 4);
  const dealer = await firstDealerOf(hash, key, 4);
  return { chance: { deck: () => deck, below: () => dealer }, deal: { seals: [...seals, null], openings } };
}

/** After some hands everybody else gives way, so that the game ends. */
function helpsAnn(action: buck.Action, seat: Position): boolean {
  if (deals.length <= 3) return false;
  if (action.type === "FOLD_DECISION") return action.folded;
  return action.type === "PLACE_BID" && (seat === 0) !== (action.amount === "PASS");
}

for (const name of ["Ann", "Ben", "Cleo", "Dov"]) play({ type: "ADD_PLAYER", id: name.toLowerCase(), name });
while (!state.gameOver) {
  const next = buck.nextTableAction(state);
  if (next === null) {
    const [seat = 0] = buck.toAct(state);
    const legal = buck.legalActions(buck.view(state, seat));
    const anything = legal[bytes(`choice ${actions.length}`).readUInt32BE() % legal.length];
    const choice = legal.find((action) => helpsAnn(action, seat)) ?? anything;
    if (choice === undefined) throw new Error("Nobody may do anything");
    play(choice);
    continue;
  }
  const { chance, deal } = await nextChance();
  const action = withChance(next, chance);
  if ("deck" in action && action.type !== "DEAL") throw new Error("Buck Euchre finds no dealer with cards");
  play(action);
  if (next.type === "DEAL") deals.push(deal);
}

const seal = toHex(await sealSecret(hash, gameId, secret));
const seals: GameSeals = { scheme: "bef1", gameId, seal, secret: toHex(secret), deals };
const record = { ...recordOf("buck", options, actions), seals };
writeFileSync(new URL("game.record.json", import.meta.url), `${JSON.stringify(record)}\n`);
