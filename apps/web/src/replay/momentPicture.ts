import type { Card, Position, Suit } from "@buck/engine";
import { sortHand } from "@buck/engine";
import { cardsTexts } from "@buck/words";
import type { Moment } from "../games/moment.ts";
import type { Language } from "../texts/language.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const CARD = { width: 56, height: 80 };
const SUIT_MARKS: Readonly<Record<Suit, string>> = { SPADES: "♠", HEARTS: "♥", DIAMONDS: "♦", CLUBS: "♣" };
const INK: Readonly<Record<Suit, string>> = {
  SPADES: "#211d17",
  CLUBS: "#211d17",
  HEARTS: "#b92f2a",
  DIAMONDS: "#b92f2a",
};

interface Place {
  readonly x: number;
  readonly y: number;
}

/** By position, from the left of whoever sits below: where a player's cards lie, and a card in the trick. */
const HANDS: readonly Place[] = [
  { x: 600, y: 572 },
  { x: 170, y: 340 },
  { x: 600, y: 142 },
  { x: 1030, y: 340 },
];
const TRICK: readonly Place[] = [
  { x: 600, y: 395 },
  { x: 535, y: 345 },
  { x: 600, y: 295 },
  { x: 665, y: 345 },
];

export interface PictureOptions {
  readonly moment: Moment;
  /** By position; null where the cards are closed. */
  readonly hands: readonly (readonly Card[] | null)[];
  readonly caption: string;
}

/** One moment of a game as an SVG: who holds what, what lies in the middle, and the sentence that tells it. */
export function momentPicture(language: Language, { moment, hands, caption }: PictureOptions): string {
  const { trick, tricks, trump, isNoTrump, turnUp, stage } = moment;
  const shown = trick.cards.length > 0 ? trick : stage === "bid" ? null : (tricks.at(-1) ?? null);
  const middle =
    shown === null
      ? turnUp === null
        ? ""
        : cardAt(language, turnUp, { x: 600, y: 345 })
      : shown.cards
          .map(({ card, playerPosition }) => cardAt(language, card, placeOf(TRICK, playerPosition)))
          .join("");
  // Before there is a trump the sentence tells the bid itself.
  const heading = [trump === null && !isNoTrump ? "" : moment.bid.text, caption];
  const seats = moment.seats
    .map(({ position }) => seat(language, moment, position, hands[position] ?? null))
    .join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Georgia, serif">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#164838"/>`,
    `<ellipse cx="600" cy="345" rx="270" ry="140" fill="#216049" stroke="#4a2f1d" stroke-width="10"/>`,
    middle,
    seats,
    text({ x: 600, y: 42 }, heading.filter((part) => part !== "").join(" · "), 26),
    `</svg>`,
  ].join("");
}

function seat(
  language: Language,
  { seats, trump }: Moment,
  position: Position,
  cards: readonly Card[] | null,
): string {
  const picture = seats[position];
  if (picture === undefined) return "";
  const place = placeOf(HANDS, position);
  const sorted = cards === null ? [] : sortHand(cards, trump);
  const first = place.x - ((sorted.length - 1) * CARD.width) / 2;
  const row = sorted.map((card, index) =>
    cardAt(language, card, { x: first + index * CARD.width, y: place.y }),
  );
  const name = `${picture.name}  ${picture.score}`;
  return row.join("") + text({ x: place.x, y: place.y - 52 }, name, 24);
}

function placeOf(places: readonly Place[], position: Position): Place {
  return places[position] ?? { x: 0, y: 0 };
}

function cardAt(language: Language, { rank, suit }: Card, { x, y }: Place): string {
  const t = cardsTexts(language);
  const { width, height } = CARD;
  return [
    `<g transform="translate(${x - width / 2} ${y - height / 2})" fill="${INK[suit]}" text-anchor="middle">`,
    `<rect width="${width - 4}" height="${height}" rx="6" fill="#fffdf7" stroke="#5a461e"/>`,
    `<text x="${width / 2 - 2}" y="36" font-size="32" font-weight="700">${t.marks[rank]}</text>`,
    `<text x="${width / 2 - 2}" y="68" font-size="30">${SUIT_MARKS[suit]}</text>`,
    `</g>`,
  ].join("");
}

function text({ x, y }: Place, words: string, size: number): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="#f7f2e5" text-anchor="middle">${escaped(words)}</text>`;
}

function escaped(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The same picture as dots, for programs that take no SVG. */
export async function toPng(svg: string): Promise<Blob | null> {
  const image = new Image(WIDTH, HEIGHT);
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  } finally {
    URL.revokeObjectURL(address);
  }
}
