import { isCardId } from "@buck/engine";
import type { CardId } from "@buck/engine";
import { frame, welcome } from "@buck/protocol";
import type { Frame } from "@buck/protocol";
import type { Message } from "./receivedMessages.ts";
import { disclosureOf } from "./disclosures.ts";
import type { FinishedGame } from "./disclosure.ts";

/** Everything in what one browser was told that this person could not know at that moment, in words. */
export function leaks(messages: readonly Message[], game: FinishedGame): readonly string[] {
  const disclosure = disclosureOf(game);
  let moment = 0;
  return messages.flatMap((message) => {
    const shown = frameIn(message);
    if (shown !== null && shown.table.gameId !== null && shown.table.gameId !== game.gameId) return [];
    if (shown === null || shown.game === null) return named(cardsIn(message), new Set(), "beside a game");
    const { phase, round, viewer } = shown.game.view;
    const found = disclosure.momentShown(shown.game, moment);
    if (found < 0) return [`a view in ${phase} that fits no moment of the game`];
    moment = found;
    const seen = disclosure.cardsSeen(moment, viewer);
    const cards = named(cardsIn(message), seen, `to ${viewer} in hand ${round}, ${phase}`);
    return [...cards, ...disclosure.otherLeaks(shown.game, moment)];
  });
}

/** The picture in a message, whether it is an event or the answer to a resync. */
export function frameIn(message: Message): Frame | null {
  const pictures = message.flatMap((part) => {
    const whole = welcome.safeParse(part);
    if (whole.success) return [whole.data.frame];
    const one = frame.safeParse(part);
    return one.success ? [one.data] : [];
  });
  return pictures[0] ?? null;
}

/** Cards by their id wherever it stands, and cards that are only described. */
export function cardsIn(value: unknown): ReadonlySet<CardId> {
  const text = JSON.stringify(value);
  const ids = text.match(/(SPADES|HEARTS|DIAMONDS|CLUBS)_(10|9|JACK|QUEEN|KING|ACE)/g) ?? [];
  return new Set([...ids, ...describedIn(value)].filter(isCardId));
}

function describedIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const parts = Object.values(value).flatMap(describedIn);
  return "suit" in value && "rank" in value ? [`${value.suit}_${value.rank}`, ...parts] : parts;
}

function named(cards: ReadonlySet<CardId>, seen: ReadonlySet<CardId>, where: string): readonly string[] {
  return [...cards].filter((card) => !seen.has(card)).map((card) => `${card} ${where}`);
}
