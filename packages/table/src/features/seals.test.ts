import { createHash, createHmac } from "node:crypto";
import { euchre } from "@buck/engine";
import type { buck, GameAction, Position } from "@buck/engine";
import { chairsFor } from "@buck/protocol";
import type { Rules, Settings } from "@buck/protocol";
import {
  decodeRecord,
  fromHex,
  RECORD_FORMAT,
  RECORD_VERSION,
  sealPart,
  toHex,
  verifyRecord,
} from "@buck/records";
import type { Hash } from "@buck/records";
import { expect, test } from "vitest";
import {
  accepted,
  CODE,
  decideOnce,
  fillWithBots,
  kindRandom,
  openHouse,
  reopen,
  seat,
  TEST_OPTIONS,
  TEST_SETTINGS,
} from "../../test/kit/house.ts";
import type { House } from "../../test/kit/house.ts";
import type { Guest } from "../../test/kit/guest.ts";

const hash: Hash = {
  sha256: async (data) => createHash("sha256").update(data).digest(),
  hmacSha256: async (key, data) => createHmac("sha256", key).update(data).digest(),
};

const partOf = (seatNumber: Position, deal: number) => `a${seatNumber}`.repeat(15) + `0${deal % 10}`;

async function sealOf(gameId: string, deal: number, position: Position): Promise<string> {
  const part = fromHex(partOf(position, deal)) ?? new Uint8Array();
  return toHex(await sealPart(hash, { gameId, hand: deal }, { seat: position, part }));
}

/** The seals as this person sees them. */
function sealsFor({ now }: Guest) {
  if (now.seals === null) throw new Error("Nothing is sealed");
  return now.seals;
}

function nextDealFor(person: Guest) {
  const deal = sealsFor(person).deals.at(-1);
  if (deal === undefined) throw new Error("No deal is to come");
  return deal;
}

const positionOf = ({ now }: Guest) => now.you.position ?? 0;

/** Seals a part for the deal to come. */
async function seals(person: Guest): Promise<string> {
  const { gameId } = sealsFor(person);
  const deal = nextDealFor(person).number;
  const seal = await sealOf(gameId, deal, positionOf(person));
  return person.code({ type: "sealPart", gameId, deal, seal });
}

/** Opens what was sealed. */
async function opens(person: Guest, part?: string): Promise<string> {
  const { gameId } = sealsFor(person);
  const deal = nextDealFor(person).number;
  return person.code({ type: "openPart", gameId, deal, part: part ?? partOf(positionOf(person), deal) });
}

interface Sealed extends House {
  readonly ben: Guest;
}

/** Ann and Ben with two bots; the game has begun and the secret is sealed. */
async function begun(settings: Partial<Settings> = {}): Promise<Sealed> {
  const house = await openHouse({
    settings: { pace: "normal", ...settings },
    ports: { hash, random: kindRandom(5) },
  });
  const ben = await seat(house, "Ben", 1);
  await fillWithBots(house.host, ...chairsFor(house.host.now.table.settings.rules).slice(2));
  await accepted(house.host, { type: "start" });
  await house.clock.pass(0);
  return { ...house, ben };
}

/** Plays to the end, with everybody bringing parts for every deal. */
async function playSealed({ host, ben, clock }: Sealed, until: () => boolean): Promise<void> {
  for (let step = 0; step < 3_000; step += 1) {
    if (until()) return;
    for (const person of [host, ben]) {
      if (person.now.seals === null) continue;
      await (nextDealFor(person).listed ? opens(person) : seals(person));
    }
    await decideOnce([host, ben]);
    await clock.pass(500);
  }
  throw new Error("The game does not end");
}

async function recordOf({ host, store }: House) {
  const record = await store.finishedGame(host.now.table.finishedGames.at(-1) ?? "");
  if (record?.seals === undefined) throw new Error("No sealed game is finished");
  const decoded = decodeRecord(JSON.stringify({ format: RECORD_FORMAT, version: RECORD_VERSION, ...record }));
  if (!decoded.ok) throw new Error(decoded.code);
  return { record: decoded.record, seals: record.seals };
}

function buckOf(players: buck.Options["players"]): Rules {
  return { game: "buck", options: { ...TEST_OPTIONS, players } };
}

test("TABLE-SEAL-1 the secret is sealed before the first deal and opened with the end of the game", async () => {
  const house = await begun();
  const { seal, secret } = sealsFor(house.host);
  expect([secret, house.host.now.game?.view.phase]).toEqual([null, "DEALING"]);
  await playSealed(house, () => house.host.now.game?.view.gameOver === true);
  const opened = sealsFor(house.host);
  expect(opened.seal).toBe(seal);
  const { seals: kept } = await recordOf(house);
  expect([kept.seal, kept.secret]).toEqual([seal, opened.secret]);
});

test.each([["backToLobby"], ["close"]] as const)("TABLE-SEAL-1 %s opens an unfinished game", async (type) => {
  const house = await begun();
  await playSealed(house, () => nextDealFor(house.host).number === 2);
  await accepted(house.host, { type });
  expect(sealsFor(house.host).secret).toMatch(/^[0-9a-f]{64}$/);
});

test("TABLE-SEAL-1 without several devices nothing is sealed", async () => {
  const house = await openHouse();
  await fillWithBots(house.host, 1, 2, 3);
  await accepted(house.host, { type: "start" });
  await house.clock.pass(5_000);
  expect([house.host.now.seals, house.host.now.game?.view.phase]).toEqual([null, "BIDDING"]);
});

test("TABLE-SEAL-2 a seat seals once, and opens once, and only what it sealed", async () => {
  const { host, ben } = await begun();
  const { gameId } = sealsFor(host);
  expect(await opens(host)).toBe("NO_SEALS");
  expect([await seals(host), await seals(host)]).toEqual(["ok", "NO_SEALS"]);
  const seal = "0f".repeat(32);
  expect(await ben.code({ type: "sealPart", gameId, deal: 2, seal })).toBe("NO_SEALS");
  expect(await ben.code({ type: "sealPart", gameId: "x".repeat(22), deal: 1, seal })).toBe("NO_SEALS");
  expect(await seals(ben)).toBe("ok");
  expect(nextDealFor(host).listed).toBe(true);
  expect(await opens(ben, "00".repeat(16))).toBe("WRONG_PART");
  expect([await opens(ben), await opens(ben)]).toEqual(["ok", "NO_SEALS"]);
});

test("TABLE-SEAL-2 the seal of another hand is not what a part opens", async () => {
  const house = await begun();
  await playSealed(house, () => nextDealFor(house.host).number === 2 && !nextDealFor(house.host).listed);
  const { gameId } = sealsFor(house.host);
  const old = await sealOf(gameId, 1, 0);
  expect(await house.host.code({ type: "sealPart", gameId, deal: 2, seal: old })).toBe("ok");
  await seals(house.ben);
  await house.clock.pass(2_000);
  expect(await opens(house.host, partOf(0, 1))).toBe("WRONG_PART");
});

test("TABLE-SEAL-3 the list waits for who is here, but not for ever, and so does the deal", async () => {
  const { host, clock } = await begun();
  await seals(host);
  await clock.pass(1_000);
  expect(nextDealFor(host).listed).toBe(false);
  await clock.pass(600);
  expect(nextDealFor(host)).toMatchObject({ number: 1, listed: true });
  expect(sealsFor(host).deals[0]?.seals.map((each) => each !== null)).toEqual([true, false, false, false]);
  await clock.pass(2_000);
  expect(nextDealFor(host).number).toBe(1);
  await clock.pass(4_000);
  expect(nextDealFor(host).number).toBe(2);
  expect(sealsFor(host).deals[0]?.openings).toEqual([null, null, null, null]);
});

test("TABLE-SEAL-3 with everybody's parts there a deal waits no longer than elsewhere", async () => {
  const { host, ben, clock } = await begun();
  await seals(host);
  await seals(ben);
  await clock.pass(0);
  await opens(host);
  await opens(ben);
  // The dealer is drawn, then the cards are dealt: a second each.
  await clock.pass(2_000);
  expect(host.now.game?.view.phase).not.toBe("DEALING");
  expect(sealsFor(host).deals[0]?.openings).toEqual([partOf(0, 1), partOf(1, 1), null, null]);
});

test("TABLE-SEAL-3 after a hand that all passed with their cards shown the deal waits for parts, too", async () => {
  const rules = { game: "buck", options: { ...TEST_OPTIONS, showHands: "hand" } } as const;
  const house = await begun({ rules });
  const { host, ben, clock } = house;
  await playSealed(house, () => host.now.game?.view.phase === "TRUMP_REVEAL");
  await seals(host);
  await seals(ben);
  const comesTo = async (phase: buck.GamePhase) => {
    while (host.now.game?.view.phase !== phase) await clock.pass(100);
  };
  await comesTo("BIDDING");
  for (const [playerPosition, person] of [
    [0, host],
    [1, ben],
  ] as const) {
    await accepted(person, { type: "act", action: { type: "PLACE_BID", playerPosition, amount: "PASS" } });
  }
  await comesTo("DEALING");
  await opens(ben);
  await accepted(host, { type: "ready" });
  await accepted(ben, { type: "ready" });
  await clock.pass(0);
  expect(host.now.game?.view.round).toBe(1);
  await opens(host);
  await clock.pass(0);
  expect(host.now.game?.view.round).toBe(2);
  expect(sealsFor(host).deals.at(-2)?.openings).toEqual([partOf(0, 2), partOf(1, 2), null, null]);
});

test("TABLE-SEAL-3 nobody waits for people who are away", async () => {
  const { host, ben, clock } = await begun();
  ben.disconnect();
  await seals(host);
  await clock.pass(0);
  expect(nextDealFor(host).listed).toBe(true);
});

test.each([
  ["Buck Euchre", TEST_SETTINGS.rules],
  ["Buck Euchre of three", buckOf(3)],
  ["Buck Euchre of five", buckOf(5)],
  ["Buck Euchre of six", buckOf(6)],
  ["classic Euchre", { game: "euchre", options: euchre.PRESETS["whos-deal"] }],
  [
    "classic Euchre with a dealer found by cards",
    { game: "euchre", options: { ...euchre.PRESETS["whos-deal"], firstDealer: "blackJack" } },
  ],
  [
    "classic Euchre with a dealer found by lot",
    { game: "euchre", options: { ...euchre.PRESETS["whos-deal"], firstDealer: "random" } },
  ],
] as const)("TABLE-SEAL-4 the record proves every deck of %s, and the dealer", async (_, rules) => {
  const house = await begun({ rules });
  await playSealed(house, () => house.host.now.game?.view.gameOver === true);
  const { record, seals: kept } = await recordOf(house);
  const dealt = kept.deals.length;
  expect(dealt).toBeGreaterThan(1);
  expect(await verifyRecord(hash, record)).toEqual({ verified: dealt, dealt, faults: [], withheld: [] });
  expect(kept.deals.every(({ openings }) => openings.filter((part) => part !== null).length === 2)).toBe(
    true,
  );
  const moved = record.actions.map((action) => (isDealerChoice(action) ? elsewhere(action) : action));
  const forged = decodeRecord(JSON.stringify({ ...record, actions: moved }));
  if (!forged.ok) throw new Error(forged.code);
  expect((await verifyRecord(hash, forged.record))?.faults).toEqual([{ type: "wrongDealer" }]);
});

type DealerChoice = Extract<GameAction, { readonly type: "CHOOSE_DEALER" }>;

function isDealerChoice(action: GameAction): action is DealerChoice {
  return action.type === "CHOOSE_DEALER";
}

/** The choice of a dealer that chance did not make. */
function elsewhere(choice: DealerChoice): DealerChoice {
  if ("deck" in choice) return { ...choice, deck: choice.deck.toReversed() };
  return { ...choice, dealerPosition: choice.dealerPosition === 1 ? 2 : 1 };
}

test("TABLE-SEAL-4 a part that comes after the lot for the first dealer comes too late for the first deal", async () => {
  const house = await begun();
  const { host, ben, clock } = house;
  await seals(host);
  await seals(ben);
  await clock.pass(0);
  await opens(host);
  while (host.now.game?.view.dealerChosen !== true) await clock.pass(100);
  expect([host.now.game.view.phase, nextDealFor(ben).number]).toEqual(["DEALING", 1]);
  expect(await opens(ben)).toBe("NO_SEALS");
  await playSealed(house, () => host.now.game?.view.gameOver === true);
  const { record } = await recordOf(house);
  expect(await verifyRecord(hash, record)).toMatchObject({ faults: [], withheld: [{ hand: 1, seat: 1 }] });
});

test("TABLE-SEAL-5 seals, parts and the secret are shown no sooner than they may be", async () => {
  const house = await begun();
  const { host, ben, clock } = house;
  const secret = await storedSecret(house);
  await seals(host);
  expect(nextDealFor(ben).seals).toEqual([null, null, null, null]);
  await seals(ben);
  await clock.pass(0);
  await opens(host);
  expect(nextDealFor(ben).openings).toEqual([null, null, null, null]);
  await playSealed(house, () => nextDealFor(host).number === 2);
  expect(JSON.stringify([host.heard, ben.heard])).not.toContain(secret);
  await playSealed(house, () => host.now.game?.view.gameOver === true);
  expect(sealsFor(ben).secret).toBe(secret);
});

async function storedSecret({ store }: House): Promise<string> {
  const changes = (await store.load(CODE)).flatMap((entry) => entry.changes);
  const sealed = changes.find((change) => change.type === "secretSealed");
  return sealed?.type === "secretSealed" ? sealed.secret : "none";
}

test("TABLE-SEAL-6 after a restart what was sealed can be opened", async () => {
  const before = await begun();
  await seals(before.host);
  await seals(before.ben);
  await before.clock.pass(0);
  const after = await reopen(before);
  const ben = after.enter("Ben");
  expect(sealsFor(after.host)).toEqual(sealsFor(before.host));
  expect([await opens(after.host), await opens(ben)]).toEqual(["ok", "ok"]);
  await playSealed({ ...after, ben }, () => after.host.now.game?.view.gameOver === true);
  const { record } = await recordOf(after);
  expect(await verifyRecord(hash, record)).toMatchObject({ faults: [], withheld: [] });
});
