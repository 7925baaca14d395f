import { POSITIONS } from "@buck/engine";
import type { TableErrorCode } from "@buck/protocol";
import type { Change, GameStart, Starter } from "../log.ts";
import { seatAt } from "../state.ts";
import type { TableState } from "../state.ts";
import { grant, notHost, notInLobby, notSeated, refuse, stale, unless } from "./verdict.ts";
import type { Ask, Verdict, Wish } from "./verdict.ts";

export function start(ask: Ask): Verdict {
  return unless(notHost(ask) ?? notInLobby(ask), () => {
    const players = starters(ask.state);
    if (players.length < POSITIONS.length) return refuse("SEATS_OPEN");
    return grant({ changes: [newGame(ask, { players, isRematch: false })], news: [{ type: "started" }] });
  });
}

/** The same seats, another game. */
export function rematch(ask: Ask): Verdict {
  return unless(notSeated(ask) ?? noGame(ask), () => {
    if (ask.state.game?.play.isOver !== true) return refuse("GAME_ON");
    return grant({
      changes: [newGame(ask, { players: starters(ask.state), isRematch: true })],
      news: [{ type: "started" }],
    });
  });
}

function newGame({ state, random }: Ask, who: Pick<GameStart, "players" | "isRematch">): Change {
  return { type: "gameStarted", gameId: random.id(), rules: state.settings.rules, ...who };
}

function starters(state: TableState): readonly Starter[] {
  return POSITIONS.flatMap((position) => {
    const seat = seatAt(state, position);
    if (seat.kind === "empty") return [];
    return [{ position, id: seat.kind === "person" ? seat.personId : `bot${position}`, name: seat.name }];
  });
}

function noGame({ state }: Ask): TableErrorCode | null {
  return state.game === null ? "NO_GAME" : null;
}

function gameIsOff({ state }: Ask): TableErrorCode | null {
  return state.game === null || state.game.play.isOver ? "NO_GAME" : null;
}

export function backToLobby(ask: Ask): Verdict {
  return unless(notHost(ask) ?? noGame(ask), () =>
    grant({ changes: [{ type: "backToLobby" }], news: [{ type: "backToLobby" }] }),
  );
}

export function pause(ask: Ask): Verdict {
  return unless(notHost(ask) ?? gameIsOff(ask), () => {
    if (ask.state.paused) return refuse("PAUSED");
    const name = ask.person?.name ?? "";
    return grant({ changes: [{ type: "paused", paused: true }], news: [{ type: "paused", name }] });
  });
}

export function resume(ask: Ask): Verdict {
  return unless(notHost(ask), () => {
    if (!ask.state.paused) return refuse("NOT_PAUSED");
    const name = ask.person?.name ?? "";
    return grant({ changes: [{ type: "paused", paused: false }], news: [{ type: "resumed", name }] });
  });
}

/** A late card is never played into another trick: what was decided on must still be what is asked. */
export function act(ask: Ask, { action }: Wish<"act">): Verdict {
  const { state, person } = ask;
  if (person === null) return refuse("NOT_SEATED");
  if (state.game === null) return refuse("NO_GAME");
  if (action.playerPosition !== person.position) return refuse("NOT_YOUR_SEAT");
  const { play, changedAt, waitingSince } = state.game;
  const reason = stale(ask, waitingSince[person.position] ?? changedAt) ?? (state.paused ? "PAUSED" : null);
  if (reason !== null) return refuse(reason);
  const played = play.apply(action);
  if (!played.ok) return { ok: false, code: played.code, message: played.message };
  return grant({ changes: [{ type: "gameActed", action }] });
}

export function ready(ask: Ask): Verdict {
  const { state, person } = ask;
  if (person === null) return refuse("NOT_SEATED");
  if (state.game === null) return refuse("NO_GAME");
  if (state.game.play.chore?.pace !== "result") return refuse("NOT_BETWEEN_HANDS");
  return unless(stale(ask, state.game.changedAt), () => {
    if (state.ready.includes(person.position)) return grant({});
    return grant({ changes: [{ type: "ready", position: person.position }] });
  });
}
