import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { usePracticeGames } from "../device/practiceGames.ts";
import { useRecentTables } from "../device/recentTables.ts";
import { Home } from "./Home.tsx";

test("the way back to a table comes before the field for the code of another one", () => {
  useRecentTables.setState({ tables: [{ code: "KXPM-27AC", name: "Friday cards" }] });
  render(<Home />);
  const order = screen
    .getByRole("link", { name: "Go back" })
    .compareDocumentPosition(screen.getByRole("textbox"));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a game that waits is offered right below the button that would begin another one", () => {
  render(<Home />);
  expect(screen.queryByRole("link", { name: "Continue" })).toBeNull();
  act(() => {
    usePracticeGames.setState({ unfinished: ["euchre"] });
  });
  const links = screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(links[links.indexOf("Play now against bots") + 1]).toBe("Continue");
});
