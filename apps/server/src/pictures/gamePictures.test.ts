import { expect, test, vi } from "vitest";
import { finishedGame } from "../../test/support/finishedGame.ts";
import { gamePicture } from "./gamePicture.ts";
import { GamePictures, type RenderPng } from "./gamePictures.ts";
import { renderPng } from "./renderPng.ts";

const NO_LOG = { warn: () => {} };
const PNG = [0x89, 0x50, 0x4e, 0x47];
const game = (gameId: string) => ({ ...finishedGame("buck"), gameId });

test.each([
  ["buck", "Buck Euchre", 4],
  ["euchre", "Classic Euchre", 2],
] as const)("a picture of %s tells the game, the winner, the day and every score", (game, title, sides) => {
  const svg = gamePicture(finishedGame(game, { times: [Date.UTC(2026, 2, 1)] })) ?? "";
  const words = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, word]) => word);
  expect(words[0]).toBe(title);
  expect(words[1]).toMatch(/^\w+( and \w+)? won$/);
  expect(words[2]).toBe("1 March 2026");
  expect(words).toHaveLength(3 + 2 * sides);
});

test.each([
  ["<b>&", /^&lt;b&gt;&amp; won$/],
  ["Zoë 🎉", /^Zoë won$/],
  ["健太", /^Player [1-4] won$/],
])("the winner %s is written as %s", (name, written) => {
  const svg = gamePicture(finishedGame("buck", { names: [name, name, name, name] })) ?? "";
  expect(/<text[^>]*>([^<]* won)</.exec(svg)?.[1]).toMatch(written);
});

test("the longest names fit", () => {
  const svg =
    gamePicture(finishedGame("euchre", { names: Array.from({ length: 4 }, () => "W".repeat(24)) })) ?? "";
  for (const [, size, words = ""] of svg.matchAll(/font-size="(\d+)"[^>]*>([^<]*)</g)) {
    expect(Number(size) * words.length).toBeLessThan(1800);
  }
});

test("a game that cannot be replayed has no picture", async () => {
  expect(gamePicture({ ...finishedGame("buck"), actions: [] })).toBeNull();
});

test("the picture is a PNG with letters in it", async () => {
  const [full, empty] = await Promise.all([
    renderPng(gamePicture(finishedGame("buck")) ?? ""),
    renderPng(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>`),
  ]);
  expect(Array.from(full.slice(0, 4))).toEqual(PNG);
  expect(full.length).toBeGreaterThan(empty.length * 2);
});

test("one game is rendered once, one at a time, and no more wait than it is told", async () => {
  let running = 0;
  const render = vi.fn<RenderPng>(async () => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    running -= 1;
    return new Uint8Array([1]);
  });
  const pictures = new GamePictures({ render, log: NO_LOG });
  const first = pictures.of(game("a"));
  expect(pictures.of(game("a"))).toBe(first);
  const crowd = await Promise.all(Array.from({ length: 30 }, (_, index) => pictures.of(game(`${index}`))));
  expect(crowd.filter((each) => each === null)).toHaveLength(11);
  expect(render).toHaveBeenCalledTimes(20);
  expect(await pictures.of(game("29"))).not.toBeNull();
});

test("a picture that failed is tried again, and the newest hundred are kept", async () => {
  const render = vi.fn<RenderPng>(async () => new Uint8Array([1]));
  const pictures = new GamePictures({ render, log: NO_LOG });
  render.mockRejectedValueOnce(new Error("no thread"));
  expect(await pictures.of(game("a"))).toBeNull();
  expect(await pictures.of(game("a"))).not.toBeNull();
  for (let index = 0; index < 100; index += 1) await pictures.of(game(`${index}`));
  await pictures.of(game("a"));
  expect(render).toHaveBeenCalledTimes(103);
});
