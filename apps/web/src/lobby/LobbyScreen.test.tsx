import type { Answer, Command } from "@buck/protocol";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { parseBotLevel, saveBotLevel } from "../storage/botLevel.ts";
import { usePlayerName } from "../storage/playerName.ts";
import { nextName } from "../ui/NameDialog.tsx";
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
  sameDeals: null,
  unusualRules: [],
  watching: 0,
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
  const onAsk = vi.fn<(command: Command) => Promise<Answer>>(() => Promise.resolve(left.shift() ?? DONE));
  const onClaim = vi.fn<() => void>();
  const onCommand = vi.fn<(command: Command) => void>();
  render(
    <LobbyScreen
      lobby={info}
      onAsk={onAsk}
      onClaim={onClaim}
      onCommand={onCommand}
      onRefused={nothing}
      onWatch={nothing}
      onHome={nothing}
      talk={null}
    />,
  );
  return { asked: () => onAsk.mock.calls.map(([command]) => command), onClaim, onCommand };
}

const field = () => screen.getByLabelText<HTMLInputElement>("Your name");
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name })));

test("a name that is taken keeps the dialog open and gets a number", async () => {
  const { asked } = lobby(TAKEN, DONE);
  await press(/^Seat 2:/);
  fireEvent.change(field(), { target: { value: "Ann" } });
  await press("Sit down");
  expect(screen.getByRole("alert").textContent).toContain("Somebody here is called Ann already.");
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
  await press("Is that you? Bring your seat here");
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
  const onCommand = vi.fn<(command: Command) => void>();
  const others = { onSit: nothing, onRename: nothing, onChooseLook: nothing, onClose: nothing };
  render(<SeatSheet seat={seat} lobby={lobbyInfo} onCommand={onCommand} {...others} />);
  return onCommand;
}

test("removing somebody asks once", async () => {
  const onCommand = showSeat();
  await press("Remove from the table");
  expect(onCommand).not.toHaveBeenCalled();
  await press("Really remove Ben");
  expect(onCommand.mock.calls).toEqual([[{ type: "removePlayer", position: 1 }]]);
});

test("the host hands the role on", async () => {
  const onCommand = showSeat();
  await press("Make host");
  expect(onCommand.mock.calls).toEqual([[{ type: "makeHost", position: 1 }]]);
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
  const { onCommand } = show({ ...HOSTED, removed: [{ personId: "p9", name: "Eve" }] });
  await press("Let back in");
  expect(onCommand.mock.calls).toEqual([[{ type: "readmit", personId: "p9" }]]);
});

test("the lobby tells the pace and the turn timer", () => {
  lobby();
  expect(screen.getByText("Normal pace, turn timer: off")).toBeTruthy();
});

test("a host fills every free seat with bots of the chosen level, and the choice is kept", () => {
  const bot = { kind: "bot", position: 1, name: "Rosie", level: "easy" } as const;
  const seats = LOBBY.seats.map((seat) => (seat.position === 1 ? bot : seat));
  const { onCommand } = show({ ...LOBBY, role: "player", isHost: true, seats });
  fireEvent.change(screen.getByLabelText("Level of the bots"), { target: { value: "expert" } });
  expect(screen.getByText("Thinks the longest, and is the one to beat.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Add bots" }));
  const added = onCommand.mock.calls.map(([command]) => command);
  expect(added).toEqual([0, 2, 3].map((position) => ({ type: "addBot", position, level: "expert" })));
  expect(parseBotLevel(JSON.parse(localStorage.getItem("buck.botLevel") ?? "null"))).toEqual({
    level: "expert",
  });
  expect(parseBotLevel({ level: "godlike" })).toEqual({ level: "medium" });
});
