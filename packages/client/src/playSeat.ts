import type { Clock } from "@buck/authority";
import { games } from "@buck/engine";
import type { Game, GameAction, GameDecision, GameName, Games } from "@buck/engine";
import type { Command, Frame, GameFrame } from "@buck/protocol";
import type { TableClient } from "./tableClient.ts";

/** How long a refused command is left alone when nothing else happens. */
const TRY_AGAIN_MS = 1_000;

/** What this person may decide now: nothing while others are to act. */
export function legalDecisions({ game, you }: Frame): readonly GameDecision[] {
  return game === null || you.position === null ? [] : decisionsIn(game);
}

function decisionsIn<Name extends GameName>({ game, view }: GameFrame<Name>): readonly GameDecision[] {
  const rules: Game<Games[Name]> = games[game];
  return rules.legalActions(view).filter((action) => rules.isDecision(action));
}

/** What somebody says next who only wants to play: a decision, or that the next hand may come; null to wait. */
export function nextCommand(frame: Frame, choose: (game: GameFrame) => GameAction): Command | null {
  const { game, you, table } = frame;
  if (game === null || you.position === null || table.paused || table.claimedBy !== null) return null;
  if (legalDecisions(frame).length > 0) {
    const action = decisionOf(game, choose(game));
    return action === null ? null : { type: "act", action };
  }
  return showsResult(game) && !table.ready.includes(you.position) ? { type: "ready" } : null;
}

/** Whether a hand is over and everybody looks at its result before the next one. */
export function showsResult<Name extends GameName>({ game, view }: GameFrame<Name>): boolean {
  const rules: Game<Games[Name]> = games[game];
  return rules.showsResult(view);
}

function decisionOf<Name extends GameName>(
  { game }: GameFrame<Name>,
  action: GameAction,
): GameDecision | null {
  const rules: Game<Games[Name]> = games[game];
  return rules.isDecision(action) ? action : null;
}

interface SeatPlayer {
  readonly clock: Clock;
  /** Asked after every change, one question at a time. */
  readonly next: (frame: Frame) => Command | null | Promise<Command | null>;
}

/** Lets a program play a seat: it says `next` of what is shown, until it is stopped. */
export function playSeat(
  client: Pick<TableClient, "store" | "send">,
  { clock, next }: SeatPlayer,
): () => void {
  const { store } = client;
  let isBusy = false;
  let isStopped = false;
  let callOff: (() => void) | null = null;

  async function look(): Promise<void> {
    const { frame, connection, ending } = store.getState();
    if (isBusy || isStopped || frame === null || connection !== "online" || ending !== null) return;
    isBusy = true;
    const command = await next(frame);
    const isStale = store.getState().frame !== frame;
    const answer = command === null || isStale || isStopped ? null : await client.send(command);
    isBusy = false;
    if (store.getState().frame !== frame) void look();
    else if (answer?.ok === false) tryAgainLater();
  }

  function tryAgainLater(): void {
    callOff?.();
    callOff = clock.after(TRY_AGAIN_MS, () => void look());
  }

  const unsubscribe = store.subscribe(() => void look());
  void look();
  return () => {
    isStopped = true;
    callOff?.();
    unsubscribe();
  };
}
