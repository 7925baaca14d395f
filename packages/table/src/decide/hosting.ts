import { cleanText, LIMITS } from "@buck/protocol";
import type { Settings } from "@buck/protocol";
import { seatAt } from "../state.ts";
import type { Person, TableState } from "../state.ts";
import { COVER_LEVEL } from "../waiting.ts";
import { grant, nameFrom, namesBeside, notHost, notInLobby, refuse, stale, unless } from "./verdict.ts";
import type { Ask, Granted, Verdict, Wish } from "./verdict.ts";

const BOT_NAMES = ["Rosie", "Otto", "Mabel", "Gus", "Pearl", "Walt", "Hattie", "Fritz"];

function botName(state: TableState): string {
  const taken = namesBeside(state, null);
  return BOT_NAMES.find((name) => nameFrom(name, taken).ok) ?? "Bot";
}

export function addBot(ask: Ask, { position, level }: Wish<"addBot">): Verdict {
  return unless(notHost(ask) ?? notInLobby(ask), () => {
    if (seatAt(ask.state, position).kind !== "empty") return refuse("SEAT_TAKEN");
    const name = botName(ask.state);
    return grant({
      changes: [{ type: "botSat", position, name, level }],
      news: [{ type: "botSat", position, name }],
    });
  });
}

export function removeBot(ask: Ask, { position }: Wish<"removeBot">): Verdict {
  return unless(notHost(ask) ?? notInLobby(ask), () => {
    const seat = seatAt(ask.state, position);
    if (seat.kind !== "bot") return refuse("NOT_A_BOT");
    return grant({
      changes: [{ type: "seatEmptied", position }],
      news: [{ type: "botLeft", position, name: seat.name }],
    });
  });
}

export function swapSeats(ask: Ask, { a, b }: Wish<"swapSeats">): Verdict {
  return unless(notHost(ask) ?? notInLobby(ask), () => {
    if (a === b) return grant({});
    return grant({ changes: [{ type: "seatsSwapped", a, b }], news: [{ type: "swapped", a, b }] });
  });
}

export function changeSettings(ask: Ask, wish: Wish<"changeSettings">): Verdict {
  return unless(notHost(ask) ?? notInLobby(ask), () => {
    const settings = tidySettings(wish.settings);
    if (settings === null) return refuse("INVALID_TITLE");
    return grant({ changes: [{ type: "settingsChanged", settings }], news: [{ type: "settingsChanged" }] });
  });
}

/** The same settings with a title fit to be shown; null when it is too long. A table needs no title. */
export function tidySettings(settings: Settings): Settings | null {
  if (settings.title.trim() === "") return { ...settings, title: "" };
  const title = cleanText(settings.title, LIMITS.titleGraphemes);
  return title === null ? null : { ...settings, title };
}

/** In the lobby the seat is free again; in a game a bot has it for good. */
export function removePlayer(ask: Ask, { position }: Wish<"removePlayer">): Verdict {
  return unless(notHost(ask), () => {
    const seat = seatAt(ask.state, position);
    if (seat.kind !== "person") return refuse("SEAT_EMPTY");
    // Whom the host meant must still be who sits there.
    return unless(stale(ask, seat.since), () => ({
      ...removal(ask.state, { ...seat, position }),
      effects: [{ type: "goodbye", tokenHash: seat.tokenHash, reason: "removed" }],
    }));
  });
}

function removal(state: TableState, { position, name }: Person): Granted {
  if (state.stage === "lobby") {
    return grant({
      changes: [{ type: "seatEmptied", position }],
      news: [{ type: "gotUp", position, name }],
    });
  }
  const bot = botName(state);
  return grant({
    changes: [{ type: "botSat", position, name: bot, level: COVER_LEVEL }],
    news: [
      { type: "covered", position, name, reason: "removed" },
      { type: "botSat", position, name: bot },
    ],
  });
}

export function lock(ask: Ask, { locked }: Wish<"lock">): Verdict {
  return unless(notHost(ask), () => {
    if (ask.state.locked === locked) return grant({});
    return grant({ changes: [{ type: "locked", locked }], news: [{ type: locked ? "locked" : "unlocked" }] });
  });
}

export function close(ask: Ask): Verdict {
  return unless(notHost(ask), () =>
    grant({ changes: [{ type: "closed", archived: false }], news: [{ type: "closed" }] }),
  );
}
