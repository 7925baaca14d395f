import { CARDS, isCardId, recordOf, replay } from "@buck/engine";
import type { buck, CardId } from "@buck/engine";
import { frame, welcome } from "@buck/protocol";
import type { Frame } from "@buck/protocol";
import type { Message } from "./heard.ts";

/** A finished game as the server gives it away when it is over: the whole truth. */
export interface FinishedGame {
  readonly gameId: string;
  readonly options: buck.Options;
  readonly actions: readonly buck.Action[];
}

interface Story extends FinishedGame {
  readonly states: readonly buck.GameState[];
}

/** Every card in what one browser was told that this person could not see at that moment, in words. */
export function leaks(messages: readonly Message[], game: FinishedGame): readonly string[] {
  const story = storyOf(game);
  let moment = 0;
  return messages.flatMap((message) => {
    const shown = frameIn(message);
    if (shown !== null && shown.table.gameId !== null && shown.table.gameId !== game.gameId) return [];
    if (shown === null || shown.game === null) return named(cardsIn(message), new Set(), "beside a game");
    if (shown.game.game !== "buck") return [`a view of ${shown.game.game}, which was not played`];
    const { view } = shown.game;
    moment = momentOf(story, view, moment);
    if (moment < 0) return [`a view in ${view.phase} that fits no moment of the game`];
    const seen = visible(story, moment, view.viewer);
    return named(cardsIn(message), seen, `to ${view.viewer} in hand ${view.round}, ${view.phase}`);
  });
}

function storyOf(game: FinishedGame): Story {
  const replayed = replay(recordOf("buck", game.options, game.actions));
  if (!replayed.ok) throw new Error(`The record breaks a rule: ${replayed.message}`);
  return { ...game, states: replayed.states };
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

/** How far the game was when this was drawn, told by what lies open alone. */
function momentOf({ states }: Story, view: buck.View, from: number): number {
  const picture = openPart(view);
  return states.findIndex((state, index) => index >= from && openPart(state) === picture);
}

function openPart(table: buck.View | buck.GameState): string {
  const { round, phase, dealerPosition, turnUpCard, bids, trumpSuit, tricks, currentTrick } = table;
  const decided = table.players.map((player) => player.decided);
  const open = { round, phase, dealerPosition, turnUpCard, bids, trumpSuit, tricks, currentTrick, decided };
  return JSON.stringify({ ...open, scored: table.scoreSheet.length });
}

const EVERY_CARD: ReadonlySet<CardId> = new Set(CARDS.map(({ id }) => id));

/** Worked out from the record alone, not from how views are made: own cards, the turn-up, and what was played. */
function visible({ options, actions, states }: Story, moment: number, viewer: buck.Viewer) {
  const phase = states[moment]?.phase;
  const isBetween = phase === "ROUND_OVER" || phase === "DEALING";
  if (phase === "GAME_OVER" || (options.showHands === "hand" && isBetween)) return EVERY_CARD;
  const deal = actions.findLastIndex((action, index) => index < moment && action.type === "DEAL");
  const dealt = states[deal + 1];
  const own = dealt?.players.find(({ position }) => position === viewer)?.hand ?? [];
  const turnUp = deal < 0 ? null : (dealt?.turnUpCard ?? null);
  const played = actions
    .slice(deal + 1, moment)
    .flatMap((action) => (action.type === "PLAY_CARD" ? [action.cardId] : []));
  return new Set([...own.map(({ id }) => id), ...(turnUp === null ? [] : [turnUp.id]), ...played]);
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
