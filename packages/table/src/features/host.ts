import { AT_ONCE, exactly, nameFrom } from "@buck/authority";
import { clockwiseFrom, leftOf } from "@buck/engine";
import type { Position } from "@buck/engine";
import { cleanText, LIMITS } from "@buck/protocol";
import type { Settings } from "@buck/protocol";
import type { EntryTimer, TableTimer } from "../clock/timers.ts";
import type { Person, TableState } from "../state/state.ts";
import type { EntryDraft } from "../state/entry.ts";
import { chairsOf, isPresent, isRemoved, namesBeside, peopleOf, seatAt } from "../state/state.ts";
import { COVER_LEVEL } from "./bots.ts";
import { chairInTheWay } from "./chairs.ts";
import { grant, notHost, notInLobby, refusal, stale, unless } from "./feature.ts";
import type { ChangeContext, ChangeOf, CommandOf, Feature, Granted, Request, Ruling } from "./feature.ts";

/** Who runs the table, and what only they may do. */
export const host = {
  rule: {
    addBot,
    removeBot,
    swapSeats,
    changeSettings,
    removePlayer,
    readmit,
    makeHost,
    lock,
    pause,
    resume,
    close,
  },
  reduce: {
    opened: (state, { settings }) => ({ ...state, settings }),
    settingsChanged: (state, { settings }) => ({ ...state, settings }),
    hostChanged: (state, { personId }) => ({ ...state, host: personId }),
    hostGiven: (state, { personId }) => ({
      ...state,
      host: personId,
      rightfulHost: tokenOf(state, personId),
    }),
    removed: (state, { tokenHash, personId, name }) => ({
      ...state,
      removed: [...state.removed, { tokenHash, personId, name }].slice(-LIMITS.removed),
    }),
    readmitted: (state, { personId }) => ({
      ...state,
      removed: state.removed.filter((person) => person.personId !== personId),
    }),
    locked: (state, { locked }) => ({ ...state, locked }),
    paused: (state, { paused }) => ({ ...state, paused }),
    closed: (state) => ({ ...state, stage: "closed" }),
  },
  follow: {
    // The person who sits down with the first entry made the table.
    personSat: (state, { tokenHash }, { seq }) => (seq === 1 ? { ...state, rightfulHost: tokenHash } : state),
    seatEmptied: unlockedIfEmpty,
    tokenChanged: withRightfulToken,
    gameStarted: (state) => ({ ...state, paused: false }),
    backToLobby: (state) => unlockedIfEmpty({ ...state, paused: false }),
  },
  timers: newHosts,
  shown: {
    table: (state) => ({
      settings: state.settings,
      host: peopleOf(state).some(({ personId }) => personId === state.host) ? state.host : null,
      locked: state.locked,
      paused: state.paused,
      removed: state.removed.map(({ personId, name }) => ({ personId, name })),
    }),
    you: (state, { person, tokenHash }) => ({
      isHost: person !== null && person.personId === state.host,
      isRemoved: isRemoved(state, tokenHash),
    }),
  },
} satisfies Feature;

const BOT_NAMES = ["Rosie", "Otto", "Mabel", "Gus", "Pearl", "Walt", "Hattie", "Fritz"];

/** A name for a bot that nobody has. */
export function botName(taken: readonly string[]): string {
  return BOT_NAMES.find((name) => nameFrom(name, taken).ok) ?? "Bot";
}

function addBot(request: Request, { position, level }: CommandOf<"addBot">): Ruling {
  return unless(notHost(request) ?? notInLobby(request), () => {
    if (seatAt(request.state, position).kind !== "empty") return refusal("SEAT_TAKEN");
    const name = botName(namesBeside(request.state, null));
    return grant({
      changes: [{ type: "botSat", position, name, level }],
      news: [{ type: "botSat", position, name }],
    });
  });
}

function removeBot(request: Request, { position }: CommandOf<"removeBot">): Ruling {
  return unless(notHost(request) ?? notInLobby(request), () => {
    const seat = seatAt(request.state, position);
    if (seat.kind !== "bot") return refusal("NOT_A_BOT");
    return grant({
      changes: [{ type: "seatEmptied", position }],
      news: [{ type: "botLeft", position, name: seat.name }],
    });
  });
}

function swapSeats(request: Request, { a, b }: CommandOf<"swapSeats">): Ruling {
  return unless(notHost(request) ?? notInLobby(request), () => {
    if (a === b) return grant({});
    return grant({ changes: [{ type: "seatsSwapped", a, b }], news: [{ type: "swapped", a, b }] });
  });
}

function changeSettings(request: Request, command: CommandOf<"changeSettings">): Ruling {
  return unless(notHost(request) ?? notInLobby(request), () => {
    const settings = cleanSettings(command.settings);
    if (settings === null) return refusal("INVALID_TITLE");
    if (changesRules(request.state, settings)) return refusal("SAME_DEALS");
    const wrong = chairInTheWay(request.state, settings.rules);
    if (wrong !== null) return refusal(wrong);
    return grant({ changes: [{ type: "settingsChanged", settings }], news: [{ type: "settingsChanged" }] });
  });
}

/** Known deals are played by the rules that they were first played by, or nothing could be compared. */
function changesRules({ nextDeals, settings }: TableState, next: Settings): boolean {
  return nextDeals !== null && JSON.stringify(settings.rules) !== JSON.stringify(next.rules);
}

/** The settings with a cleaned title; null when it is too long. An empty title is fine. */
export function cleanSettings(settings: Settings): Settings | null {
  if (settings.title.trim() === "") return { ...settings, title: "" };
  const title = cleanText(settings.title, LIMITS.titleGraphemes);
  return title === null ? null : { ...settings, title };
}

/** In the lobby the seat becomes empty; in a game a bot takes it. */
function removePlayer(request: Request, { position }: CommandOf<"removePlayer">): Ruling {
  return unless(notHost(request), () => {
    const seat = seatAt(request.state, position);
    if (seat.kind !== "person") return refusal("SEAT_EMPTY");
    // STALE when somebody else sits there now than the host saw.
    return unless(stale(request, seat.since), () => ({
      ...removal(request.state, { ...seat, position }),
      effects: [{ type: "goodbye", tokenHash: seat.tokenHash, reason: "removed" }],
    }));
  });
}

function removal(state: TableState, { position, name, tokenHash, personId }: Person): Granted {
  const removed = { type: "removed", tokenHash, personId, name } as const;
  if (state.stage === "lobby") {
    return grant({
      changes: [{ type: "seatEmptied", position }, removed],
      news: [{ type: "gotUp", position, name }],
    });
  }
  const bot = botName(namesBeside(state, null));
  return grant({
    changes: [{ type: "botSat", position, name: bot, level: COVER_LEVEL }, removed],
    news: [
      { type: "covered", position, name, reason: "removed" },
      { type: "botSat", position, name: bot },
    ],
  });
}

/** Lets a removed person come back. */
function readmit(request: Request, { personId }: CommandOf<"readmit">): Ruling {
  return unless(notHost(request), () =>
    request.state.removed.some((removed) => removed.personId === personId)
      ? grant({ changes: [{ type: "readmitted", personId }] })
      : refusal("NOT_REMOVED"),
  );
}

function makeHost(request: Request, { position }: CommandOf<"makeHost">): Ruling {
  return unless(notHost(request), () => {
    const seat = seatAt(request.state, position);
    if (seat.kind !== "person") return refusal("SEAT_EMPTY");
    const { personId, name, since } = seat;
    if (personId === request.state.host) return grant({});
    return unless(stale(request, since), () =>
      grant({ changes: [{ type: "hostGiven", personId }], news: [{ type: "hostChanged", name }] }),
    );
  });
}

function lock(request: Request, { locked }: CommandOf<"lock">): Ruling {
  return unless(notHost(request), () => {
    if (request.state.locked === locked) return grant({});
    return grant({ changes: [{ type: "locked", locked }], news: [{ type: locked ? "locked" : "unlocked" }] });
  });
}

function close(request: Request): Ruling {
  return unless(notHost(request), () => grant({ changes: [{ type: "closed" }], news: [{ type: "closed" }] }));
}

function pause(request: Request): Ruling {
  return unless(notHost(request), () => {
    const { game, paused } = request.state;
    if (game === null || game.play.isOver) return refusal("NO_GAME");
    if (paused) return refusal("PAUSED");
    const name = request.person?.name ?? "";
    return grant({ changes: [{ type: "paused", paused: true }], news: [{ type: "paused", name }] });
  });
}

function resume(request: Request): Ruling {
  return unless(notHost(request), () => {
    if (!request.state.paused) return refusal("NOT_PAUSED");
    const name = request.person?.name ?? "";
    return grant({ changes: [{ type: "paused", paused: false }], news: [{ type: "resumed", name }] });
  });
}

/** A locked table without people would keep everybody out for ever. */
function unlockedIfEmpty(state: TableState): TableState {
  return state.locked && peopleOf(state).length === 0 ? { ...state, locked: false } : state;
}

/** The right to the host's role moves to the other device with the seat. */
function withRightfulToken(
  state: TableState,
  { personId, tokenHash }: ChangeOf<"tokenChanged">,
  { before }: ChangeContext,
): TableState {
  const moved = tokenOf(before, personId);
  return moved !== null && moved === state.rightfulHost ? { ...state, rightfulHost: tokenHash } : state;
}

function tokenOf(state: TableState, personId: string): string | null {
  return peopleOf(state).find((each) => each.personId === personId)?.tokenHash ?? null;
}

/** In the lobby people look for the link, the others and the rules in other apps. */
const GRACE_IN_LOBBY = exactly(180_000);

/**
 * Whose role it is by right gets it back at once. Without a host the next person clockwise who is here becomes host.
 * In a game a host who is away is covered first.
 */
function newHosts(state: TableState, here: readonly Position[]): readonly TableTimer[] {
  const people = peopleOf(state);
  const host = people.find(({ personId }) => personId === state.host);
  const rightful = people.find(
    (person) => person.tokenHash === state.rightfulHost && isPresent(person, here),
  );
  if (rightful !== undefined && rightful !== host) {
    return [{ ...becoming(rightful), key: `host:${rightful.personId}:back`, span: AT_ONCE }];
  }
  if (host !== undefined && isPresent(host, here)) return [];
  const isGone = host === undefined || host.absence !== null;
  if (!isGone && state.stage === "playing") return [];
  const chairs = chairsOf(state);
  const heir = clockwiseFrom(host === undefined ? 0 : leftOf(host.position, chairs), chairs)
    .flatMap((position) => people.filter((person) => person.position === position))
    .find((person) => isPresent(person, here));
  if (heir === undefined) return [];
  const key = `host:${state.host}:${isGone ? "gone" : "away"}`;
  return [{ ...becoming(heir), key, span: isGone ? AT_ONCE : GRACE_IN_LOBBY }];
}

function becoming({ personId, name }: Person): Pick<EntryTimer, "kind" | "write"> {
  const write = (): EntryDraft => ({
    changes: [{ type: "hostChanged", personId }],
    news: [{ type: "hostChanged", name }],
  });
  return { kind: "entry", write };
}
