import { isCardId } from "@buck/engine";
import type { CardId } from "@buck/engine";
import { applyUpdate, readUpdate } from "@buck/client";
import { frame, presence, welcome } from "@buck/protocol";
import type { Frame, Presence } from "@buck/protocol";
import type { Message } from "./receivedMessages.ts";
import { disclosureOf, SECRET_PHASE } from "./disclosures.ts";
import type { FinishedGame } from "./disclosure.ts";

/** Everything in what one browser was told that this person could not know at that moment, in words. */
export function leaks(messages: readonly Message[], game: FinishedGame): readonly string[] {
  const disclosure = disclosureOf(game);
  const pictures = framesIn(messages);
  const record = JSON.stringify(game);
  const keptBack = new Set<number>();
  let moment = 0;
  let isOver = false;
  return messages.flatMap((message, index) => {
    const shown = pictures[index] ?? null;
    isOver ||= shown?.table.finishedGames.includes(game.gameId) === true;
    // The record that a device fetches and keeps: only word for word, and only once the game is over.
    if (isOver && message[0] === record) return [];
    if (shown !== null && shown.table.gameId !== null && shown.table.gameId !== game.gameId) return [];
    const cards = cardsIn(withoutLateHand(readable(message)));
    if (shown === null || shown.game === null) return named(cards, new Set(), "beside a game");
    if (isKeptBack(shown)) keptBack.add(shown.game.view.round);
    const { phase, round, viewer } = shown.game.view;
    const found = disclosure.momentShown(shown.game, moment);
    if (found < 0) return [`a view in ${phase} that fits no moment of the game`];
    moment = found;
    const seen = disclosure.cardsSeen(moment, viewer);
    const tooMuch = named(cards, seen, `to ${viewer} in hand ${round}, ${phase}`);
    return [...tooMuch, ...lateLeaks(shown, keptBack), ...disclosure.otherLeaks(shown.game, moment)];
  });
}

/** Whether this is a picture of a hand that not everybody wants to be shown late. */
function isKeptBack({ game, table }: Frame): boolean {
  return game !== null && game.view.phase === SECRET_PHASE[game.game] && !table.lateHands.thisHand;
}

/** A hand that is over is for watchers alone, and only where the whole table had agreed. */
function lateLeaks({ lateHand, game, you }: Frame, keptBack: ReadonlySet<number>): readonly string[] {
  if (lateHand === null || game === null) return [];
  const { round } = lateHand.view;
  if (you.role !== "watcher") return [`hand ${round} late, to a ${you.role}`];
  if (round >= game.view.round) return [`hand ${round} before it is over`];
  return keptBack.has(round) ? [`hand ${round} late, without everybody's word`] : [];
}

/** What is shown late is judged by itself: it has every card of its own hand. */
function withoutLateHand(message: Message): Message {
  return JSON.parse(JSON.stringify(message, (key, value) => (key === "lateHand" ? undefined : value)));
}

/** The picture that each message makes, in itself or of the one before; null for one that makes none. */
export function framesIn(messages: readonly Message[]): readonly (Frame | null)[] {
  let last: Frame | null = null;
  let here: Presence = { here: [], watchers: 0, watcherNames: [] };
  return messages.map((message) => {
    const heard = presence.safeParse(message[1]);
    if (heard.success) here = heard.data;
    const shown = frameIn(message) ?? (last === null ? null : frameFollowing(last, message, here));
    // As clients do: what is not newer is not shown.
    if (shown !== null && shown.version !== last?.version) last = shown;
    return shown;
  });
}

function frameFollowing(last: Frame, [event, ...parts]: Message, here: Presence): Frame | null {
  const update = event === "update" ? readUpdate(parts) : null;
  const isNext = update?.success === true && update.data.shared.version === last.version + 1;
  return isNext ? applyUpdate(last, update.data, here) : null;
}

/** The picture in a message, whether it is an event or the answer to a resync. */
function frameIn(message: Message): Frame | null {
  const pictures = message.flatMap((part) => {
    const whole = welcome.safeParse(part);
    if (whole.success) return [whole.data.frame];
    const one = frame.safeParse(part);
    return one.success ? [one.data] : [];
  });
  return pictures[0] ?? null;
}

/** Cards in updates are written short: here they are whole. */
function readable(message: Message): Message {
  const update = message[0] === "update" ? readUpdate(message.slice(1)) : null;
  return update?.success === true ? [update.data] : message;
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
