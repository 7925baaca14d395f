import type { Card, CardId, GameName, Position } from "@buck/engine";
import type { GameRecord } from "@buck/records";
import { CARDS } from "@buck/engine";
import type { GameFrame } from "@buck/protocol";

export type Viewer = Position | "spectator";

/** A finished game as the server gives it away when it is over: the whole truth. */
export type FinishedGame = {
  readonly [Name in GameName]: Pick<GameRecord<Name>, "game" | "options" | "actions"> & {
    readonly gameId: string;
  };
}[GameName];

/** A finished game told again beside what was shown of it, so that each picture can be judged. */
export interface Disclosure {
  /** The first moment from `from` on of which this is a picture, told by what lies open alone; -1 when there is none. */
  momentShown(shown: GameFrame, from: number): number;
  /** Worked out from the record alone, not from how views are made. */
  cardsSeen(moment: number, viewer: Viewer): ReadonlySet<CardId>;
  /** What the picture tells beside cards that its viewer could not know. */
  otherLeaks(shown: GameFrame, moment: number): readonly string[];
}

export const EVERY_CARD: ReadonlySet<CardId> = new Set(CARDS.map(({ id }) => id));

interface Dealt {
  readonly turnUpCard: Card | null;
  readonly players: readonly { readonly position: Position; readonly hand: readonly Card[] }[];
}

interface Told {
  readonly actions: readonly { readonly type: string; readonly cardId?: CardId }[];
  /** `states[i]` is the table before `actions[i]`. */
  readonly states: readonly Dealt[];
}

/** Own cards, the turn-up, and what was played since they were dealt. */
export function seenSinceDeal(
  { actions, states }: Told,
  moment: number,
  viewer: Viewer,
): ReadonlySet<CardId> {
  const deal = actions.findLastIndex(({ type }, index) => index < moment && type === "DEAL");
  const dealt = states[deal + 1];
  const own = dealt?.players.find(({ position }) => position === viewer)?.hand ?? [];
  const open = dealt?.turnUpCard ?? null;
  const played = actions
    .slice(deal + 1, moment)
    .flatMap(({ type, cardId }) => (type === "PLAY_CARD" && cardId !== undefined ? [cardId] : []));
  return new Set([...own, ...(open === null ? [] : [open])].map(({ id }) => id).concat(played));
}
