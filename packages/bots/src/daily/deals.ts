import { buck, deckFor, euchre } from "@buck/engine";
import type { CardId, GameName, GameOptions, Position } from "@buck/engine";
import { DailyDice } from "./dice.ts";

/** The deals of one day in one game: the same for everybody. */
export interface Daily<Name extends GameName = GameName> {
  readonly game: Name;
  /** In UTC, like "2025-11-16". */
  readonly day: string;
}

export const DAILY_HANDS = 4;

/** Whoever plays the deals of a day sits here. */
export const DAILY_SEAT: Position = 0;

/**
 * Part of the start of every day's chance. What it stands for never changes: another way to deal gets another name and
 * a first day of its own.
 */
const SCHEME = "daily1";

/** Every deal is played, and the end is so far that no four hands reach it. */
const OPTIONS: { readonly [Name in GameName]: GameOptions<Name> } = {
  buck: { ...buck.DEFAULT_OPTIONS, startScore: 25, allPass: "stick", showHands: "hand" },
  euchre: { ...euchre.DEFAULT_OPTIONS, targetScore: 20, showHands: "hand" },
};

/** The rules that a day is played by. */
export function dailyOptions<Name extends GameName>(game: Name): GameOptions<Name> {
  const options: { readonly [Each in GameName]: GameOptions<Each> } = OPTIONS;
  return options[game];
}

/** The seats of every day's game. */
export function dailySeats(game: GameName): readonly Position[] {
  return game === "buck" ? buck.seats(OPTIONS.buck) : euchre.seats();
}

export interface DailyDeals {
  /** Who deals the first hand. */
  readonly dealer: Position;
  /** By hand. */
  readonly decks: readonly (readonly CardId[])[];
}

export function dailyDeals(daily: Daily): DailyDeals {
  const seats = dailySeats(daily.game);
  const deck = deckFor(seats.length).map(({ id }) => id);
  const decks = Array.from({ length: DAILY_HANDS }, (_, hand) =>
    shuffled(deck, diceFor(daily, `hand ${hand + 1}`)),
  );
  return { dealer: seats[diceFor(daily, "dealer").below(seats.length)] ?? 0, decks };
}

/** Chance for one purpose of one day. */
export function diceFor({ game, day }: Daily, purpose: string): DailyDice {
  return new DailyDice(`${SCHEME}/${game}/${day}/${purpose}`);
}

function shuffled(deck: readonly CardId[], dice: DailyDice): readonly CardId[] {
  const rest = [...deck];
  return deck.flatMap(() => rest.splice(dice.below(rest.length), 1));
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The day of a moment, in milliseconds since 1970. */
export function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, "2025-11-16".length);
}

/** The day so many days before this one. */
export function daysBefore(day: string, days: number): string {
  return dayAt(Date.parse(day) - days * DAY_MS);
}

/** Whether this is how a day is written, and there is such a day. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && daysBefore(text, 0) === text;
}
