import { CARDS, POSITIONS } from "@buck/engine";
import { describe, expect, test } from "vitest";
import { euchreUi } from "../games/euchre/index.ts";
import { buckOptions, euchreOptions } from "../gameUi/houseRules.ts";
import { euchre } from "@buck/engine";
import { buckGame } from "../games/buck/localGame.ts";
import { shuffledDealing } from "../local/dealing.ts";
import { euchreGame } from "../games/euchre/localGame.ts";
import type { LocalGame } from "../local/game.ts";
import { playOut } from "../local/playOut.ts";
import type { Seat } from "../local/players.ts";
import { seeded } from "../local/random.ts";
import stringWidth from "string-width";
import { drawScreen, idleLine } from "./drawScreen.ts";
import type { Canvas } from "./drawTable.ts";

const SEED = "screens";
const NAMES = ["Bartholomew the Elder", "日本 さくら", "Cy", "👩‍👩‍👧 Dee"];
const SEATS = POSITIONS.map((position): Seat => {
  return { kind: "bot", position, name: NAMES[position] ?? "", level: "medium" };
});
const STYLES = [
  { colour: true, symbols: true },
  { colour: false, symbols: false },
];
const LOG = Array.from({ length: 20 }, (_, index) => `Line ${index} of what has happened so far`);
const EVERY = 5;
const SIZES = [
  [80, 24],
  [56, 21],
  [200, 60],
  [40, 16],
  [32, 12],
  [24, 10],
] as const;

interface Drawing {
  readonly canvas: Canvas;
  readonly lines: readonly string[];
}

/** Screens that everybody at the table would see in a whole game; not each moment, for the sake of time. */
async function drawings<State, View, Action, Event>(
  game: LocalGame<State, View, Action, Event>,
): Promise<readonly Drawing[]> {
  const random = seeded(SEED);
  const drawn: Drawing[] = [];
  let moments = 0;
  const happened = (_: Event, state: State) => {
    moments += 1;
    if (moments % EVERY === 0) drawn.push(...drawMoment(game, state));
  };
  const table = { game, seats: SEATS, dealing: shuffledDealing(random), random };
  await playOut(table, { decide: nobody, happened });
  return drawn;
}

function nobody(): never {
  throw new Error("only bots play");
}

function drawMoment<State, View, Action, Event>(
  game: LocalGame<State, View, Action, Event>,
  state: State,
): readonly Drawing[] {
  return [...POSITIONS, "spectator" as const].flatMap((viewer) => {
    const view = game.view(state, viewer);
    const board = game.gameUi.boardOf(view);
    const picture = {
      board,
      idle: idleLine(board),
      log: LOG,
      question: game.gameUi.questionOf(view),
      message: "You must follow hearts: the jack of diamonds is a heart now.",
      canTalk: true,
      bottom: null,
    };
    return SIZES.flatMap(([columns, rows]) =>
      STYLES.map((style) => {
        const canvas = { style, columns, rows };
        return { canvas, lines: drawScreen(picture, canvas) };
      }),
    );
  });
}

describe.each([
  ["Buck Euchre", drawings(buckGame(buckOptions([])))],
  ["Euchre", drawings(euchreGame(euchreOptions([], euchre.PRESETS["whos-deal"])))],
])("every screen of a game of %s", (_, drawn) => {
  test("fits into the terminal", async () => {
    const tooBig = (await drawn).filter(
      ({ canvas, lines }) =>
        lines.length > canvas.rows || lines.some((line) => stringWidth(line) > canvas.columns),
    );
    expect(tooBig.slice(0, 1)).toEqual([]);
  });

  test("says what is trump, however low the terminal is", async () => {
    const silent = (await drawn).filter(({ lines }) => !/trump|turned up/.test(lines.slice(0, 2).join(" ")));
    expect(silent.slice(0, 1)).toEqual([]);
  });

  test("is plain where it has to be, but for people's names", async () => {
    const plain = (await drawn).filter(({ canvas }) => !canvas.style.colour);
    const text = plain.flatMap(({ lines }) => lines).join("\n");
    const stripped = NAMES.reduce((rest, name) => rest.replaceAll(name, ""), text);
    expect(stripped).not.toContain("\u001B");
    expect(stripped.match(/[♠♥♦♣▸●·─]/u)).toBeNull();
    expect(plain.length).toBeGreaterThan(1000);
  });
});

test.each([
  ["their cards are closed", [], "You are watching: nobody's cards are shown."],
  ["their cards lie open", CARDS.slice(0, 5), ""],
])("who watches is told that nobody's cards are shown only while %s", (_, open, line) => {
  const spectator = euchre.view(euchre.create(), "spectator");
  const seat = { position: 0, name: "Ann", score: "0", marks: [], tricks: 0, isOnTurn: false } as const;
  const seats = [{ ...seat, played: null, isWinning: false, open }];
  expect(idleLine({ ...euchreUi.boardOf(spectator), seats })).toBe(line);
});
