import { euchre } from "@buck/engine";
import { handEventsAfter } from "@buck/protocol";
import type { Frame, HandEvents, Rules } from "@buck/protocol";
import { describe, expect, test } from "vitest";
import { inProcessBots } from "../src/index.ts";
import type { Guest } from "./kit/guest.ts";
import { accepted, fillWithBots, openHouse, playUntil, reopen, TEST_OPTIONS } from "./kit/house.ts";
import type { House } from "./kit/house.ts";

/** Far more than a hand of either game has. */
const BOUND = 64;

const RULES: readonly Rules[] = [
  { game: "buck", options: TEST_OPTIONS },
  { game: "euchre", options: { ...euchre.DEFAULT_OPTIONS, targetScore: 2 } },
];

type Events = readonly HandEvents["events"][number][];

/** What a client keeps: the events of the hand, frame by frame. */
function kept({ heard }: Guest): Events {
  let events: Events = [];
  let gameId: string | null = null;
  for (const each of heard) {
    if (each.type !== "frame" && each.type !== "welcome") continue;
    const frame: Frame = each.type === "frame" ? each.frame : each.welcome.frame;
    if (frame.table.gameId !== gameId) events = [];
    ({ gameId } = frame.table);
    events = handEventsAfter(events, frame.game?.events ?? []);
  }
  return events;
}

const toldAnew = ({ session }: Guest) => session.resync().handEvents;

async function startedHouse(rules: Rules): Promise<House & { readonly wes: Guest; readonly vic: Guest }> {
  const house = await openHouse({ settings: { rules, turnTimer: 15 }, ports: { bots: inProcessBots } });
  const [wes, vic] = [house.enter("Wes"), house.enter("Vic")];
  await accepted(wes, { type: "watch", name: "Wes" });
  await fillWithBots(house.host, 1, 2, 3);
  await accepted(house.host, { type: "start" });
  return { ...house, wes, vic };
}

describe.each(RULES)("a welcome to a game of $game", (rules) => {
  test("TABLE-VIEW-3 tells the hand as the frames have told it, to players and watchers alike", async () => {
    const { host, wes, vic, clock } = await startedHouse(rules);
    let [longest, moments] = [0, 0];
    while (host.now.game?.view.gameOver !== true && moments < 2_000) {
      const events = kept(host);
      expect(toldAnew(host)).toEqual({ game: rules.game, events });
      expect(toldAnew(wes)).toEqual({ game: rules.game, events });
      expect(toldAnew(vic)).toBeNull();
      longest = Math.max(longest, events.length);
      moments += 1;
      await clock.next();
    }
    expect(host.now.game?.view.gameOver).toBe(true);
    expect(longest).toBeGreaterThan(20);
    expect(longest).toBeLessThan(BOUND);
  });

  test("TABLE-VIEW-3 tells the same hand after a restart", async () => {
    const house = await startedHouse(rules);
    await playUntil(house, "PLAYING");
    const before = toldAnew(house.host);
    expect(before?.events[0]).toMatchObject({ type: "dealt", round: house.host.now.game?.view.round });
    const { host } = await reopen(house);
    expect(toldAnew(host)).toEqual(before);
  });
});

test("TABLE-VIEW-3 there is nothing to tell before the first deal", async () => {
  const { host } = await openHouse();
  expect(toldAnew(host)).toBeNull();
  await fillWithBots(host, 1, 2, 3);
  await accepted(host, { type: "start" });
  expect(toldAnew(host)).toEqual({ game: "buck", events: [] });
});
