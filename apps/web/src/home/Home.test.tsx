import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { usePracticeGames } from "../storage/practiceGames.ts";
import { Home } from "./Home.tsx";

test("a game that waits is offered right below the button that would begin another one", () => {
  render(<Home />);
  expect(screen.queryByRole("link", { name: "Go on" })).toBeNull();
  act(() => {
    usePracticeGames.setState({ unfinished: ["euchre"] });
  });
  const links = screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(links[links.indexOf("Play now against bots") + 1]).toBe("Go on");
});
