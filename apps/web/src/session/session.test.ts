import type { buck, GameDecision } from "@buck/engine";
import type { News } from "@buck/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answer, Command, Frame, GameClient, Message } from "../client/GameClient.ts";
import { still } from "../gallery/fixtures.ts";
import { buckMoment } from "../games/buck/moment.tsx";
import type { Moment } from "../games/moment.ts";
import { changeSetting } from "../storage/settings.ts";
import { TRICK_STAYS_MS } from "./trickDisplay.ts";
import { openSession } from "./session.ts";
import { mergeNotes } from "./handLog.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  changeSetting("autoPlay", false);
});

const PLAY_KING: GameDecision = { type: "PLAY_CARD", playerPosition: 0, cardId: "HEARTS_KING" };

interface Change extends Partial<Frame> {
  readonly view?: buck.View;
  /** What has just effects; nothing unless a test says so. */
  readonly events?: readonly buck.Event[];
}

function frame(name: string, { view, events = [], ...change }: Change = {}): Frame {
  const found = still(name);
  return { ...found.frame, moment: buckMoment(view ?? found.view, events), ...change };
}

const nothing = () => undefined;

/** A table whose answers the test gives by hand. */
function table(first: Frame) {
  const sent: Command[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  let tell: (message: Message) => void = nothing;
  const client: GameClient = {
    subscribe(listener) {
      tell = listener;
      listener({ type: "frame", frame: first });
      return () => undefined;
    },
    send(command) {
      sent.push(command);
      return new Promise((resolve) => answers.push(resolve));
    },
    close: () => undefined,
  };
  const session = openSession(client);
  return {
    session,
    sent,
    frame: (next: Frame) => tell({ type: "frame", frame: next }),
    answer: async (answer: Answer) => {
      answers.shift()?.(answer);
      await vi.advanceTimersByTimeAsync(0);
    },
    hand: () => shown(session).hand.map(({ id }) => id),
    trick: () => shown(session).trick.cards.map(({ card }) => card.id),
  };
}

function shown(session: ReturnType<typeof openSession>): Moment {
  const moment = session.game.getState().shown;
  if (moment === null) throw new Error("nothing shown");
  return moment;
}

test("a played card lies in the trick before the table answers", () => {
  const { session, hand, trick } = table(frame("follow"));
  void session.act(PLAY_KING);
  expect(hand()).not.toContain("HEARTS_KING");
  expect(trick()).toEqual(["HEARTS_JACK", "HEARTS_KING"]);
});

test("a refused card comes back with the table's sentence", async () => {
  const { session, hand, trick, answer } = table(frame("follow"));
  void session.act(PLAY_KING);
  await answer({ ok: false, code: "NOT_YOUR_TURN", message: "It is not your turn." });
  expect(hand()).toContain("HEARTS_KING");
  expect(trick()).toEqual(["HEARTS_JACK"]);
  expect(session.ui.getState().notice).toBe("It is not your turn.");
});

test("a frame for another reason does not bounce the card", async () => {
  const first = frame("follow");
  const { session, hand, frame: tell, answer } = table(first);
  void session.act(PLAY_KING);
  tell({ ...first, version: 2, resync: false });
  expect(hand()).not.toContain("HEARTS_KING");
  await answer({ ok: true, version: 3 });
  expect(hand()).not.toContain("HEARTS_KING");
  tell({ ...first, version: 3, resync: false });
  expect(session.game.getState().pending).toBeNull();
});

test("an older frame changes nothing", () => {
  const { session, frame: tell } = table(frame("follow", { version: 5 }));
  tell(frame("lead", { version: 4 }));
  expect(session.game.getState().frame?.version).toBe(5);
});

test("touch selects first and plays on the second tap", () => {
  const { session, sent } = table(frame("follow"));
  session.chooseCard("HEARTS_KING", { confirm: true });
  expect(session.ui.getState().selected).toBe("HEARTS_KING");
  expect(sent).toEqual([]);
  session.chooseCard("HEARTS_KING", { confirm: true });
  expect(sent).toEqual([{ type: "act", action: PLAY_KING }]);
});

test("an illegal card says why and is not sent", () => {
  const { session, sent } = table(frame("follow"));
  session.chooseCard("CLUBS_ACE", { confirm: false });
  expect(session.ui.getState().notice).toBe("You must follow hearts.");
  expect(sent).toEqual([]);
});

test("a finished trick stays, then leaves, then is gone", () => {
  const { session, frame: tell } = table(frame("follow"));
  tell(frame("away", { version: 2, resync: false, events: [WON] }));
  const finishedTrick = () => session.ui.getState().finishedTrick;
  expect(finishedTrick()).toMatchObject({ leaving: false, trick: { number: 1 } });
  vi.advanceTimersByTime(TRICK_STAYS_MS);
  expect(finishedTrick()?.leaving).toBe(true);
  vi.advanceTimersByTime(TRICK_STAYS_MS);
  expect(finishedTrick()).toBeNull();
});

test("a tap sends the finished trick away at once", () => {
  const { session, frame: tell } = table(frame("follow"));
  tell(frame("away", { version: 2, resync: false, events: [WON] }));
  session.skipTrick();
  expect(session.ui.getState().finishedTrick).toBeNull();
});

test("the result of a hand stays with somebody who looks back", () => {
  const { session, frame: tell } = table(frame("follow"));
  tell(frame("result", { version: 2, resync: false, events: [SCORED] }));
  session.review();
  tell(frame("bid", { version: 3, resync: false }));
  expect(session.ui.getState().result?.stage).toBe("result");
});

test("the result leaves by itself when nobody looks", () => {
  const { session, frame: tell } = table(frame("follow"));
  tell(frame("result", { version: 2, resync: false, events: [SCORED] }));
  tell(frame("bid", { version: 3, resync: false }));
  expect(session.ui.getState().result).toBeNull();
});

test("after a resync nothing is acted out again", () => {
  const { session } = table(frame("away"));
  expect(session.ui.getState().finishedTrick).toBeNull();
});

test("your turn is called out, and only yours", () => {
  expect(table(frame("follow")).session.ui.getState().assertive).toContain("Your turn: follow hearts");
  expect(table(frame("waiting")).session.ui.getState().assertive).toBe("");
});

test("a forced card plays itself when asked to", () => {
  changeSetting("autoPlay", true);
  const { view } = still("follow");
  const { sent } = table(frame("follow", { view: { ...view, players: view.players.map(onlyTheKing) } }));
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

const SCORED: buck.Event = { type: "roundScored", round: 1, changes: [], scores: [] };

test("what happened beside the game stands in the log where it happened", () => {
  const { session, frame: tell } = table(frame("follow"));
  const news: News[] = [{ type: "covered", position: 1, name: "Bo", reason: "away" }];
  tell(frame("follow", { version: 2, resync: false, news }));
  tell(frame("free", { version: 3, resync: false }));
  const { shown: moment, notes } = session.game.getState();
  const before = still("follow").frame.moment.log.length;
  expect(moment === null ? [] : mergeNotes(moment, notes)[before]).toEqual({
    who: "Bo",
    text: "is away: a bot plays for them.",
  });
  expect(session.ui.getState().polite).toBe("Bo is away: a bot plays for them.");
});

test("a watcher goes on without telling the table", () => {
  const { session, sent } = table(frame("watch"));
  session.ready();
  expect(sent).toEqual([]);
});
