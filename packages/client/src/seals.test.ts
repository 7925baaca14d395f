import { dice, SimClock } from "@buck/authority/testing";
import { FULL_DECK } from "@buck/engine/testing";
import { chooseInProcess } from "@buck/bots";
import { buck, euchre, parseCard } from "@buck/engine";
import type { CardId, GameAction } from "@buck/engine";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { Command, Frame, GameFrame, Rules, Seals } from "@buck/protocol";
import { dealKey, sealSecret, toHex } from "@buck/records";
import type { Hash } from "@buck/records";
import { makeTable, memoryStore, openTable } from "@buck/table";
import type { Bots, Ports } from "@buck/table";
import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { connectTable } from "./local.ts";
import { defaultPlatform } from "./platform.ts";
import { nextCommand, playSeat } from "./playSeat.ts";
import { deviceHash, watchSeals } from "./seals.ts";
import type { TableClient } from "./tableClient.ts";

const hash: Hash = {
  sha256: async (data) => createHash("sha256").update(data).digest(),
  hmacSha256: async (key, data) => createHmac("sha256", key).update(data).digest(),
};

const SHORT_BUCK: Rules = { game: "buck", options: { ...buck.DEFAULT_OPTIONS, startScore: 10 } };
const SHORT_EUCHRE: Rules = { game: "euchre", options: { ...euchre.PRESETS["whos-deal"], targetScore: 5 } };
const CODE = "ACDE-FGHJ-2345";

type Choose = (game: GameFrame, below: (below: number) => number) => GameAction;

const byRulesOfThumb: Choose = (game, below) => chooseInProcess({ ...game, level: "medium" }, below);

const passing: Choose = ({ game, view }) => {
  if (game !== "buck") throw new Error("this is for bids");
  return { type: "PLACE_BID", playerPosition: view.currentBidder ?? 0, amount: "PASS" };
};

/** Ann and Ben with two bots at a table that seals; the game has begun. */
async function sealedTable(rules: Rules, { seed = 3, choose = byRulesOfThumb } = {}) {
  const clock = new SimClock();
  const below = dice(seed);
  const random = { below, id: () => `id-${below(1e9)}`.padEnd(22, "x") };
  const store = memoryStore();
  const bots: Bots = { choose: async (turn) => choose({ ...turn, events: [] }, below) };
  const ports: Ports = { clock, random, store, bots, hash };
  const created = await makeTable({
    code: CODE,
    settings: { ...DEFAULT_SETTINGS, rules, pace: "quick" },
    host: { name: "Ann", tokenHash: "ann" },
    bots: [
      { position: 2, level: "medium" },
      { position: 3, level: "medium" },
    ],
    ports,
  });
  if (!created.ok) throw new Error(created.message);
  const { table } = created;
  const platforms = { ann: { ...defaultPlatform(), clock }, ben: { ...defaultPlatform(), clock } };
  const ann = connectTable({ table, tokenHash: "ann", platform: platforms.ann });
  const ben = connectTable({ table, tokenHash: "ben", platform: platforms.ben });
  await clock.pass(10);
  const wishes: readonly [TableClient, Command][] = [
    [ben, { type: "sit", position: 1, name: "Ben" }],
    [ann, { type: "start" }],
  ];
  for (const [client, command] of wishes) {
    const answer = client.send(command);
    await clock.pass(1);
    expect(await answer).toMatchObject({ ok: true });
  }
  for (const client of [ann, ben]) {
    playSeat(client, {
      clock,
      next: (frame) => nextCommand(frame, (game) => choose(game, below)),
    });
  }
  return { clock, ports, store, table, ann, ben, platforms };
}

type Sealed = Awaited<ReturnType<typeof sealedTable>>;

async function playUntil({ clock }: Pick<Sealed, "clock">, isWanted: () => boolean): Promise<void> {
  for (let step = 0; !isWanted(); step += 1) {
    if (step > 5_000 || !(await clock.next())) throw new Error("The game does not go on");
  }
  await clock.pass(50);
}

const isOver = ({ store }: TableClient) => store.getState().frame?.game?.view.gameOver === true;
const dealsOf = ({ store }: TableClient) => (store.getState().frame?.seals?.deals.at(-1)?.number ?? 1) - 1;

test.each([["buck", SHORT_BUCK] as const, ["euchre", SHORT_EUCHRE] as const])(
  "every deal of a game of %s is verified on both devices, with the parts of both",
  async (_, rules) => {
    const sealed = await sealedTable(rules);
    const { ann, ben, platforms } = sealed;
    const watches = [
      watchSeals(ann, { platform: platforms.ann, hash }),
      watchSeals(ben, { platform: platforms.ben, hash }),
    ];
    await playUntil(sealed, () => dealsOf(ann) === 2);
    const [first, second] = watches.map(({ store }) => store.getState());
    expect(first).toMatchObject({ isSealed: true, report: null });
    expect(first?.fingerprint).toMatch(/^[0-9a-f]{16}$/);
    expect(second?.fingerprint).toBe(first?.fingerprint);
    await playUntil(sealed, () => isOver(ann));
    const dealt = dealsOf(ann);
    for (const { store } of watches) {
      expect(store.getState().report).toEqual({ verified: dealt, dealt, faults: [], withheld: [] });
    }
    const openings = ann.store.getState().frame?.seals?.deals[0]?.openings;
    expect(openings?.map((part) => part !== null)).toEqual([true, true, false, false]);
  },
);

test("a hand that all passed and is shown is no fraud", async () => {
  const options = { ...buck.DEFAULT_OPTIONS, showHands: "hand" } as const;
  const sealed = await sealedTable({ game: "buck", options }, { choose: passing });
  const { ann, clock, platforms } = sealed;
  const watch = watchSeals(ann, { platform: platforms.ann, hash });
  await playUntil(sealed, () => dealsOf(ann) === 3);
  const left = ann.send({ type: "backToLobby" });
  await clock.pass(50);
  expect(await left).toMatchObject({ ok: true });
  await clock.pass(50);
  expect(watch.store.getState().report).toMatchObject({ dealt: dealsOf(ann), faults: [] });
  expect(dealsOf(ann)).toBeGreaterThan(2);
});

test("a device without a watch is left out, and everybody else's parts count", async () => {
  const sealed = await sealedTable(SHORT_BUCK);
  const watch = watchSeals(sealed.ann, { platform: sealed.platforms.ann, hash });
  await playUntil(sealed, () => isOver(sealed.ann));
  const { report } = watch.store.getState();
  expect(report).toMatchObject({ verified: dealsOf(sealed.ann), faults: [], withheld: [] });
});

test("a page that is loaded again goes on with the part it had sealed, and with what it had seen", async () => {
  const sealed = await sealedTable(SHORT_BUCK);
  const { ann, ben, platforms } = sealed;
  const first = watchSeals(ann, { platform: platforms.ann, hash });
  watchSeals(ben, { platform: platforms.ben, hash });
  await playUntil(sealed, () => dealsOf(ann) === 2);
  first.stop();
  const second = watchSeals(ann, { platform: platforms.ann, hash });
  await playUntil(sealed, () => isOver(ann));
  const dealt = dealsOf(ann);
  expect(second.store.getState().report).toEqual({ verified: dealt, dealt, faults: [], withheld: [] });
});

test("after the server was killed what was sealed is opened, and everything is verified", async () => {
  const sealed = await sealedTable(SHORT_BUCK);
  const { clock, ports, store, table, platforms } = sealed;
  const before = watchSeals(sealed.ann, { platform: platforms.ann, hash });
  await playUntil(sealed, () => dealsOf(sealed.ann) === 1);
  before.stop();
  sealed.ann.close();
  sealed.ben.close();
  await table.stop("restarting");
  const entries = await store.load(CODE);
  const again = openTable({ code: CODE, entries, ports });
  const ann = connectTable({ table: again, tokenHash: "ann", platform: platforms.ann });
  await clock.pass(10);
  const watch = watchSeals(ann, { platform: platforms.ann, hash });
  playSeat(ann, {
    clock,
    next: (frame) => nextCommand(frame, (game) => chooseInProcess({ ...game, level: "medium" }, dice(4))),
  });
  await playUntil(sealed, () => isOver(ann));
  expect(watch.store.getState().report).toMatchObject({ verified: dealsOf(ann), faults: [] });
});

test("a table that does not seal is told so", async () => {
  const frame: Partial<Frame> = { seals: null };
  const sealed = await sealedTable(SHORT_BUCK);
  watchSeals(sealed.ann, { platform: sealed.platforms.ann, hash });
  const { store } = lyingClient(sealed.ann, () => frame);
  const unsealed = watchSeals(
    { code: CODE, store, send: (command) => sealed.ann.send(command) },
    { platform: sealed.platforms.ben, hash },
  );
  await playUntil(sealed, () => dealsOf(sealed.ann) === 1);
  expect(unsealed.store.getState()).toEqual({ isSealed: false, fingerprint: null, report: null });
});

/** The same table, told by somebody who lies. */
function lyingClient(client: TableClient, lie: (frame: Frame) => Partial<Frame>) {
  const told = () => {
    const state = client.store.getState();
    return state.frame === null ? state : { ...state, frame: { ...state.frame, ...lie(state.frame) } };
  };
  const store = createStore(told);
  client.store.subscribe(() => store.setState(told(), true));
  return { store };
}

function lieAboutSeals(lie: (seals: Seals) => Partial<Seals>) {
  return ({ seals }: Frame): Partial<Frame> => ({ seals: seals && { ...seals, ...lie(seals) } });
}

/** Ann is shown somebody else's card in her first hand. */
function lieAboutCards({ game, seals }: Frame): Partial<Frame> {
  if (game?.game !== "buck" || seals?.deals.at(-1)?.number !== 2) return {};
  const { turnUpCard } = game.view;
  const players = game.view.players.map((player) => {
    if (player.position !== 0 || player.hand === null) return player;
    const own = new Set<CardId | undefined>([turnUpCard?.id, ...player.hand.map(({ id }) => id)]);
    const other = parseCard(FULL_DECK.find((id) => !own.has(id)) ?? "");
    return { ...player, hand: other === null ? player.hand : [other, ...player.hand.slice(1)] };
  });
  return { game: { ...game, view: { ...game.view, players } } };
}

test.each([
  ["another secret", lieAboutSeals(({ secret }) => ({ secret: secret && "00".repeat(32) })), "wrongSecret"],
  [
    "another list of seals after the deal",
    lieAboutSeals(({ deals }) => ({
      deals: deals.map((deal, index) =>
        index === 0 && deals.length > 1 ? { ...deal, seals: deal.seals.with(1, "11".repeat(32)) } : deal,
      ),
    })),
    "changedSeals",
  ],
  [
    "a deal without the part that the table took",
    lieAboutSeals(({ deals }) => ({
      deals: deals.map((deal) => ({ ...deal, openings: deal.openings.with(0, null) })),
    })),
    "leftOut",
  ],
  [
    "a part that another seat never sealed",
    lieAboutSeals(({ deals }) => ({
      deals: deals.map((deal) => ({
        ...deal,
        openings: deal.openings.map((part, seat) => (seat === 1 && part !== null ? "22".repeat(16) : part)),
      })),
    })),
    "wrongPart",
  ],
  ["a card that the deck puts elsewhere", lieAboutCards, "wrongCard"],
] as const)("a server that shows %s is found", async (_, lie, fault) => {
  const sealed = await sealedTable(SHORT_BUCK);
  const { ann, ben, platforms } = sealed;
  watchSeals(ben, { platform: platforms.ben, hash });
  const { store } = lyingClient(ann, lie);
  const send = (command: Command) => ann.send(command);
  const watch = watchSeals({ code: CODE, store, send }, { platform: platforms.ann, hash });
  await playUntil(sealed, () => isOver(ann));
  const { report } = watch.store.getState();
  expect(report?.faults.map(({ type }) => type)).toContain(fault);
  expect(report?.verified).toBeLessThan(report?.dealt ?? 0);
});

test("a part is not opened when the list does not hold its own seal", async () => {
  const sealed = await sealedTable(SHORT_BUCK);
  const { ann, ben, platforms } = sealed;
  watchSeals(ben, { platform: platforms.ben, hash });
  const { store } = lyingClient(
    ann,
    lieAboutSeals(({ deals }) => ({
      deals: deals.map((deal) => ({
        ...deal,
        seals: deal.seals.with(0, deal.listed ? "33".repeat(32) : null),
      })),
    })),
  );
  const said: string[] = [];
  const send = (command: Command) => {
    said.push(command.type);
    return ann.send(command);
  };
  watchSeals({ code: CODE, store, send }, { platform: platforms.ann, hash });
  await playUntil(sealed, () => dealsOf(ann) === 2);
  expect(new Set(said)).toEqual(new Set(["sealPart"]));
});

test("a server that changes its own seal gets no more parts", async () => {
  const sealed = await sealedTable(SHORT_BUCK);
  const { ann, platforms } = sealed;
  let isChanged = false;
  const { store } = lyingClient(
    ann,
    lieAboutSeals(({ seal }) => ({ seal: isChanged ? "44".repeat(32) : seal })),
  );
  let said = 0;
  const send = (command: Command) => {
    said += 1;
    return ann.send(command);
  };
  watchSeals({ code: CODE, store, send }, { platform: platforms.ann, hash });
  await playUntil(sealed, () => dealsOf(ann) === 1);
  isChanged = true;
  const before = said;
  await playUntil(sealed, () => dealsOf(ann) === 2);
  expect(said - before).toBeLessThanOrEqual(1);
});

const secret = Uint8Array.from({ length: 32 }, (_, index) => index);
const opened = ([0, 1, 2, 3] as const).map((seat) => ({ seat, part: new Uint8Array(16).fill(0xa0 + seat) }));

test.each([
  ["Web Crypto", () => deviceHash()],
  ["the library, on pages without Web Crypto", () => deviceHash(null)],
])("%s gives the published seal and key", async (_, makeHash) => {
  const hash = await makeHash();
  expect(toHex(await sealSecret(hash, "demo-game", secret))).toBe(
    "bf19f7b7b2b96e28f5769ad581624d6e84f54bcfbf4561d24a18537b63e6ad0e",
  );
  expect(toHex(await dealKey(hash, { gameId: "demo-game", hand: 1 }, { secret, opened }))).toBe(
    "8d86fbc75959f6172203979364cf4264d7ae9264990f6b25b08ce9da4f2bd5fe",
  );
});
