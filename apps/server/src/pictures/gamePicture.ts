import type { FinishedGame } from "@buck/table";
import { english, listNames, points } from "@buck/words";
import { escaped } from "../process/escaped.ts";
import { type FinalSide, finalSides, GAME_TITLES, wonBy } from "./gameResult.ts";

/** The four suits in a square of 24 by 24. */
const SUIT_SHAPES = [
  {
    path: "M12 1C9 6 2 9 2 15a5 5 0 0 0 8.600 3.500C10.500 20.500 9.500 22 8 23h8c-1.500-1-2.500-2.500-2.600-4.500A5 5 0 0 0 22 15C22 9 15 6 12 1z",
    fill: "#211d17",
  },
  {
    path: "M12 22C9 17 1 13.500 1 7.500A5.500 5.500 0 0 1 12 6a5.500 5.500 0 0 1 11 1.500C23 13.500 15 17 12 22z",
    fill: "#b92f2a",
  },
  { path: "M12 1C14 5 17 9 21 12C17 15 14 19 12 23C10 19 7 15 3 12C7 9 10 5 12 1z", fill: "#b92f2a" },
  {
    path: "M12 1a5 5 0 0 1 3.800 8.250A5 5 0 1 1 13.300 16.500C13.500 19.500 14.500 21.500 16 23H8c1.500-1.500 2.500-3.500 2.700-6.500A5 5 0 1 1 8.200 9.250A5 5 0 0 1 12 1z",
    fill: "#211d17",
  },
];

/** As large as messengers show a picture of a link. */
export const PICTURE_SIZE = { width: 1200, height: 630 };

const LEFT = 90;
const RIGHT = 1110;
/** Where the rows of the standings begin, and what is left for them below. */
const ROWS = { top: 292, height: 270 };
const LARGEST_ROW = 90;
const TITLE = { size: 84, room: 800 };
/** How wide a bold letter is, as a part of its size. */
const LETTER_WIDTH = 0.6;
const CREAM = "#f7f2e5";
const SOFT = "#cfdccf";
const BRASS = "#f0c96a";

/** What the font has not: all but Latin, Greek and Cyrillic letters and what is written between them. */
const UNWRITABLE =
  /[^\u0020-\u007e\u00a1-\u017f\u0218-\u021b\u0370-\u03ff\u0400-\u045f\u1ea0-\u1ef9\u2010-\u2027]/gu;

/** How a finished game ended, as an SVG; null for a game that cannot be replayed. */
export function gamePicture(game: FinishedGame): string | null {
  const players = game.players.map((player) => ({ ...player, name: writableName(player) }));
  const sides = finalSides({ ...game, players });
  if (sides.length === 0) return null;
  const { width, height } = PICTURE_SIZE;
  const rowHeight = Math.min(LARGEST_ROW, ROWS.height / sides.length);
  const won = wonBy(sides);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Inter" font-weight="700" fill="${CREAM}">`,
    `<linearGradient id="felt" x2="0" y2="1"><stop stop-color="#216049"/><stop offset="1" stop-color="#0f362a"/></linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#felt)"/>`,
    cards(),
    text({ x: LEFT, y: 110, size: 34, fill: BRASS }, titled(GAME_TITLES[game.game])),
    text({ x: LEFT, y: 210, size: fitting(won, TITLE) }, won),
    text({ x: LEFT, y: 256, size: 28, fill: SOFT }, dateOf(game)),
    ...sides.map((side, index) => row(side, { top: ROWS.top + index * rowHeight, height: rowHeight })),
    `</svg>`,
  ].join("");
}

interface RowPlace {
  readonly top: number;
  readonly height: number;
}

function row({ names, score, place }: FinalSide, { top, height }: RowPlace): string {
  const size = Math.round(height * 0.55);
  const y = top + height * 0.7;
  const fill = place === 1 ? BRASS : CREAM;
  const name = listNames(english, names);
  return [
    `<rect x="${LEFT}" y="${top}" width="${RIGHT - LEFT}" height="2" fill="#fff" opacity="0.18"/>`,
    text({ x: LEFT, y, size: fitting(name, { size, room: RIGHT - LEFT - 160 }), fill }, name),
    text({ x: RIGHT, y, size, fill, anchor: "end" }, points(english, score)),
  ].join("");
}

interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
  readonly anchor?: "start" | "end";
}

function text({ x, y, size, fill = CREAM, anchor = "start" }: TextPlace, words: string): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

/** A size in which the words fit. */
function fitting(words: string, { size, room }: { readonly size: number; readonly room: number }): number {
  return Math.min(size, Math.floor(room / (Math.max(1, words.length) * LETTER_WIDTH)));
}

/** A small fan of one card of each suit. */
function cards(): string {
  return SUIT_SHAPES.map(({ path, fill }, index) => {
    const turn = (index - 1.5) * 16;
    return [
      `<g transform="translate(1000 250) rotate(${turn}) translate(-48 -190)">`,
      `<rect width="96" height="136" rx="10" fill="#fffdf7" stroke="#5a461e"/>`,
      `<path transform="translate(6 10)" d="${path}" fill="${fill}"/>`,
      `<path transform="translate(30 50) scale(2)" d="${path}" fill="${fill}"/>`,
      `</g>`,
    ].join("");
  }).join("");
}

/** A name in letters that the font has, or the number of the seat when it has none of them. */
function writableName({ name, position }: FinishedGame["players"][number]): string {
  const written = name.normalize("NFC").replace(UNWRITABLE, "");
  return /[\p{L}\p{N}]/u.test(written) ? written.trim() : `Player ${position + 1}`;
}

function titled(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

function dateOf({ times }: FinishedGame): string {
  const last = times.at(-1);
  return last === undefined ? "" : DAY.format(last);
}
