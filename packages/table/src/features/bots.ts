import { exactly } from "@buck/authority";
import type { Span } from "@buck/authority";
import { searches } from "@buck/bots/levels";
import type { GameAction, Position } from "@buck/engine";
import { trickMs } from "@buck/protocol";
import type { BotLevel, Frame } from "@buck/protocol";
import { gameGoingOn, paceOf } from "../clock/timers.ts";
import type { DecisionTimer } from "../clock/timers.ts";
import type { Ports } from "../ports.ts";
import type { EntryDraft } from "../state/entry.ts";
import { botTurn } from "../state/play.ts";
import { nameAt, seatAt, waitsForDeal } from "../state/state.ts";
import type { RunningGame, TableState } from "../state/state.ts";
import type { Feature } from "./feature.ts";

/** Bots decide for their own seats, for people who are away, and once for a player whose time is up. */
export const bots = { timers: decisions } satisfies Feature;

/** The level of a bot that plays for a person. */
export const COVER_LEVEL: BotLevel = "medium";

/** How long a bot that searches is given: how long it has searched tells something about its cards. */
const SEARCH_MS = 200;

function decisions(state: TableState): readonly DecisionTimer[] {
  const game = gameGoingOn(state);
  if (game === null || game.play.chore !== null || game.claim !== null) return [];
  const timers = game.play.toAct.flatMap((position) => decisionTimers(state, game, position));
  // Bots wait for the answer to an undo; the clocks of people run on.
  return game.lastDecision?.undo === "asked" ? timers.filter(({ kind }) => kind !== "bot") : timers;
}

function decisionTimers(state: TableState, game: RunningGame, position: Position): readonly DecisionTimer[] {
  const seat = seatAt(state, position);
  if (seat.kind === "empty") return [];
  const isCovered = seat.kind === "person" && (seat.absence !== null || waitsForDeal(state, seat));
  const { turnTimer } = state.settings;
  const key = `${game.waitingSince[position]}:${position}`;
  const bot = (level: BotLevel): DecisionTimer => ({
    kind: "bot",
    key: `bot:${key}`,
    span: botSpan(state, game),
    position,
    level,
    headStart: searches(level) ? SEARCH_MS : 0,
  });
  if (seat.kind === "bot") return [bot(seat.level)];
  const covers = isCovered ? [bot(COVER_LEVEL)] : [];
  // Without a timer people take as long as they want.
  if (turnTimer === null) return covers;
  // Also while a bot covers the seat: who leaves and comes back gains no time.
  const turn: DecisionTimer = {
    kind: "turn",
    key: `turn:${key}`,
    span: exactly(turnTimer * 1_000),
    position,
    level: COVER_LEVEL,
    headStart: 0,
    ...(isCovered ? {} : { countdown: "turn" }),
  };
  return [...covers, turn];
}

/** What is left of a bot's time when as many bots have just decided before it. */
const SHARE_AFTER_BOTS = [1, 0.75, 0.5];

/** How long a bot takes to decide now. It depends on nothing that is hidden from anybody. */
export function botSpan(state: TableState, game: RunningGame): Span {
  const { bot } = paceOf(state.settings);
  const share = SHARE_AFTER_BOTS[Math.min(botsInARow(state, game), SHARE_AFTER_BOTS.length - 1)] ?? 1;
  // People see the finished trick and who won it before a bot goes on.
  const lying = game.play.trickLies ? trickMs(state.settings) : 0;
  return { least: Math.round(bot.least * share) + lying, spread: Math.round(bot.spread * share) };
}

/** How many of the last decisions bots have made, one after the other. */
function botsInARow(state: TableState, { actions }: RunningGame): number {
  const lastOfOthers = actions.findLastIndex((action) => {
    const seat = "playerPosition" in action ? seatAt(state, action.playerPosition) : null;
    return seat === null || (seat.kind === "person" && seat.absence === null);
  });
  return actions.length - 1 - lastOfOthers;
}

/** What a bot chooses, heard no sooner than its timer says; null when it fails. */
export async function choiceOf(
  { position, level, headStart }: DecisionTimer,
  seen: Frame["game"],
  { bots, clock, random, onError }: Ports,
): Promise<GameAction | null> {
  const earliest = clock.monotonic() + headStart;
  const choice = await chosen().catch((error: unknown) => {
    onError?.(error);
    return null;
  });
  const early = earliest - clock.monotonic();
  if (early > 0) await new Promise<void>((resolve) => void clock.after(early, resolve));
  return choice;

  async function chosen(): Promise<GameAction> {
    if (seen === null) throw new Error(`A bot was asked for seat ${position} without a game`);
    return bots.choose(botTurn(seen, level), (below) => random.below(below));
  }
}

/** Plays the chosen action, or the first legal one when the choice is missing or illegal. */
export function decided(
  state: TableState,
  { kind, position }: DecisionTimer,
  chosen: GameAction | null,
): EntryDraft {
  const play = state.game?.play;
  const isOwn = chosen !== null && "playerPosition" in chosen && chosen.playerPosition === position;
  const played = isOwn ? play?.apply(chosen) : undefined;
  const nextPlay = played?.ok === true ? played.play : undefined;
  const action = nextPlay === undefined ? play?.decisions(position)[0] : chosen;
  if (!action) throw new Error(`Seat ${position} is waited for and has no legal action`);
  const name = nameAt(state, position);
  return {
    changes: [{ type: "gameActed", action }],
    news: kind === "turn" ? [{ type: "timedOut", position, name }] : [],
    nextPlay,
  };
}
