import { expect } from "@playwright/test";
import { framesIn, leaks } from "./leaks.ts";
import type { FinishedGame } from "./disclosure.ts";
import type { Person } from "./person.ts";

/** Looks through everything these browsers were told during a game that is over. */
export async function expectNoLeak(people: readonly Person[], game: FinishedGame): Promise<void> {
  for (const person of people) {
    const messages = await person.received.messages();
    const pictures = framesIn(messages).filter((frame) => frame?.table.gameId === game.gameId);
    expect(pictures.length, `${person.name} was shown the game`).toBeGreaterThan(10);
    expect(leaks(messages, game), `what ${person.name} was told`).toEqual([]);
    const tooEarly = leaks([[JSON.stringify(game)], ...messages], game);
    expect(tooEarly, "a record before its game is over is found").not.toEqual([]);
  }
}

/** The record of the last game that is over at this person's table, as the server gives it to anybody. */
export async function lastGame({ received, context }: Person): Promise<FinishedGame> {
  const shown = framesIn(await received.messages()).flatMap((frame) => frame ?? []);
  const gameId = shown.at(-1)?.table.finishedGames.at(-1);
  const response = await context.request.get(`/api/games/${gameId}`);
  expect(response.ok(), "the record of a finished game can be fetched").toBe(true);
  return response.json();
}
