import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { button, press, renderTable } from "../../../test/renderTable.tsx";
import { still } from "../../dev/buck.ts";
import { classicStill } from "../../dev/euchre.ts";
import { asNewcomer } from "../../dev/state.ts";
import { changeSetting } from "../../device/settings.ts";

const KING = /^King of hearts/;
const PLAY_KING = {
  type: "act",
  action: { type: "PLAY_CARD", playerPosition: 0, cardId: "HEARTS_KING" },
};

const sentence = () => document.querySelector(".prompt .sentence")?.textContent;
const note = () => document.querySelector(".prompt .note")?.textContent;
const assertive = () => document.querySelector("[aria-live=assertive]")?.textContent ?? "";
const trick = () => screen.getByRole("region", { name: "The trick" }).textContent;

afterEach(() => changeSetting("confirm", "touch"));

const EMOTES = ["Thumbs up", "Laughing", "Surprised", "Awkward", "Hooray", "Joker"];

describe("the prompt", () => {
  test.each([
    ["bid", "Your bid: 2 or more, or pass", ["Pass", "Bid 2", "Bid 3", "Bid 4", "Bid 5"]],
    ["declare", "Name trump: pick a suit", ["Spades", "Hearts", "Diamonds", "Clubs"]],
    ["fold", "Stay or fold?", ["Fold", "Stay"]],
    ["sure", "Your lead: any card", ["The rest are mine"]],
    ["claimed", "The rest of the tricks are yours.", EMOTES],
    ["undo", "Ann wants to take back their last move.", ["No", "Yes, take it back"]],
    ["waiting", "Ann to play", EMOTES],
  ])("in %s says %s and offers %j", (name, say, buttons) => {
    renderTable(still(name).state);
    expect(sentence()).toBe(say);
    const shown = [...document.querySelectorAll(".controls button")];
    expect(shown.map((each) => each.getAttribute("aria-label") ?? each.textContent)).toEqual(buttons);
  });

  test("TABLE-CLAIM-1 whoever is sure of the rest claims it with one press, and still may play a card", () => {
    const { sent } = renderTable(still("sure").state);
    press("The rest are mine");
    expect(sent).toEqual([{ type: "claim" }]);
    expect(button(/^King of hearts, .*playable/)).toBeTruthy();
  });

  test("TABLE-CLAIM-2 nobody is asked for a card while a claimed rest is played out", () => {
    const { sent } = renderTable(still("claimed").state);
    press(/^King of hearts/);
    expect([sent, assertive()]).toEqual([[], ""]);
  });

  test("TABLE-UNDO-2 whoever is asked says yes, and may play on instead", () => {
    const { sent } = renderTable(still("undo").state);
    press("Yes, take it back");
    press(KING);
    expect(sent).toEqual([{ type: "answerUndo", agrees: true }, PLAY_KING]);
  });

  test("TABLE-UNDO-1 a decision is offered to be taken back while the table allows it", () => {
    const { state } = still("bidding");
    const { sent, show } = renderTable(state);
    press(/^Take it back/);
    expect(sent).toEqual([{ type: "undo" }]);
    show({ frame: state.frame && { ...state.frame, you: { ...state.frame.you, mayUndo: false } } });
    expect(screen.queryByRole("button", { name: /^Take it back/ })).toBeNull();
  });

  test("a refusal leaves the table with the next decision", () => {
    const { session } = renderTable(still("bid").state);
    session.ui.setState({ toast: "There is nothing to take back." });
    press("Pass");
    expect(session.ui.getState().toast).toBeNull();
  });

  test("a button sends its decision once, and the row is empty until the answer", () => {
    const { sent } = renderTable(still("bid").state);
    press("Bid 3");
    expect(sent).toEqual([{ type: "act", action: { type: "PLACE_BID", playerPosition: 0, amount: 3 } }]);
    expect(screen.queryByRole("button", { name: "Bid 3" })).toBeNull();
  });

  test("alone is chosen before the call and travels with it", () => {
    const { sent } = renderTable(classicStill("classic-order").state);
    press("Alone");
    press(/^Order up hearts, alone/);
    expect(sent).toMatchObject([{ action: { type: "CALL_TRUMP", pickUp: true, goAlone: true } }]);
  });

  test("a key does what its button does", () => {
    const { sent } = renderTable(still("bid").state);
    fireEvent.keyDown(window, { key: "4" });
    expect(sent).toMatchObject([{ action: { type: "PLACE_BID", amount: 4 } }]);
  });
});

describe("the misclick guard", () => {
  test("a finger selects first and plays on the second tap", () => {
    const { sent } = renderTable(still("follow").state);
    press(KING, "touch");
    expect(sent).toEqual([]);
    expect(button(/^King of hearts, selected/)).toBeTruthy();
    press(KING, "touch");
    expect(sent).toEqual([PLAY_KING]);
  });

  test("a finger may also press the button that names the card", () => {
    const { sent } = renderTable(still("follow").state);
    press(KING, "touch");
    press("Play the king of hearts", "touch");
    expect(sent).toEqual([PLAY_KING]);
  });

  test("a mouse plays at once", () => {
    const { sent } = renderTable(still("follow").state);
    press(KING);
    expect(sent).toEqual([PLAY_KING]);
  });

  test.each([
    ["always", "mouse", 0],
    ["never", "touch", 1],
  ] as const)("set to %s, one press with a %s sends %i", (confirm, pointer, count) => {
    changeSetting("confirm", confirm);
    const { sent } = renderTable(still("follow").state);
    press(KING, pointer);
    expect(sent).toHaveLength(count);
  });

  test("a card that may not be played says why and is not sent", () => {
    const { sent } = renderTable(still("follow").state);
    press(/^Ace of clubs/);
    expect(screen.getByRole("alert").textContent).toBe("You must follow hearts.");
    expect(sent).toEqual([]);
  });
});

test("before the first deal the table is called by its game", () => {
  const { view, state } = classicStill("classic-order");
  const game = { game: "euchre", view: { ...view, phase: "DEALING", round: 0 }, events: [] } as const;
  renderTable({ ...state, frame: state.frame && { ...state.frame, game } });
  expect(document.querySelector(".table-name p")?.textContent).toMatch(/^Classic Euchre · to 10/);
});

describe("a card on its way", () => {
  test("lies in the trick at once, and the next player is named", () => {
    renderTable(still("follow").state);
    press(KING);
    expect(trick()).toContain("You: King of hearts");
    expect(screen.queryByRole("button", { name: KING })).toBeNull();
    expect(sentence()).toBe("Bo to play");
  });

  test("comes back with the reason when it is refused", async () => {
    const { answer } = renderTable(still("follow").state);
    press(KING);
    await answer({ ok: false, code: "STALE", message: "The trick is over.", version: 1 });
    expect(trick()).not.toContain("King of hearts");
    expect(button(KING)).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toBe("The table has moved on. Take another look.");
  });

  test("stays when a frame for another reason comes first", async () => {
    const { show, answer } = renderTable(still("follow").state);
    press(KING);
    show(still("follow").state);
    expect(trick()).toContain("You: King of hearts");
    await answer({ ok: true, version: 3 });
    expect(trick()).toContain("You: King of hearts");
  });

  test("blocks a second card until the table has answered", () => {
    const { sent } = renderTable(still("follow").state);
    press(KING);
    press(/^Jack of diamonds/);
    expect(sent).toEqual([PLAY_KING]);
  });
});

function paused(name = "follow") {
  const { state } = still(name);
  return {
    ...state,
    frame: state.frame && { ...state.frame, table: { ...state.frame.table, paused: true } },
  };
}

describe("a pause", () => {
  test("asks nothing of anybody, and no card is sent", () => {
    const { sent } = renderTable(paused());
    expect(sentence()).toBe("The game is paused");
    expect(screen.queryByRole("button", { name: /, playable$/ })).toBeNull();
    press(KING);
    expect(sent).toEqual([]);
    expect(assertive()).toBe("");
  });

  test("stops everybody's thinking", () => {
    const { show } = renderTable(still("fold").state);
    expect(screen.getAllByText("thinking")).toHaveLength(2);
    show(paused("fold"));
    expect(screen.queryByText("thinking")).toBeNull();
  });

  test("is forgotten when the game goes on", () => {
    const { show } = renderTable(paused());
    show(still("follow").state);
    expect(sentence()).toBe("Your turn: follow hearts");
    expect(assertive()).toContain("Your turn: follow hearts.");
    expect(screen.queryByText(/paused/)).toBeNull();
  });
});

test("the header counts the tricks, and the winner of one is marked while it lies there", () => {
  const { show } = renderTable(still("follow").state);
  expect(document.querySelector(".trick-count")?.textContent).toBe("Trick 1 of 5");
  const { view, state } = still("away");
  const won = view.tricks[0]?.cards.find(({ playerPosition }) => playerPosition === view.tricks[0]?.winner);
  if (won === undefined) throw new Error("no trick");
  const event = { type: "trickWon", playerPosition: won.playerPosition, card: won.card, number: 1 } as const;
  const game = { game: "buck", view, events: [event] } as const;
  show({ ...state, frame: state.frame && { ...state.frame, game } });
  expect(screen.getByText("Ann", { selector: ".seat .name" }).closest("li")?.textContent).toContain("won");
  expect(document.querySelector(".trick-count")?.textContent).toBe("Trick 2 of 5");
});

describe("somebody who takes a bot's seat in a hand", () => {
  test("is told that they play from the next deal on, and is no watcher", () => {
    renderTable(asNewcomer(still("watch").state, 3));
    expect(sentence()).toBe("You play from the next deal");
    expect(screen.getByText("The seat is yours. A bot finishes this hand for you.")).toBeTruthy();
    expect(screen.queryByText(/^You are watching/)).toBeNull();
    expect(document.querySelectorAll(".controls .button, .hand-card")).toHaveLength(0);
    press("Menu");
    expect(button("Keep playing")).toBeTruthy();
  });

  test("sees the table from their own seat", () => {
    renderTable(asNewcomer(still("watch").state, 3));
    const own = document.querySelector(".me");
    expect([own?.getAttribute("data-seat"), own?.getAttribute("aria-label")]).toEqual(["3", "You"]);
    expect(own?.querySelector(".said")?.textContent).toBe("next deal");
    const sides = [...document.querySelectorAll(".seat")].map((each) => each.getAttribute("data-seat"));
    expect(sides).toEqual(["0", "1", "2"]);
    expect(document.querySelector(".played")?.getAttribute("data-place")).toBe("3");
  });

  test("is known to the others as one who waits for the deal", () => {
    const { frame, ...state } = asNewcomer(still("watch").state, 3);
    const { view, state: own } = still("follow");
    if (frame === null || own.frame === null) throw new Error("no frame");
    const game = { game: "buck", view, events: [] } as const;
    renderTable({ ...state, frame: { ...frame, you: own.frame.you, game } });
    expect(document.querySelector(".seat[data-seat='3'] .said")?.textContent).toBe("next deal");
  });

  test("has a hand and the usual prompt once it is dealt", () => {
    const { show } = renderTable(still("newcomer").state);
    show(still("follow").state);
    expect(sentence()).toBe("Your turn: follow hearts");
    expect(button(KING)).toBeTruthy();
  });
});

describe("for ears", () => {
  test.each([
    ["fold", "Stay or fold? Hearts are trump."],
    ["follow", "Your turn: follow hearts. "],
  ])("in %s the turn is called out as %j", (name, words) => {
    renderTable(still(name).state);
    expect(assertive().startsWith(words)).toBe(true);
  });

  test("a seat says its score and tricks in words that do not run together", () => {
    renderTable(still("free").state);
    const ann = screen.getByText("Ann", { selector: ".seat .name" }).closest("li");
    expect(ann?.textContent).toContain("15 to go");
    expect(ann?.querySelector(".dots")?.getAttribute("aria-label")).toBe("one trick");
  });

  test("the last card of a trick leaves nobody without a name", () => {
    renderTable(lastCardIsMine());
    press(/, playable$/);
    expect(sentence()).toBe("The trick is complete");
  });
});

/** The trick lacks only the viewer's card. */
function lastCardIsMine() {
  const { view, state } = still("follow");
  const [first, ...rest] = view.currentTrick.cards;
  if (first === undefined) throw new Error("no trick");
  const others = (["SPADES", "CLUBS"] as const).map((suit, index) => ({
    playerPosition: index === 0 ? 1 : 3,
    card: { suit, rank: "QUEEN", id: `${suit}_QUEEN` },
  })) satisfies typeof rest;
  const currentTrick = { ...view.currentTrick, cards: [first, ...rest, ...others] };
  const game = { game: "buck", view: { ...view, currentTrick }, events: [] } as const;
  return { ...state, frame: state.frame && { ...state.frame, game } };
}

describe("beside the game", () => {
  test("the connection, news and a line of the chat are told in the prompt, over nobody", () => {
    const { show } = renderTable(still("away").state);
    expect(note()).toBe("Connection lost. Trying again; your seat is kept.");
    show({
      connection: "online",
      chat: [{ id: 7, name: "Ann", text: "Nice one", position: 2, at: 0, room: "players" }],
    });
    expect(note()).toBe("Ann: Nice one");
  });

  test("an own card leaves without focus and before the feelings come: it flies at once", () => {
    vi.useFakeTimers();
    renderTable(still("sure").state);
    const left = vi.fn<() => void>();
    const king = button(KING);
    king.focus();
    king.addEventListener("blur", left);
    press(KING);
    expect(left).toHaveBeenCalledOnce();
    expect(screen.queryByRole("button", { name: "Thumbs up" })).toBeNull();
    act(() => void vi.advanceTimersByTime(300));
    expect(button("Thumbs up")).toBeTruthy();
    vi.useRealTimers();
  });

  test("a feeling is one tap away while others play, and a slipped finger does not bid", () => {
    const { sent, show } = renderTable(still("bidding").state);
    const clock = vi.spyOn(performance, "now").mockReturnValue(0);
    press("Thumbs up");
    expect(sent).toEqual([{ type: "emote", emote: "👍" }]);
    // The clock stands: however slow this machine is, the finger comes at once.
    const now = vi.spyOn(performance, "now").mockReturnValue(performance.now());
    show(still("outbid").state);
    press("Pass", "touch");
    now.mockRestore();
    expect(sent).toHaveLength(1);
    clock.mockReturnValue(400);
    press("Pass", "touch");
    expect(sent).toHaveLength(2);
    clock.mockRestore();
  });
});
