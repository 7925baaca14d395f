import { clockwiseFrom, leftOf } from "@buck/engine";
import type { GameName, Position } from "@buck/engine";
import { RESULT_DRAWN_MS, TRICK_LEAVES_MS, trickMs } from "@buck/protocol";
import type { BotLevel } from "@buck/protocol";
import { isLastHand } from "./knownDeals.ts";
import type { Play } from "./play.ts";
import { paceOf } from "./pace.ts";
import type { Span } from "./pace.ts";
import { nextDeal, unopenedBy } from "./sealing.ts";
import { peopleOf, seatAt, waitsForDeal } from "./state.ts";
import type { Person, RunningGame, TableState } from "./state.ts";
import { isAgreed } from "./undo.ts";

/** The level of a bot that plays for a person. */
export const COVER_LEVEL: BotLevel = "medium";

interface TimerBase {
  /** Timers with the same key are the same timer: its deadline is set when the key is first seen. */
  readonly key: string;
  readonly span: Span;
}

/** One thing the table does by itself when its time has come. */
export type TableTimer = TimerBase &
  (
    | { readonly kind: "return" | "cover"; readonly person: Person }
    | { readonly kind: "host"; readonly heir: Person }
    | {
        readonly kind: "chore";
        readonly game: GameName;
        readonly chore: NonNullable<Play["chore"]>;
        readonly isCountdown: boolean;
      }
    | { readonly kind: "claim"; readonly position: Position }
    | { readonly kind: "sealSecret" | "listSeals" | "undoAgreed" | "undoLapse" }
    | { readonly kind: "bot"; readonly position: Position; readonly level: BotLevel }
    | {
        readonly kind: "turn";
        readonly position: Position;
        readonly level: BotLevel;
        readonly isCountdown: boolean;
      }
  );

type ChoreTimer = Extract<TableTimer, { readonly kind: "chore" }>;

/** Everything the table waits for now, given who is here. Without people it waits for nothing. */
export function timersOf(state: TableState, here: readonly Position[]): readonly TableTimer[] {
  if (state.stage === "closed" || here.length === 0) return NONE;
  // Asked for at every entry: in a hand that goes its way there is nothing to wait for but people.
  const timers = seatTimers(state, here);
  const gameTimers = timersOfGame(state, here);
  if (timers.length === 0) return gameTimers;
  return gameTimers.length === 0 ? timers : [...timers, ...gameTimers];
}

const NONE: readonly TableTimer[] = [];

function seatTimers(state: TableState, here: readonly Position[]): readonly TableTimer[] {
  const known = quiet.get(state.seats);
  const { host, rightfulHost } = state;
  if (known?.here === here && known.host === host && known.rightfulHost === rightfulHost) return NONE;
  const isAsUsual = peopleOf(state).every((person) => isHere(person, here));
  const ofHost = hostTimers(state, here);
  if (isAsUsual && ofHost.length === 0) quiet.set(state.seats, { here, host, rightfulHost });
  return isAsUsual ? ofHost : [...returns(state, here), ...covers(state, here), ...ofHost];
}

/** Seats where everybody is here, and the host is who it should be: asked for at every entry, and they rarely change. */
const quiet = new WeakMap<
  TableState["seats"],
  Pick<TableState, "host" | "rightfulHost"> & { readonly here: readonly Position[] }
>();

/** Whether somebody is connected and plays themselves. */
function isHere({ position, absence }: Person, here: readonly Position[]): boolean {
  return absence === null && here.includes(position);
}

const exactly = (least: number): Span => ({ least, spread: 0 });
const AT_ONCE = exactly(0);

function graceOf({ settings }: TableState): Span {
  return exactly(settings.graceSeconds * 1_000);
}

function returns(state: TableState, here: readonly Position[]): readonly TableTimer[] {
  return peopleOf(state)
    .filter(({ position, absence }) => absence !== null && here.includes(position))
    .map((person) => ({ kind: "return", key: `return:${person.personId}`, span: AT_ONCE, person }));
}

function covers(state: TableState, here: readonly Position[]): readonly TableTimer[] {
  if (state.stage !== "playing") return [];
  return peopleOf(state)
    .filter(({ position, absence }) => absence === null && !here.includes(position))
    .map((person) => ({ kind: "cover", key: `cover:${person.personId}`, span: graceOf(state), person }));
}

/** In the lobby people look for the link, the others and the rules in other apps. */
const HOST_GRACE_IN_LOBBY = exactly(180_000);

/**
 * Whose role it is by right gets it back at once. Without a host the next person clockwise who is here becomes host.
 * In a game a host who is away is covered first.
 */
function hostTimers(state: TableState, here: readonly Position[]): readonly TableTimer[] {
  const people = peopleOf(state);
  const host = people.find(({ personId }) => personId === state.host);
  const rightful = people.find((person) => person.tokenHash === state.rightfulHost && isHere(person, here));
  if (rightful !== undefined && rightful !== host) {
    return [{ kind: "host", key: `host:${rightful.personId}:back`, span: AT_ONCE, heir: rightful }];
  }
  if (host !== undefined && isHere(host, here)) return NONE;
  const isGone = host === undefined || host.absence !== null;
  if (!isGone && state.stage === "playing") return [];
  const heir = clockwiseFrom(host === undefined ? 0 : leftOf(host.position))
    .flatMap((position) => people.filter((person) => person.position === position))
    .find((person) => isHere(person, here));
  if (heir === undefined) return [];
  const key = `host:${state.host}:${isGone ? "gone" : "away"}`;
  return [{ kind: "host", key, span: isGone ? AT_ONCE : HOST_GRACE_IN_LOBBY, heir }];
}

function timersOfGame(state: TableState, here: readonly Position[]): readonly TableTimer[] {
  const { game, paused } = state;
  if (game === null || paused || game.play.isOver) return NONE;
  const ofSeals = sealTimers(state, game, here);
  const ofPlay = playTimers(state, game, here);
  if (ofSeals.length === 0) return ofPlay;
  return ofPlay.length === 0 ? ofSeals : [...ofSeals, ...ofPlay];
}

/** People who are here and play themselves: others bring no parts. */
function present(state: TableState, here: readonly Position[]): readonly Position[] {
  return peopleOf(state)
    .filter((person) => isHere(person, here))
    .map(({ position }) => position);
}

/** The server's secret is sealed first. Then each list of seals waits for everybody here, but not for long. */
function sealTimers(state: TableState, game: RunningGame, here: readonly Position[]): readonly TableTimer[] {
  const { sealing, gameId } = game;
  if (sealing === null) return NONE;
  if (sealing.server === null) return [{ kind: "sealSecret", key: `secret:${gameId}`, span: AT_ONCE }];
  const { listed, seals, number } = nextDeal(sealing);
  if (listed) return NONE;
  const isComplete = peopleOf(state).every(
    (person) => !isHere(person, here) || (seals[person.position] ?? null) !== null,
  );
  const key = `seals:${gameId}:${number}:${isComplete ? "all" : "some"}`;
  return [{ kind: "listSeals", key, span: isComplete ? AT_ONCE : exactly(paceOf(state.settings).parts) }];
}

/** Whether a deal has to wait for its list of seals, or for what people who are here have sealed. */
function waitsForParts(
  state: TableState,
  { sealing }: RunningGame,
  here: readonly Position[],
): "list" | "openings" | null {
  if (sealing === null) return null;
  const deal = nextDeal(sealing);
  if (!deal.listed) return "list";
  return unopenedBy(deal, present(state, here)).length > 0 ? "openings" : null;
}

function playTimers(state: TableState, game: RunningGame, here: readonly Position[]): readonly TableTimer[] {
  const { chore } = game.play;
  if (chore === null && game.claim !== null) {
    return game.play.toAct.map((position) => claimTimer(state, game, position));
  }
  if (chore === null) {
    const timers = game.play.toAct.flatMap((position) => decisionTimers(state, game, position));
    return game.lastDecision?.undo === "asked" ? [undoTimer(state, game), ...withoutBots(timers)] : timers;
  }
  const isResult = chore.pace === "result";
  if ((isResult || chore.pace === "deal") && isLastHand(game)) return [];
  const timer = { kind: "chore", game: game.play.game, chore } as const;
  if (isResult && allReady(state, here)) {
    return [{ ...timer, key: `chore:${game.changedAt}:ready`, span: AT_ONCE, isCountdown: false }];
  }
  if (isResult && hasOneReader(state, here)) return [];
  if (chore.pace === "deal") return dealTimers(state, game, { timer, here });
  // The last trick is looked at and leaves before the result is drawn, and takes nothing of the result's time.
  const untilDrawn = isResult ? trickMs(state.settings) + TRICK_LEAVES_MS + RESULT_DRAWN_MS : 0;
  const span = exactly(paceOf(state.settings)[chore.pace] + untilDrawn);
  return [{ ...timer, key: `chore:${game.changedAt}`, span, isCountdown: isResult }];
}

/** Nobody else waits, and no timer is wanted: the result stays as long as this person looks at it. */
function hasOneReader(state: TableState, here: readonly Position[]): boolean {
  return state.settings.turnTimer === null && present(state, here).length === 1;
}

function dealTimers(
  state: TableState,
  game: RunningGame,
  {
    timer,
    here,
  }: { readonly timer: Pick<ChoreTimer, "kind" | "game" | "chore">; readonly here: readonly Position[] },
): readonly TableTimer[] {
  const { deal, parts } = paceOf(state.settings);
  const waits = waitsForParts(state, game, here);
  if (waits === "list") return [];
  const key = `chore:${game.changedAt}`;
  return waits === null
    ? [{ ...timer, key, span: exactly(deal), isCountdown: false }]
    : [{ ...timer, key: `${key}:openings`, span: exactly(deal + parts), isCountdown: false }];
}

function allReady(state: TableState, here: readonly Position[]): boolean {
  const people = present(state, here);
  return people.length > 0 && people.every((position) => state.ready.includes(position));
}

/** How long each card of a claimed rest is looked at. */
const CLAIMED_CARD_MS = 250;

function claimTimer(state: TableState, game: RunningGame, position: Position): TableTimer {
  const span = exactly(CLAIMED_CARD_MS + (game.play.trickLies ? trickMs(state.settings) : 0));
  return { kind: "claim", key: `claim:${game.changedAt}:${position}`, span, position };
}

/** How long somebody who asks to take a decision back waits for everybody's yes. */
const UNDO_LAPSES = exactly(20_000);

/** When the last who has not answered leaves, everybody else has agreed. */
function undoTimer(state: TableState, { lastDecision, changedAt }: RunningGame): TableTimer {
  const key = `undo:${changedAt}`;
  return lastDecision !== null && isAgreed(state, lastDecision)
    ? { kind: "undoAgreed", key: `${key}:agreed`, span: AT_ONCE }
    : { kind: "undoLapse", key, span: UNDO_LAPSES };
}

/** Bots wait for the answer; the clocks of people run on. */
function withoutBots(timers: readonly TableTimer[]): readonly TableTimer[] {
  return timers.filter(({ kind }) => kind !== "bot");
}

function decisionTimers(state: TableState, game: RunningGame, position: Position): readonly TableTimer[] {
  const seat = seatAt(state, position);
  if (seat.kind === "empty") return NONE;
  const isCovered = seat.kind === "person" && (seat.absence !== null || waitsForDeal(state, seat));
  const { turnTimer } = state.settings;
  // Most decisions: people take as long as they want.
  if (seat.kind === "person" && !isCovered && turnTimer === null) return NONE;
  const key = `${game.waitingSince[position]}:${position}`;
  const bot = () => ({ kind: "bot", key: `bot:${key}`, span: botSpan(state, game), position }) as const;
  if (seat.kind === "bot") return [{ ...bot(), level: seat.level }];
  const level = COVER_LEVEL;
  const covers: readonly TableTimer[] = isCovered ? [{ ...bot(), level }] : NONE;
  if (turnTimer === null) return covers;
  // Also while a bot covers the seat: who leaves and comes back gains no time.
  const span = exactly(turnTimer * 1_000);
  return [...covers, { kind: "turn", key: `turn:${key}`, span, position, level, isCountdown: !isCovered }];
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
function botsInARow(state: TableState, { history }: RunningGame): number {
  return history.lastInARow((action) => {
    const seat = "playerPosition" in action ? seatAt(state, action.playerPosition) : null;
    return seat !== null && (seat.kind !== "person" || seat.absence !== null);
  });
}
