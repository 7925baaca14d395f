import type { buck, GameDecision } from "@buck/engine";
import type { ClientState } from "@buck/client";
import { DEFAULT_SETTINGS, trickMs } from "@buck/protocol";
import type { GameFrame, News } from "@buck/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { still } from "../../dev/buck.ts";
import { FakeClient } from "../../dev/fakeClient.ts";
import type { Moment } from "../../games/moment.ts";
import { changeSetting } from "../../device/settings.ts";
import { mergeNotes } from "./handLog.ts";
import { TableSession } from "./session.ts";
import { TRICK_LEAST_MS } from "./reactions.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  changeSetting("autoPlay", false);
});

const PLAY_KING: GameDecision = { type: "PLAY_CARD", playerPosition: 0, cardId: "HEARTS_KING" };

function table(first: ClientState) {
  const client = new FakeClient(first);
  const session = new TableSession(client);
  const shown = (): Moment => {
    const { moment } = session.shown.getState();
    if (moment === null) throw new Error("nothing shown");
    return moment;
  };
  return {
    client,
    session,
    sent: client.sent,
    shown,
    hand: () => shown().hand.map(({ id }) => id),
    trick: () => shown().trick.cards.map(({ card }) => card.id),
  };
}

/** A state of the fixture with these events as what has just happened. */
function after(name: string, events: readonly buck.Event[]): ClientState {
  const { state, view } = still(name);
  const game: GameFrame = { game: "buck", view, events: [...events] };
  return { ...state, frame: state.frame && { ...state.frame, game } };
}

const state = (name: string) => still(name).state;

test("a played card lies in the trick before the table answers", () => {
  const { session, hand, trick, shown } = table(state("follow"));
  void session.act(PLAY_KING);
  expect(hand()).not.toContain("HEARTS_KING");
  expect(trick()).toEqual(["HEARTS_JACK", "HEARTS_KING"]);
  expect(shown().prompt.say).toBe("Bo to play");
});

test("a refused card comes back with the table's sentence", async () => {
  const { client, session, hand, trick } = table(state("follow"));
  void session.act(PLAY_KING);
  await client.answer({ ok: false, code: "NOT_YOUR_TURN", message: "It is not your turn.", version: 1 });
  expect(hand()).toContain("HEARTS_KING");
  expect(trick()).toEqual(["HEARTS_JACK"]);
  expect(session.ui.getState().notice).toBe("It is not your turn.");
});

test("a frame for another reason does not bounce the card", async () => {
  const { client, session, hand } = table(state("follow"));
  void session.act(PLAY_KING);
  client.show(state("follow"));
  expect(hand()).not.toContain("HEARTS_KING");
  await client.answer({ ok: true, version: 3 });
  expect(hand()).not.toContain("HEARTS_KING");
  client.show(state("follow"));
  expect(session.pending.getState().pending).toBeNull();
});

test("touch selects first and plays on the second tap", () => {
  const { session, sent } = table(state("follow"));
  session.chooseCard("HEARTS_KING", { confirm: true });
  expect(session.ui.getState().selected).toBe("HEARTS_KING");
  expect(sent).toEqual([]);
  session.chooseCard("HEARTS_KING", { confirm: true });
  expect(sent).toEqual([{ type: "act", action: PLAY_KING }]);
});

test("an illegal card says why and is not sent", () => {
  const { session, sent } = table(state("follow"));
  session.chooseCard("CLUBS_ACE", { confirm: false });
  expect(session.ui.getState().notice).toBe("You must follow hearts.");
  expect(sent).toEqual([]);
});

test("a finished trick stays, then leaves, then is gone", () => {
  const { client, session } = table(state("follow"));
  client.show(after("away", [WON]));
  const finishedTrick = () => session.ui.getState().finishedTrick;
  expect(finishedTrick()).toMatchObject({ leaving: false, trick: { number: 1 } });
  vi.advanceTimersByTime(TRICK_MS);
  expect(finishedTrick()?.leaving).toBe(true);
  vi.advanceTimersByTime(TRICK_MS);
  expect(finishedTrick()).toBeNull();
});

test("a finished trick is seen for a second also when the winner leads at once", () => {
  const { client, session } = table(state("follow"));
  client.show(after("away", [WON]));
  vi.advanceTimersByTime(100);
  client.show(after("away", [LED]));
  vi.advanceTimersByTime(TRICK_LEAST_MS - 101);
  expect(session.ui.getState().finishedTrick).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(session.ui.getState().finishedTrick).toBeNull();
});

test("a tap sends the finished trick away at once", () => {
  const { client, session } = table(state("follow"));
  client.show(after("away", [WON]));
  session.skipTrick();
  expect(session.ui.getState().finishedTrick).toBeNull();
});

test("the result of a hand stays with somebody who looks back", () => {
  const { client, session } = table(state("follow"));
  client.show(after("result", [SCORED]));
  session.review();
  client.show(state("bid"));
  expect(session.ui.getState().result?.stage).toBe("result");
});

test("the result leaves by itself when nobody looks", () => {
  const { client, session } = table(state("follow"));
  client.show(after("result", [SCORED]));
  client.show(state("bid"));
  expect(session.ui.getState().result).toBeNull();
});

test("after a resync nothing is acted out again", () => {
  const { session } = table(state("away"));
  expect(session.ui.getState().finishedTrick).toBeNull();
});

test("your turn is called out, and only yours", () => {
  expect(table(state("follow")).session.ui.getState().assertive).toContain("Your turn: follow hearts");
  expect(table(state("waiting")).session.ui.getState().assertive).toBe("");
});

test("a forced card plays itself when asked to", () => {
  changeSetting("autoPlay", true);
  const { view, state: follow } = still("follow");
  const game: GameFrame = {
    game: "buck",
    view: { ...view, players: view.players.map(onlyTheKing) },
    events: [],
  };
  const { sent } = table({ ...follow, frame: follow.frame && { ...follow.frame, game } });
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([{ type: "act", action: PLAY_KING }]);
});

function onlyTheKing(player: buck.PlayerView): buck.PlayerView {
  if (player.hand === null) return player;
  return { ...player, hand: player.hand.filter(({ id }) => id === "HEARTS_KING") };
}

const WON: buck.Event = {
  type: "trickWon",
  playerPosition: 2,
  number: 1,
  card: { suit: "HEARTS", rank: "ACE", id: "HEARTS_ACE" },
};

const LED: buck.Event = {
  type: "played",
  playerPosition: 2,
  card: { suit: "DIAMONDS", rank: "ACE", id: "DIAMONDS_ACE" },
};
const TRICK_MS = trickMs(DEFAULT_SETTINGS);

const SCORED: buck.Event = { type: "roundScored", round: 1, changes: [], scores: [] };

test("what happened beside the game stands in the log where it happened", () => {
  const { client, session, shown } = table(state("follow"));
  const before = session.log.getState().lines.length;
  const news: News[] = [{ type: "covered", position: 1, name: "Bo", reason: "away" }];
  client.show(state("follow"), { news });
  client.show(state("free"));
  expect(mergeNotes(shown(), session.log.getState().lines, session.ui.getState().notes)[before]).toEqual({
    who: "Bo",
    text: "Bo is away, so a bot plays for them.",
  });
  expect(session.ui.getState().polite).toBe("Bo is away, so a bot plays for them.");
});

test("a watcher goes on without telling the table", () => {
  const { session, sent } = table(state("watch"));
  session.ready();
  expect(sent).toEqual([]);
});
