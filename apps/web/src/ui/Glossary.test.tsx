import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { LANGUAGES } from "@buck/words";
import { afterEach, expect, test } from "vitest";
import { loadLanguage } from "../texts/language.ts";
import { glossaryTexts } from "../texts/en/glossary.ts";
import { Glossed } from "./Glossary.tsx";

afterEach(cleanup);

test("a word explains itself at a tap, once in a sentence, and gives the focus back", () => {
  const { container } = render(
    <p>
      <Glossed>The blind holds no left bower, says the blindfolded player: the blind is four cards.</Glossed>
    </p>,
  );
  expect(container.textContent).toBe(
    "The blind holds no left bower, says the blindfolded player: the blind is four cards.",
  );
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "blind",
    "left bower",
  ]);
  const word = screen.getByRole("button", { name: "left bower" });
  word.focus();
  fireEvent.click(word);
  expect(screen.getByRole("dialog", { name: "Bower" }).textContent).toContain("second");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each(LANGUAGES)("%s spells longer words before the shorter ones in them", async (code) => {
  const spellings = glossaryTexts(await loadLanguage(code)).terms.flatMap((term) => term.spellings);
  const hidden = spellings.filter((each, index) =>
    spellings.slice(0, index).some((earlier) => each.startsWith(`${earlier} `)),
  );
  expect(hidden).toEqual([]);
});
