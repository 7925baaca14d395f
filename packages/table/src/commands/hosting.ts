import { cleanText, LIMITS } from "@buck/protocol";
import type { Settings } from "@buck/protocol";
import { seatAt } from "../state.ts";
import type { Person, TableState } from "../state.ts";
import { COVER_LEVEL } from "../timers.ts";
import { nameFrom, namesBeside } from "./names.ts";
import { grant, notHost, notInLobby, refusal, stale, unless } from "./request.ts";
import type { CommandOf, Granted, Request, Ruling } from "./request.ts";

const BOT_NAMES = ["Rosie", "Otto", "Mabel", "Gus", "Pearl", "Walt", "Hattie", "Fritz"];

/** A name for a bot that nobody has. */
export function botName(taken: readonly string[]): string {
  return BOT_NAMES.find((name) => nameFrom(name, taken).ok) ?? "Bot";
}

export function addBot(request: Request, { position, level }: CommandOf<"addBot">): Ruling {
  return unless(notHost(request) ?? notInLobby(request), () => {
    if (seatAt(request.state, position).kind !== "empty") return refusal("SEAT_TAKEN");
    const name = botName(namesBeside(request.state, null));
    return grant({
      changes: [{ type: "botSat", position, name, level }],
      news: [{ type: "botSat", position, name }],
    });
  });
}

export function removeBot(request: Request, { position }: CommandOf<"removeBot">): Ruling {
  return unless(notHost(request) ?? notInLobby(request), () => {
    const seat = seatAt(request.state, position);
    if (seat.kind !== "bot") return refusal("NOT_A_BOT");
    return grant({
      changes: [{ type: "seatEmptied", position }],
      news: [{ type: "botLeft", position, name: seat.name }],
    });
  });
}

export function swapSeats(request: Request, { a, b }: CommandOf<"swapSeats">): Ruling {
  return unless(notHost(request) ?? notInLobby(request), () => {
    if (a === b) return grant({});
    return grant({ changes: [{ type: "seatsSwapped", a, b }], news: [{ type: "swapped", a, b }] });
  });
}

export function changeSettings(request: Request, command: CommandOf<"changeSettings">): Ruling {
  return unless(notHost(request) ?? notInLobby(request), () => {
    const settings = cleanSettings(command.settings);
    if (settings === null) return refusal("INVALID_TITLE");
    if (changesRules(request.state, settings)) return refusal("SAME_DEALS");
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
export function removePlayer(request: Request, { position }: CommandOf<"removePlayer">): Ruling {
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

/** Whoever was removed may come back. */
export function readmit(request: Request, { personId }: CommandOf<"readmit">): Ruling {
  return unless(notHost(request), () =>
    request.state.removed.some((removed) => removed.personId === personId)
      ? grant({ changes: [{ type: "readmitted", personId }] })
      : refusal("NOT_REMOVED"),
  );
}

export function makeHost(request: Request, { position }: CommandOf<"makeHost">): Ruling {
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

export function lock(request: Request, { locked }: CommandOf<"lock">): Ruling {
  return unless(notHost(request), () => {
    if (request.state.locked === locked) return grant({});
    return grant({ changes: [{ type: "locked", locked }], news: [{ type: locked ? "locked" : "unlocked" }] });
  });
}

export function close(request: Request): Ruling {
  return unless(notHost(request), () => grant({ changes: [{ type: "closed" }], news: [{ type: "closed" }] }));
}
