import { CARDS } from "@buck/engine";
import type { buck } from "@buck/engine";
import { expect } from "@playwright/test";
import type { Message } from "./heard.ts";
import { cardsIn, frameIn, leaks } from "./leaks.ts";
import type { FinishedGame } from "./leaks.ts";
import type { Person } from "./person.ts";

/** Looks through everything these browsers were told during a game that is over. */
export async function expectNoLeak(people: readonly Person[], game: FinishedGame): Promise<void> {
  for (const person of people) {
    const messages = await person.heard.messages();
    const pictures = messages.filter((message) => frameIn(message)?.table.gameId === game.gameId);
    expect(pictures.length, `${person.name} was shown the game`).toBeGreaterThan(10);
    expect(leaks(messages, game), `what ${person.name} was told`).toEqual([]);
  }
}

/** The record of the last game that is over at this person's table, as the server gives it to anybody. */
export async function lastGame({ heard, context }: Person): Promise<FinishedGame> {
  const shown = (await heard.messages()).flatMap((message) => frameIn(message) ?? []);
  const gameId = shown.at(-1)?.table.finishedGames.at(-1);
  const response = await context.request.get(`/api/games/${gameId}`);
  expect(response.ok(), "the record of a finished game can be fetched").toBe(true);
  return response.json();
}

/** The same messages as from a careless server: each time one card more than this person may see. */
export function carelessly(messages: readonly Message[]): Readonly<Record<string, readonly Message[]>> {
  const index = messages.findIndex((message) => frameIn(message)?.game?.view.phase === "BIDDING");
  const shown = frameIn(messages[index] ?? []);
  const secret = CARDS.find(({ id }) => !cardsIn(shown).has(id));
  if (secret === undefined || shown?.game?.game !== "buck")
    throw new Error("There was no bidding to be careless in");
  const { game } = shown;
  const showing = (view: Partial<buck.View>) =>
    messages.with(index, ["frame", { ...shown, game: { ...game, view: { ...game.view, ...view } } }]);
  const played: buck.Event = { type: "played", playerPosition: 0, card: secret };
  const { suit, rank } = secret;
  return {
    "a hand": showing({ players: game.view.players.map((player) => ({ ...player, hand: [secret] })) }),
    "the blind": showing({ blind: [secret] }),
    "an event": messages.with(index, ["frame", { ...shown, game: { ...game, events: [played] } }]),
    "a message beside the game": messages.toSpliced(index, 0, [
      "presence",
      { here: [], next: { suit, rank } },
    ]),
    "a sentence": messages.toSpliced(index, 0, [{ ok: false, message: `You do not hold ${secret.id}.` }]),
  };
}
