import type { GameAction, Position } from "@buck/engine";
import type { Change, Entry, EntryDraft } from "./entry.ts";
import { replayPlay } from "./games.ts";
import type { Play } from "./play.ts";
import { nameAt, peopleOf, waitsForDeal } from "./state.ts";
import type { LastDecision, RunningGame, TableState } from "./state.ts";
import { actorOf, waitingAfter } from "./waiting.ts";

/** One step of taking a decision back. */
export type UndoChange = Extract<
  Change,
  { readonly type: "undoAsked" | "undoAgreed" | "undoRefused" | "undone" }
>;

const NOBODY: readonly Position[] = [];

/** What a bot decided for somebody stays decided. */
export function lastDecisionBy(
  action: GameAction,
  { seq, commandId }: Pick<Entry, "seq" | "commandId">,
): LastDecision | null {
  const position = actorOf(action);
  if (position === undefined || commandId === `table/${seq}`) return null;
  return { position, undo: "possible", agreed: NOBODY };
}

/** Everybody else who plays this hand themselves has to agree: bots do so by themselves. */
export function askedToUndo(state: TableState, by: Position): readonly Position[] {
  return peopleOf(state)
    .filter((person) => person.position !== by && person.absence === null && !waitsForDeal(state, person))
    .map(({ position }) => position);
}

/** Whether everybody who has to agree has done so, perhaps because somebody else has left. */
export function isAgreed(state: TableState, { position, agreed }: LastDecision): boolean {
  return askedToUndo(state, position).every((seat) => agreed.includes(seat));
}

/** The entry that takes the last decision back. */
export function undoneDraft(state: TableState, game: RunningGame): EntryDraft {
  const position = game.lastDecision?.position ?? 0;
  const nextPlay = playBefore(game);
  const handEvents = nextPlay.handEvents().events.length;
  const news = { type: "undone", position, name: nameAt(state, position), handEvents } as const;
  return { changes: [{ type: "undone" }], news: [news], nextPlay };
}

/** The game before its last decision. */
function playBefore({ rules, gameId, history }: RunningGame): Play {
  return replayPlay({ rules, gameId, actions: history.withoutLast().actions });
}

export function gameAfterUndo(
  game: RunningGame,
  change: UndoChange,
  { seq, nextPlay }: { readonly seq: number; readonly nextPlay: Play | undefined },
): RunningGame {
  const { lastDecision } = game;
  if (lastDecision === null) throw new Error(`The log has ${change.type} without a decision`);
  switch (change.type) {
    case "undoAsked":
      return { ...game, lastDecision: { ...lastDecision, undo: "asked" } };
    case "undoAgreed":
      return {
        ...game,
        lastDecision: { ...lastDecision, agreed: [...lastDecision.agreed, change.position] },
      };
    case "undoRefused":
      return { ...game, lastDecision: { ...lastDecision, undo: "refused" } };
    case "undone":
      return takenBack(game, lastDecision, { seq, play: nextPlay ?? playBefore(game) });
  }
}

function takenBack(
  game: RunningGame,
  { position }: LastDecision,
  { seq, play }: { readonly seq: number; readonly play: Play },
): RunningGame {
  const waitingSince = waitingAfter(game, { play, actor: position, seq });
  const history = game.history.withoutLast();
  return { ...game, play, history, waitingSince, changedAt: seq, lastDecision: null };
}
