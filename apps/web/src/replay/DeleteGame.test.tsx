import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gameArchive } from "./gameArchive.ts";
import { finishedGame } from "../dev/playedGame.ts";
import { rememberOwnGame, useOwnGames } from "../device/ownGames.ts";
import { DeleteGame } from "./ReplayMenu.tsx";

const ID = "G".repeat(22);
const server = vi.fn<typeof fetch>();

beforeEach(async () => {
  vi.stubGlobal("fetch", server);
  rememberOwnGame({ gameId: ID, code: "KXPM-2745" });
  await gameArchive.keep(finishedGame("euchre", { gameId: ID }));
});
afterEach(() => {
  useOwnGames.setState({ games: [] });
  server.mockReset();
  vi.unstubAllGlobals();
});

test("whoever sat elsewhere is offered nothing", () => {
  render(<DeleteGame id={"H".repeat(22)} />);
  expect(screen.queryByRole("button")).toBeNull();
});

test("it asks once, and deletes the game on the server and on this device", async () => {
  server.mockResolvedValue(new Response(null, { status: 204 }));
  render(<DeleteGame id={ID} />);
  fireEvent.click(screen.getByText("Delete this game"));
  expect(server).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText("Delete for everybody"));
  await waitFor(() => expect(useOwnGames.getState().games).toEqual([]));
  const [address, request] = server.mock.calls[0] ?? [];
  expect(address).toBe(`http://localhost:3000/api/games/${ID}`);
  expect(request?.method).toBe("DELETE");
  expect(new Headers(request?.headers).get("Authorization")).toMatch(/^Bearer [\w-]{43}$/);
  expect(await gameArchive.find(ID)).toBeNull();
});

test("a server that refuses is heard, and the game stays", async () => {
  server.mockResolvedValue(new Response(null, { status: 403 }));
  render(<DeleteGame id={ID} />);
  fireEvent.click(screen.getByText("Delete this game"));
  fireEvent.click(screen.getByText("Delete for everybody"));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("could not be deleted"));
  expect(await gameArchive.find(ID)).not.toBeNull();
});
