import { CARDS } from "@buck/engine";
import type { Card } from "@buck/engine";
import type { GameFrame } from "@buck/protocol";
import type { Message } from "./receivedMessages.ts";
import { cardsIn, frameIn } from "./leaks.ts";
import { framesWithLeaks, SECRET_PHASE } from "./disclosures.ts";

/** Copies of the messages, each with one leak added. */
export function injectLeaks(messages: readonly Message[]): Readonly<Record<string, readonly Message[]>> {
  const index = messages.findIndex((message) => isSecretive(frameIn(message)?.game ?? null));
  const shown = frameIn(messages[index] ?? []);
  const secret = CARDS.find(({ id }) => !cardsIn(shown).has(id));
  if (secret === undefined || shown === null || shown.game === null)
    throw new Error("No frame found in which a card is secret");
  const pictures = Object.entries(framesWithLeaks(shown.game, secret)).map(
    ([where, game]) => [where, messages.with(index, ["frame", { ...shown, game }])] as const,
  );
  return { ...Object.fromEntries(pictures), ...messagesWithLeaks(messages, index, secret) };
}

function isSecretive(game: GameFrame | null): boolean {
  return game !== null && game.view.phase === SECRET_PHASE[game.game];
}

function messagesWithLeaks(messages: readonly Message[], index: number, { id, suit, rank }: Card) {
  const said = (message: Message) => messages.toSpliced(index, 0, message);
  return {
    "a message beside the game": said(["presence", { here: [], next: { suit, rank } }]),
    "a sentence": said([{ ok: false, message: `You do not hold ${id}.` }]),
  };
}
