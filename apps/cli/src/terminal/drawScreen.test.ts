import { CARDS, POSITIONS } from "@buck/engine/testing";
import { euchre, games } from "@buck/engine";
import type { Game, GameName, Games } from "@buck/engine";
import type { Rules } from "@buck/protocol";
import stringWidth from "string-width";
import { describe, expect, test } from "vitest";
import type { TerminalGame } from "../table/terminalGame.ts";
import { euchreInTerminal } from "../table/euchre.ts";
import { TERMINAL_GAMES } from "../table/games.ts";
import { seeded } from "../table/random.ts";
import { playGame } from "../simulate/playGame.ts";
import { drawScreen, idleLine } from "./drawScreen.ts";
import type { Canvas } from "./drawTable.ts";

const SEED = "screens";
const NAMES = ["Bartholomew the Elder", "日本 さくら", "Cy", "👩‍👩‍👧 Dee"];
const STYLES = [
  { color: true, symbols: true },
  { color: false, symbols: false },
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

/** Screens that everybody at the table would see in a whole game; not of each event, which would take too long. */
function drawings<Name extends GameName>({ game, options }: Rules<Name>): readonly Drawing[] {
  const drawn: Drawing[] = [];
  let events = 0;
  const onEvent = (_: unknown, state: Games[Name]["state"]) => {
    events += 1;
    if (events % EVERY === 0) drawn.push(...drawState<Name>(game, state));
  };
  const levels = POSITIONS.map(() => "medium" as const);
  playGame<Name>({ game, options, levels, random: seeded(SEED), onEvent });
  return drawn;
}

function drawState<Name extends GameName>(game: Name, state: Games[Name]["state"]): readonly Drawing[] {
  const rules: Game<Games[Name]> = games[game];
  const ui: TerminalGame<Games[Name]> = TERMINAL_GAMES[game];
  return [...POSITIONS, "spectator" as const].flatMap((viewer) => {
    const view = rules.view(state, viewer);
    const plain = ui.boardOf(view);
    const seats = plain.seats.map((seat) => ({ ...seat, name: NAMES[seat.position] ?? "" }));
    const board = { ...plain, seats };
    const picture = {
      board,
      idle: idleLine(board),
      log: LOG,
      question: ui.questionOf(view),
      message: "You must follow hearts: the jack of diamonds is a heart now.",
      canHint: false,
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
  { game: "buck", options: games.buck.DEFAULT_OPTIONS } as const,
  { game: "euchre", options: games.euchre.DEFAULT_OPTIONS } as const,
])("every screen of a game of $game", (rules) => {
  const drawn = drawings(rules);

  test("fits into the terminal", () => {
    const tooBig = drawn.filter(
      ({ canvas, lines }) =>
        lines.length > canvas.rows || lines.some((line) => stringWidth(line) > canvas.columns),
    );
    expect(tooBig.slice(0, 1)).toEqual([]);
  });

  test("says what is trump, however low the terminal is", () => {
    const silent = drawn.filter(({ lines }) => !/trump|turned up/.test(lines.slice(0, 2).join(" ")));
    expect(silent.slice(0, 1)).toEqual([]);
  });

  test("is plain where it has to be, but for people's names", () => {
    const plain = drawn.filter(({ canvas }) => !canvas.style.color);
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
  expect(idleLine({ ...euchreInTerminal.boardOf(spectator), seats })).toBe(line);
});
