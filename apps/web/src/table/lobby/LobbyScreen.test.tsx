import type { Answer, Command } from "@buck/protocol";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { parseBotLevel, saveBotLevel } from "../../home/BotLevel.tsx";
import { usePlayerName } from "../../device/player.ts";
import { nextName } from "../../ui/NameDialog.tsx";
import type { LobbyInfo, LobbySeat } from "./lobby.ts";
import { LobbyScreen } from "./LobbyScreen.tsx";
import { SeatSheet } from "./SeatSheet.tsx";

afterEach(() => {
  usePlayerName.setState({ name: "" });
  saveBotLevel("medium");
});

const LOBBY: LobbyInfo = {
  code: "KXPM-27AC",
  name: "Friday cards",
  gameTitle: "Buck Euchre",
  goal: "from 15 down to zero",
  teams: [],
  role: "visitor",
  isHost: false,
  hostName: "Ann",
  locked: false,
  offersSeats: true,
  isRemoved: false,
  removed: [],
  settings: DEFAULT_SETTINGS,
  chairAsks: [],
  withMoreChairs: DEFAULT_SETTINGS,
  withFewerChairs: DEFAULT_SETTINGS,
  sameDeals: null,
  unusualRules: [],
  watchers: { watchers: 0, watcherNames: [] },
  lateHands: null,
  seats: ([0, 1, 2, 3] as const).map((position) => ({ kind: "empty", position })),
};

const TAKEN: Answer = { ok: false, code: "NAME_TAKEN", message: "Taken.", version: 1 };
const DONE: Answer = { ok: true, version: 2 };
const nothing = () => undefined;

function lobby(...answers: readonly Answer[]) {
  return show(LOBBY, answers);
}

function show(info: LobbyInfo, answers: readonly Answer[] = []) {
  const left = [...answers];
  const ask = vi.fn<(command: Command) => Promise<Answer>>(() => Promise.resolve(left.shift() ?? DONE));
  const onClaim = vi.fn<() => void>();
  const tell = vi.fn<(command: Command) => void>();
  render(
    <LobbyScreen lobby={info} table={{ tell, ask, showRefusal: nothing }} onClaim={onClaim} talk={null} />,
  );
  return { asked: () => ask.mock.calls.map(([command]) => command), onClaim, tell };
}

const field = () => screen.getByLabelText<HTMLInputElement>("Your name");
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name })));

test("a name that is taken keeps the dialog open and gets a number", async () => {
  const { asked } = lobby(TAKEN, DONE);
  await press(/^Seat 2:/);
  fireEvent.change(field(), { target: { value: "Ann" } });
  await press("Sit down");
  expect(screen.getByRole("alert").textContent).toContain("Somebody here is already called Ann.");
  expect(usePlayerName.getState().name).toBe("");
  expect(field().value).toBe("Ann 2");
  await press("Sit down");
  expect(asked()).toEqual([
    { type: "sit", position: 1, name: "Ann" },
    { type: "sit", position: 1, name: "Ann 2" },
  ]);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(usePlayerName.getState().name).toBe("Ann 2");
});

test("a remembered name that is taken opens the dialog by itself, and offers to bring the seat", async () => {
  usePlayerName.setState({ name: "Ann" });
  const { onClaim } = lobby(TAKEN);
  await press(/^Seat 2:/);
  expect(field().value).toBe("Ann 2");
  await press("Is that you? Move your seat here");
  expect(onClaim).toHaveBeenCalledOnce();
});

test.each([
  ["Ann", "Ann 2"],
  ["Ann 2", "Ann 3"],
  ["Ann 9", "Ann 10"],
  ["Bartholomew Featherstones", "Bartholomew Featherstone 2".slice(0, 22) + " 2"],
])("after %s comes %s", (name, next) => {
  expect(nextName(name)).toBe(next);
});

test("a locked table offers no seats", () => {
  show({ ...LOBBY, locked: true, offersSeats: false });
  const seats = screen.getAllByRole<HTMLButtonElement>("button", { name: /^Seat/ });
  expect(seats.map(({ disabled }) => disabled)).toEqual([true, true, true, true]);
  expect(screen.queryByText("Sit here")).toBeNull();
});

const BEN: LobbySeat = {
  kind: "person",
  position: 1,
  personId: "p2",
  name: "Ben",
  covered: false,
  waitsForDeal: false,
  isYou: false,
  isHost: false,
  isHere: true,
};
const HOSTED: LobbyInfo = { ...LOBBY, role: "player", isHost: true, seats: LOBBY.seats.with(1, BEN) };

function showSeat(seat: LobbySeat = BEN, lobbyInfo = HOSTED) {
  const tell = vi.fn<(command: Command) => void>();
  const others = { onSit: nothing, onRename: nothing, onChooseLook: nothing, onClose: nothing };
  render(<SeatSheet seat={seat} lobby={lobbyInfo} tell={tell} {...others} />);
  return tell;
}

test("removing somebody asks once", async () => {
  const tell = showSeat();
  await press("Remove from the table");
  expect(tell).not.toHaveBeenCalled();
  await press("Yes, remove Ben");
  expect(tell.mock.calls).toEqual([[{ type: "removePlayer", position: 1 }]]);
});

test("the host hands the role on", async () => {
  const tell = showSeat();
  await press("Make host");
  expect(tell.mock.calls).toEqual([[{ type: "makeHost", position: 1 }]]);
});

const offersOfSeat = () =>
  screen
    .getAllByRole("button")
    .map(({ textContent }) => textContent)
    .filter((text) => /with (you|Otis)/.test(text ?? ""));

test("a bot's seat is offered once for the own one, to a host and to a guest", () => {
  const otis: LobbySeat = { kind: "bot", position: 2, name: "Otis", level: "medium" };
  const me: LobbySeat = { ...BEN, position: 0, isYou: true };
  const info = { ...HOSTED, seats: HOSTED.seats.with(0, me).with(2, otis) };
  showSeat(otis, info);
  expect(offersOfSeat()).toEqual(["Swap with you"]);
  cleanup();
  showSeat(otis, { ...info, isHost: false });
  expect(offersOfSeat()).toEqual(["Change seats with Otis"]);
});

test("the host lets people back in", async () => {
  const { tell } = show({ ...HOSTED, removed: [{ personId: "p9", name: "Eve" }] });
  await press("Let back in");
  expect(tell.mock.calls).toEqual([[{ type: "readmit", personId: "p9" }]]);
});

test("the lobby tells the pace and the turn timer", () => {
  lobby();
  expect(screen.getByText("Normal pace, turn timer: off")).toBeTruthy();
});

test("a host fills every free seat with bots of the chosen level, and the choice is kept", () => {
  const bot = { kind: "bot", position: 1, name: "Rosie", level: "easy" } as const;
  const seats = LOBBY.seats.map((seat) => (seat.position === 1 ? bot : seat));
  const { tell } = show({ ...LOBBY, role: "player", isHost: true, seats });
  fireEvent.change(screen.getByLabelText("Bot level"), { target: { value: "expert" } });
  expect(screen.getByText("Thinks the longest and is the one to beat.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Add bots" }));
  const added = tell.mock.calls.map(([command]) => command);
  expect(added).toEqual([0, 2, 3].map((position) => ({ type: "addBot", position, level: "expert" })));
  expect(parseBotLevel(JSON.parse(localStorage.getItem("buck.botLevel") ?? "null"))).toEqual({
    level: "expert",
  });
  expect(parseBotLevel({ level: "godlike" })).toEqual({ level: "medium" });
});

const FULL = LOBBY.seats.map(({ position }): LobbySeat => ({ ...BEN, position, personId: `p${position}` }));
const FIVE_CHAIRS = { ...DEFAULT_SETTINGS, title: "Five chairs" };

test("the host adds a chair with one tap, and removes one only while one is empty", async () => {
  const { tell } = show({
    ...HOSTED,
    seats: FULL,
    chairAsks: ["Zoe"],
    withMoreChairs: FIVE_CHAIRS,
    withFewerChairs: null,
  });
  expect(screen.getByText("Zoe would like to play")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Remove a chair" })).toHaveProperty("disabled", true);
  await press("Add a chair");
  await press("Add a chair for Zoe");
  const change = { type: "changeSettings", settings: FIVE_CHAIRS };
  expect(tell.mock.calls).toEqual([[change], [change]]);
});

test("whoever finds every seat taken asks the host for a chair, once", async () => {
  usePlayerName.setState({ name: "Zoe" });
  const { asked } = show({ ...LOBBY, seats: FULL });
  await press("Ask Ann for a chair");
  expect(asked()).toEqual([{ type: "askForChair", name: "Zoe" }]);
  expect(screen.getByText(/^You asked for a chair/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /for a chair/ })).toBeNull();
});

const starts = () => screen.queryAllByRole("button", { name: "Start the game" }).length;

test("only the host sees a start, and only where it can be pressed", () => {
  show({ ...HOSTED, seats: FULL });
  expect(starts()).toBe(1);
  cleanup();
  show(HOSTED);
  expect(starts()).toBe(0);
  cleanup();
  show({ ...HOSTED, seats: FULL, isHost: false });
  expect(starts()).toBe(0);
  expect(screen.getByText("Waiting for Ann to start")).toBeTruthy();
});

test("a game with four chairs offers no more", () => {
  show({ ...HOSTED, seats: FULL, withMoreChairs: null, withFewerChairs: null });
  expect(screen.queryByRole("button", { name: "Add a chair" })).toBeNull();
  cleanup();
  show({ ...LOBBY, seats: FULL, withMoreChairs: null });
  expect(screen.queryByRole("button", { name: /for a chair/ })).toBeNull();
});
