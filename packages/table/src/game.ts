import { exactly } from "@buck/authority";
import type { Random } from "@buck/authority";
import { deckFor } from "@buck/engine";
import type { CardId, Chance, Position } from "@buck/engine";
import { RESULT_DRAWN_MS, TRICK_LEAVES_MS, trickMs } from "@buck/protocol";
import type { TableErrorCode } from "@buck/protocol";
import { gameGoingOn, paceOf } from "./clock/timers.ts";
import type { EntryTimer, TableTimer } from "./clock/timers.ts";
import { grant, notHost, notInLobby, refusal, stale, unless } from "./features/feature.ts";
import type { ChangeContext, ChangeOf, CommandOf, Feature, Request, Ruling } from "./features/feature.ts";
import { isLastHand, knownChance } from "./features/sameDeals.ts";
import { sealedChance, waitsForParts } from "./features/seals.ts";
import type { Ports } from "./ports.ts";
import type { GameStart, Starter } from "./state/changes.ts";
import { mustApply, openPlay } from "./state/play.ts";
import type { Chore } from "./state/play.ts";
import { actorOf, chairsOf, present, seatAt, waitingAfter, waitsForDeal } from "./state/state.ts";
import type { RunningGame, TableState } from "./state/state.ts";

/** The game itself: it starts, people decide, the table deals and goes on, and in the end all are ready for more. */
export const game = {
  rule: { start, rematch, backToLobby, act, ready, wait },
  reduce: {
    gameStarted: started,
    gameActed: acted,
    ready: (state, { position }) => ({ ...state, ready: [...state.ready, position] }),
    held: (state, { position }) => ({
      ...state,
      heldBy: position,
      ready: state.ready.filter((each) => each !== position),
    }),
    backToLobby: (state) => ({ ...state, stage: "lobby", ready: [], heldBy: null, game: null }),
  },
  timers: chores,
  shown: {
    table: ({ stage, ready: wantOn, heldBy, game: running }) => ({
      stage,
      ready: wantOn,
      heldBy,
      gameId: running?.gameId ?? null,
      scores: running?.play.scores ?? null,
    }),
  },
} satisfies Feature;

function start(request: Request): Ruling {
  return unless(notHost(request) ?? notInLobby(request), () => {
    const players = starters(request.state);
    if (players.length < request.state.seats.length) return refusal("SEATS_OPEN");
    return grant({ changes: [newGame(request, { players, isRematch: false })], news: [{ type: "started" }] });
  });
}

/** Starts another game with the same seats. */
function rematch(request: Request): Ruling {
  return unless(notHost(request) ?? noGame(request), () => {
    if (request.state.game?.play.isOver !== true) return refusal("GAME_ON");
    return grant({
      changes: [newGame(request, { players: starters(request.state), isRematch: true })],
      news: [{ type: "started" }],
    });
  });
}

export function newGame(
  { state, random, hash }: Pick<Request, "state" | "random" | "hash">,
  who: Pick<GameStart, "players" | "isRematch">,
): GameStarted {
  const start = { type: "gameStarted", gameId: random.id(), rules: state.settings.rules, ...who } as const;
  // Deals that people may know need no proof that nobody chose them.
  return hash !== undefined && state.nextDeals === null ? { ...start, sealed: true } : start;
}

export function starters(state: TableState): readonly Starter[] {
  return chairsOf(state).flatMap((position) => {
    const seat = seatAt(state, position);
    if (seat.kind === "empty") return [];
    return [{ position, id: seat.kind === "person" ? seat.personId : `bot${position}`, name: seat.name }];
  });
}

function noGame({ state }: Request): TableErrorCode | null {
  return state.game === null ? "NO_GAME" : null;
}

function backToLobby(request: Request): Ruling {
  return unless(notHost(request) ?? noGame(request), () =>
    grant({ changes: [{ type: "backToLobby" }], news: [{ type: "backToLobby" }] }),
  );
}

/** STALE when the question has changed since the player saw it: a late card is never played into another trick. */
function act(request: Request, { action }: CommandOf<"act">): Ruling {
  const { state, person } = request;
  if (person === null) return refusal("NOT_SEATED");
  if (state.game === null) return refusal("NO_GAME");
  if (action.playerPosition !== person.position) return refusal("NOT_YOUR_SEAT");
  if (waitsForDeal(state, person)) return refusal("NEXT_DEAL");
  const { play, changedAt, waitingSince } = state.game;
  const reason =
    stale(request, waitingSince[person.position] ?? changedAt) ?? (state.paused ? "PAUSED" : null);
  if (reason !== null) return refusal(reason);
  if (state.game.claim !== null) return refusal("CLAIMED");
  const played = play.apply(action);
  if (!played.ok) return played;
  return grant({ changes: [{ type: "gameActed", action }], nextPlay: played.play });
}

/** Ready to leave a result; after the last one, to play another game, which the host starts. */
function ready(request: Request): Ruling {
  const { state, person } = request;
  if (person === null) return refusal("NOT_SEATED");
  if (state.game === null) return refusal("NO_GAME");
  const { play } = state.game;
  if (play.chore?.pace !== "result" && !play.isOver) return refusal("NOT_BETWEEN_HANDS");
  return unless(stale(request, state.game.changedAt), () => {
    if (state.ready.includes(person.position)) return grant({});
    return grant({ changes: [{ type: "ready", position: person.position }], mayComplete: true });
  });
}

/** Holds a result for somebody who wants to talk about the hand or look at it longer. */
function wait(request: Request): Ruling {
  const { state, person } = request;
  if (person === null) return refusal("NOT_SEATED");
  if (state.game === null) return refusal("NO_GAME");
  if (state.game.play.chore?.pace !== "result") return refusal("NOT_BETWEEN_HANDS");
  return unless(stale(request, state.game.changedAt), () => {
    const { position } = person;
    if (state.heldBy !== null && !state.ready.includes(position)) return grant({});
    return grant({ changes: [{ type: "held", position }] });
  });
}

type GameStarted = ChangeOf<"gameStarted">;

function started(state: TableState, start: GameStarted, { seq, at }: ChangeContext): TableState {
  const { gameId, rules } = start;
  const { play, actions } = openPlay(start);
  const game: RunningGame = {
    gameId,
    rules,
    play,
    changedAt: seq,
    waitingSince: state.seats.map(() => null),
    dealtAt: null,
    knownHands: [],
    claim: null,
    lastDecision: null,
    promised: false,
    handBefore: null,
    actions,
    times: actions.map(() => at),
    sittings: [],
    sealing: null,
    deals: null,
  };
  return { ...state, stage: "playing", ready: [], heldBy: null, game };
}

function acted(state: TableState, { action }: ChangeOf<"gameActed">, context: ChangeContext): TableState {
  const { seq, at, nextPlay } = context;
  if (state.game === null) throw new Error(`The log has ${action.type} without a game`);
  const play = nextPlay ?? mustApply(state.game.play, action);
  const game: RunningGame = {
    ...state.game,
    play,
    changedAt: seq,
    waitingSince: waitingAfter(state.game, { play, actor: actorOf(action), seq }),
    dealtAt: action.type === "DEAL" ? seq : state.game.dealtAt,
    actions: [...state.game.actions, action],
    times: [...state.game.times, at],
  };
  return { ...state, ready: [], heldBy: null, game };
}

/** What the table does next by itself: it deals, opens the bidding, and leaves a result. */
function chores(state: TableState, here: readonly Position[]): readonly TableTimer[] {
  const game = gameGoingOn(state);
  const chore = game?.play.chore ?? null;
  if (game === null || chore === null) return [];
  if (chore.pace !== "reveal" && isLastHand(game)) return [];
  const timer = timerOf(chore);
  const pace = paceOf(state.settings);
  // A result gives way to the next deal itself where everybody passed.
  const waits = chore.certain === null ? waitsForParts(state, here) : null;
  if (waits === "list") return [];
  const key = waits === null ? `chore:${game.changedAt}` : `chore:${game.changedAt}:openings`;
  const parts = waits === null ? 0 : pace.parts;
  switch (chore.pace) {
    case "reveal":
      return [{ ...timer, key, span: exactly(pace.reveal) }];
    case "deal":
      return [{ ...timer, key, span: exactly(pace.deal + parts) }];
    case "result": {
      if (allReady(state, here)) return [{ ...timer, key: `${key}:ready`, span: exactly(parts) }];
      if (pace.result === null || state.heldBy !== null || hasOneReader(state, here)) return [];
      // The last trick is looked at and leaves before the result is drawn, and takes nothing of the result's time.
      const untilDrawn = trickMs(state.settings) + TRICK_LEAVES_MS + RESULT_DRAWN_MS;
      return [{ ...timer, key, span: exactly(pace.result + untilDrawn + parts), countdown: "next" }];
    }
  }
}

function timerOf({ certain, action }: Chore): Pick<EntryTimer, "kind" | "write" | "certain"> {
  if (certain !== null) {
    const changes = [{ type: "gameActed", action: certain }] as const;
    return { kind: "entry", write: () => ({ changes, news: [] }), certain: changes };
  }
  return {
    kind: "entry",
    write: async (state, ports) => ({
      changes: [{ type: "gameActed", action: action(await chanceFor(state, ports)) }],
      news: [],
    }),
  };
}

function allReady(state: TableState, here: readonly Position[]): boolean {
  const people = present(state, here);
  return people.length > 0 && people.every((position) => state.ready.includes(position));
}

/** Nobody else waits, and no timer is wanted: the result stays as long as this person looks at it. */
function hasOneReader(state: TableState, here: readonly Position[]): boolean {
  return state.settings.turnTimer === null && present(state, here).length === 1;
}

/** Chance for one game: sealed, or known beforehand, or brought by the ports, or shuffled here. */
async function chanceFor({ game, seats }: TableState, { hash, random, nextDeck }: Ports): Promise<Chance> {
  if (game === null) throw new Error("A deal was asked for without a game");
  const { gameId, sealing, play } = game;
  if (sealing !== null && hash !== undefined) return sealedChance(hash, { gameId, sealing });
  return knownChance(game, seats.length, {
    below: (below) => random.below(below),
    deck: (hand) => nextDeck?.({ game: play.game, hand }, random) ?? shuffledDeck(random, seats.length),
  });
}

/** Every order of the cards is equally likely: Fisher and Yates. */
export function shuffledDeck(random: Random, players: number): readonly CardId[] {
  const deck = deckFor(players).map(({ id }) => id);
  for (let undealt = deck.length; undealt > 1; undealt -= 1) {
    deck.push(...deck.splice(random.below(undealt), 1));
  }
  return deck;
}
