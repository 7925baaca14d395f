// @vitest-environment jsdom
import type { Answer, Command } from "@buck/protocol";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { setUpDom } from "../../test/dom.ts";
import { usePlayerName } from "../storage/playerName.ts";
import { nextName } from "../ui/NameDialog.tsx";
import type { LobbyInfo } from "./lobby.ts";
import { LobbyScreen } from "./LobbyScreen.tsx";

setUpDom();
afterEach(() => usePlayerName.setState({ name: "" }));

const LOBBY: LobbyInfo = {
  code: "KXPM-27AC-DE43",
  name: "Friday cards",
  gameTitle: "Buck Euchre",
  goal: "from 15 down to zero",
  teams: [],
  role: "visitor",
  isHost: false,
  hostName: "Ann",
  locked: false,
  settings: DEFAULT_SETTINGS,
  unusualRules: [],
  watching: 0,
  seats: ([0, 1, 2, 3] as const).map((position) => ({ kind: "empty", position })),
};

const TAKEN: Answer = { ok: false, code: "NAME_TAKEN", message: "Taken.", version: 1 };
const DONE: Answer = { ok: true, version: 2 };
const nothing = () => undefined;

function lobby(...answers: readonly Answer[]) {
  const left = [...answers];
  const onAsk = vi.fn<(command: Command) => Promise<Answer>>(() => Promise.resolve(left.shift() ?? DONE));
  const onClaim = vi.fn<() => void>();
  render(
    <LobbyScreen
      lobby={LOBBY}
      onAsk={onAsk}
      onClaim={onClaim}
      onCommand={nothing}
      onRefused={nothing}
      onWatch={nothing}
      onHome={nothing}
      talk={null}
    />,
  );
  return { asked: () => onAsk.mock.calls.map(([command]) => command), onClaim };
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
