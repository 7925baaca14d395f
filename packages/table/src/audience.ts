import { POSITIONS } from "@buck/engine";
import type { Position } from "@buck/engine";
import type { Frame, Goodbye, Presence, Timer, Welcome } from "@buck/protocol";
import { chatFor, frameFor } from "./show.ts";
import type { Told } from "./show.ts";
import type { TableState } from "./state.ts";
import { whoIs } from "./visit.ts";
import type { Visit, Who } from "./visit.ts";

/** What the audience asks of the table it sits at. */
interface Stage {
  readonly state: () => TableState;
  readonly countdown: (position: Position | null) => Timer | null;
  /** Somebody's line broke while they were spoken to: they are no longer here. */
  readonly onBroken: (error: unknown) => void;
}

/** Everybody with an open line, and all that is ever sent to them. */
export class Audience {
  readonly #stage: Stage;
  readonly #visits = new Set<Visit>();
  /** The role each was last shown: with another one they are welcomed anew. */
  readonly #shownRoles = new WeakMap<Visit, string>();
  #presence: Presence = { here: [], watchers: 0 };

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  who(visit: Visit): Who {
    return whoIs(this.#stage.state(), visit);
  }

  /** Positions of the people who are connected, in order. */
  here(): readonly Position[] {
    const here = new Set<Position | undefined>();
    for (const visit of this.#visits) here.add(this.who(visit).person?.position);
    return POSITIONS.filter((position) => here.has(position));
  }

  watchers(): readonly Visit[] {
    return [...this.#visits].filter((visit) => this.who(visit).role === "watcher");
  }

  /** The newest line of a person plays; the lines they had before are closed. */
  enter(visit: Visit): void {
    this.#visits.add(visit);
    if (this.who(visit).role === "player") this.keepOnly(visit);
  }

  keepOnly(visit: Visit): void {
    const { tokenHash } = visit.connection;
    this.goodbye({ reason: "openedElsewhere" }, (other) => {
      return other !== visit && tokenHash !== null && other.connection.tokenHash === tokenHash;
    });
  }

  drop(visit: Visit): void {
    visit.gone = true;
    this.#visits.delete(visit);
  }

  goodbye(goodbye: Goodbye, isMeant: (visit: Visit) => boolean): void {
    for (const visit of [...this.#visits].filter(isMeant)) {
      this.drop(visit);
      this.#deliver(visit, () => visit.connection.goodbye(goodbye));
    }
  }

  /** Nothing else sends game state. `told` is what the newest entry tells; null starts anew from here. */
  showTo(visit: Visit, told: Told | null): void {
    const { role } = this.who(visit);
    const isNew = told === null || this.#shownRoles.get(visit) !== role;
    this.#shownRoles.set(visit, role);
    this.#deliver(visit, () => {
      if (isNew) visit.connection.welcome(this.welcomeFor(visit));
      else visit.connection.frame(this.#frame(visit, told));
    });
  }

  showAll(told: Told): void {
    for (const visit of this.#visits) this.showTo(visit, told);
  }

  welcomeFor(visit: Visit): Welcome {
    const chat = chatFor(this.#stage.state(), this.who(visit));
    return { frame: this.#frame(visit, null), chat, presence: this.#presenceNow() };
  }

  /** Tells everybody who is here when that has changed; `except` has just been told in a welcome. */
  showPresence(except?: Visit): void {
    const presence = this.#presenceNow();
    if (JSON.stringify(presence) === JSON.stringify(this.#presence)) return;
    this.#presence = presence;
    for (const visit of this.#visits) {
      if (visit !== except) this.#deliver(visit, () => visit.connection.presence(presence));
    }
  }

  #frame(visit: Visit, told: Told | null): Frame {
    const who = this.who(visit);
    const timer = this.#stage.countdown(who.person?.position ?? null);
    return frameFor(this.#stage.state(), who, { told, timer });
  }

  #presenceNow(): Presence {
    return { here: this.here(), watchers: this.watchers().length };
  }

  /** A line that breaks while it is spoken to is closed; the others hear what they should. */
  #deliver(visit: Visit, speak: () => void): void {
    try {
      speak();
    } catch (error) {
      this.drop(visit);
      this.#stage.onBroken(error);
    }
  }
}
