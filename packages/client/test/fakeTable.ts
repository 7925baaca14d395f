import { SimClock } from "@buck/authority/testing";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { Answer, ChatLine, CommandMessage, Frame, Welcome } from "@buck/protocol";
import { connectOver } from "../src/connection.ts";
import { defaultPlatform } from "../src/platform.ts";
import type { Platform } from "../src/platform.ts";
import type { ConnectionListener } from "../src/transport.ts";
import { DeviceSignals } from "./deviceSignals.ts";

export const CODE = "ACDE-FGHJ-2345";
export const DONE: Answer = { ok: true, version: 2 };

export function frame(version: number, change: Partial<Frame> = {}): Frame {
  return {
    version,
    table: {
      code: CODE,
      settings: DEFAULT_SETTINGS,
      stage: "lobby",
      host: null,
      locked: false,
      paused: false,
      claimedBy: null,
      undo: null,
      lateHands: { agreed: [], thisHand: false },
      seats: [],
      ready: [],
      heldBy: null,
      scores: null,
      gameId: null,
      removed: [],
      chairAsks: [],
      sameDeals: null,
      finishedGames: [],
      createdAt: 1_700_000_000_000,
      updatedAt: 1_700_000_000_000,
    },
    you: {
      role: "visitor",
      personId: null,
      position: null,
      isHost: false,
      leftSeat: null,
      freeSeats: [],
      isRemoved: false,
      mayUndo: false,
    },
    game: null,
    news: [],
    said: [],
    timer: null,
    lateHand: null,
    seals: null,
    ...change,
  };
}

export function chatLine(id: number): ChatLine {
  return { id, at: 0, room: "players", name: "Ann", position: 0, text: "hi" };
}

export function welcome(version: number, change: Partial<Welcome> = {}): Welcome {
  return {
    frame: frame(version),
    handEvents: null,
    chat: [],
    evening: [],
    presence: { here: [], watchers: 0, watcherNames: [] },
    ...change,
  };
}

/** Where every line of a client ends: the test says what the table says. */
export class FakeTable {
  readonly clock = new SimClock();
  readonly signals = new DeviceSignals();
  readonly platform: Platform = { ...defaultPlatform(), clock: this.clock, signals: this.signals };
  readonly sent: CommandMessage[] = [];
  /** What the next commands are answered; undefined is silence. */
  answers: (Answer | Promise<Answer> | null | undefined)[] = [];
  resyncs = 0;
  dials = 0;
  hangUps = 0;
  #listener: ConnectionListener | null = null;

  readonly client = connectOver(
    {
      dial: (listener) => {
        this.dials += 1;
        this.#listener = listener;
        return {
          command: (message) => {
            this.sent.push(message);
            const answer = this.answers.shift();
            return answer === undefined ? new Promise(() => {}) : Promise.resolve(answer);
          },
          resync: () => {
            this.resyncs += 1;
          },
          hangUp: () => {
            this.hangUps += 1;
          },
        };
      },
    },
    { code: CODE, platform: this.platform },
  );

  /** The next command waits until the test answers it. */
  answerLater(): (answer: Answer) => void {
    const waiting: ((answer: Answer) => void)[] = [];
    this.answers.push(new Promise((resolve) => waiting.push(resolve)));
    return (answer) => waiting.forEach((resolve) => resolve(answer));
  }

  /** The client's end of the newest line. */
  get line(): ConnectionListener {
    if (this.#listener === null) throw new Error("Nobody has dialled");
    return this.#listener;
  }

  get now() {
    return this.client.store.getState();
  }
}

/** Somebody who has been welcomed at this version. */
export function atTable(version = 1): FakeTable {
  const table = new FakeTable();
  table.line.welcome(welcome(version));
  return table;
}
