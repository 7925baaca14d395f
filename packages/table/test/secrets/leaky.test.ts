import { GAME_NAMES } from "@buck/engine";
import type { GameName } from "@buck/engine";
import type { Frame, SharedUpdate } from "@buck/protocol";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Bots } from "../../src/index.ts";
import type { Identity } from "../../src/connectionState.ts";
import type { TableState } from "../../src/state.ts";
import type { VersionStep } from "../../src/updates.ts";
import { dice } from "../kit/random.ts";
import type { SimClock } from "../kit/clock.ts";
import { EVERYBODY } from "./room.ts";
import { compareWorlds } from "./scripted.ts";
import { writeScript } from "./script.ts";
import { firstPublicDifference, heardBefore, thinkingBots, twoRuns } from "./withBots.ts";

interface Leak {
  /** What slips into the title everybody sees, or into an update. */
  readonly title?: (state: TableState) => string;
  /** What slips into a refusal. */
  readonly message?: (state: TableState) => string;
}

const leak = vi.hoisted((): { now: Leak } => ({ now: {} }));

vi.mock(import("../../src/frames.ts"), async (original) => {
  const real = await original();
  const frameFor: typeof real.frameFor = (state, identity, now) => {
    const frame = real.frameFor(state, identity, now);
    return leak.now.title === undefined ? frame : entitled(frame, leak.now.title(state));
  };
  return { ...real, frameFor };
});

vi.mock(import("../../src/updates.ts"), async (original) => {
  const real = await original();
  class LeakyUpdates extends real.Updates {
    readonly #after: TableState;
    constructor(step: VersionStep) {
      super(step);
      this.#after = step.after;
    }
    override shared(identity: Identity): SharedUpdate {
      const shared = super.shared(identity);
      const gameId = leak.now.title?.(this.#after);
      return gameId === undefined ? shared : { ...shared, table: { ...shared.table, gameId } };
    }
  }
  return { ...real, Updates: LeakyUpdates };
});

vi.mock(import("../../src/commands/index.ts"), async (original) => {
  const real = await original();
  const rulingOn: typeof real.rulingOn = (request, command) => {
    const ruling = real.rulingOn(request, command);
    return ruling.ok || leak.now.message === undefined
      ? ruling
      : { ...ruling, message: leak.now.message(request.state) };
  };
  return { ...real, rulingOn };
});

function entitled(frame: Frame, title: string): Frame {
  return { ...frame, table: { ...frame.table, settings: { ...frame.table.settings, title } } };
}

/** The bottom card of the deck: nobody sees it before the game is over. */
function bottomCard({ game }: TableState): string {
  const deal = game?.history.actions.findLast((action) => action.type === "DEAL");
  return deal?.deck.at(-1) ?? "";
}

function lastDecision({ game }: TableState): string {
  const fold = game?.history.actions.findLast((action) => action.type === "FOLD_DECISION");
  return String(fold?.folded);
}

/** What the dealer last laid away: nobody else knows. */
function lastDiscard({ game }: TableState): string {
  return game?.history.actions.findLast((action) => action.type === "DISCARD")?.cardId ?? "";
}

async function scriptedLeaks(seed: number, game: GameName = "buck"): Promise<number> {
  const script = await writeScript(seed, game);
  const roll = dice(seed);
  let found = 0;
  for (const viewer of EVERYBODY) {
    const { difference } = await compareWorlds(script, viewer, Math.floor(script.steps.length / 2), roll);
    found += Number(difference !== null);
  }
  return found;
}

async function botLeaks(
  bots: (clock: SimClock, seed: number) => Bots,
  game: GameName = "buck",
): Promise<number> {
  let found = 0;
  for (let seed = 1; seed <= 12; seed += 1) {
    const [here, there] = await twoRuns({
      seed,
      game,
      viewer: "Ann",
      bots: (clock) => bots(clock, seed),
    });
    const version = firstPublicDifference(here.log, there.log);
    found += Number(heardBefore(here, version).join() !== heardBefore(there, version).join());
  }
  return found;
}

/** Thinks longer with a jack in hand. */
function slowWithJacks(clock: SimClock, seed: number): Bots {
  const bots = thinkingBots(seed);
  return {
    choose: async (turn, random) => {
      const hand = turn.view.players.find(({ position }) => position === turn.view.viewer)?.hand ?? [];
      const ms = hand.some(({ rank }) => rank === "JACK") ? 90 : 10;
      await new Promise<void>((resolve) => {
        clock.after(ms, resolve);
      });
      return bots.choose(turn, random);
    },
  };
}

describe("the comparison of worlds notices", () => {
  beforeEach(() => {
    leak.now = {};
  });

  test.each(GAME_NAMES)("nothing where nothing leaks: %s", async (game) => {
    const leaks = [await scriptedLeaks(3, game), await botLeaks((_, seed) => thinkingBots(seed), game)];
    expect(leaks).toEqual([0, 0]);
  });

  const sizeOfBottomCard = (state: TableState) => "x".repeat(bottomCard(state).length);
  test.each<{ what: string; hint: Leak; seed: number }>([
    { what: "a hidden card in a frame", hint: { title: bottomCard }, seed: 4 },
    { what: "a hidden card in an update", hint: { title: bottomCard }, seed: 3 },
    { what: "the mere size of a frame", hint: { title: sizeOfBottomCard }, seed: 4 },
    { what: "the mere size of an update", hint: { title: sizeOfBottomCard }, seed: 3 },
    { what: "a hint in a refusal", hint: { message: bottomCard }, seed: 3 },
  ])("$what", async ({ hint, seed }) => {
    leak.now = hint;
    expect(await scriptedLeaks(seed)).toBeGreaterThan(0);
  });

  test("what a dealer laid away", async () => {
    leak.now = { title: lastDiscard };
    const found = [
      await scriptedLeaks(3, "euchre"),
      await botLeaks((_, seed) => thinkingBots(seed), "euchre"),
    ];
    expect(Math.min(...found)).toBeGreaterThan(0);
  });

  test("a covered decision that shows", async () => {
    leak.now = { title: lastDecision };
    expect(await botLeaks((_, seed) => thinkingBots(seed))).toBeGreaterThan(0);
  });

  test.each(GAME_NAMES)("a bot that thinks longer with good cards: %s", async (game) => {
    expect(await botLeaks(slowWithJacks, game)).toBeGreaterThan(0);
  });
});
