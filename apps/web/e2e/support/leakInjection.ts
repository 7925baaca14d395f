import { deckFor } from "@buck/engine";
import type { Card } from "@buck/engine";
import type { GameFrame } from "@buck/protocol";
import type { Message } from "./receivedMessages.ts";
import { cardsIn, framesIn } from "./leaks.ts";
import { framesWithLeaks, SECRET_PHASE } from "./disclosures.ts";

/** Copies of the messages, each with one leak added. */
export function injectLeaks(messages: readonly Message[]): Readonly<Record<string, readonly Message[]>> {
  const frames = framesIn(messages);
  const index = frames.findIndex((frame) => isSecretive(frame?.game ?? null));
  const shown = frames[index] ?? null;
  const secret = deckFor(shown?.game?.view.players.length ?? 0).find(({ id }) => !cardsIn(shown).has(id));
  if (secret === undefined || shown === null || shown.game === null)
    throw new Error("No frame found in which a card is secret");
  const pictures = Object.entries(framesWithLeaks(shown.game, secret)).map(
    ([where, game]) => [where, messages.toSpliced(index + 1, 0, ["frame", { ...shown, game }])] as const,
  );
  const early: Message = ["frame", { ...shown, lateHand: shown.game }];
  return {
    ...Object.fromEntries(pictures),
    ...messagesWithLeaks(messages, index, secret),
    "a hand before it is over": messages.toSpliced(index + 1, 0, early),
  };
}

function isSecretive(game: GameFrame | null): boolean {
  return game !== null && game.view.phase === SECRET_PHASE[game.game];
}

function messagesWithLeaks(messages: readonly Message[], index: number, card: Card) {
  const { id, suit, rank } = card;
  const said = (message: Message) => messages.toSpliced(index, 0, message);
  return {
    "a message beside the game": said(["presence", { here: [], next: { suit, rank } }]),
    "an update": said(["update", { version: 0, at: 0 }, { own: { game: "buck", hand: [card] } }]),
    "a sentence": said([{ ok: false, message: `You do not hold ${id}.` }]),
  };
}
