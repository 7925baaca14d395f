import { buck, POSITIONS } from "@buck/engine";
import type { CardId, GameDecision, Position } from "@buck/engine";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { buckMoment } from "../../games/buck/moment.tsx";
import type { Answer, Command, Frame, GameClient, Message, TableInfo } from "../GameClient.ts";
import { browserRandom, shuffledDeck } from "./shuffle.ts";
import type { Random } from "./shuffle.ts";
import { chooseAction } from "./simpleBot.ts";

export interface Pace {
  readonly deal: number;
  readonly reveal: number;
  readonly bot: number;
  readonly trick: number;
}

export interface LocalTableOptions {
  readonly name: string;
  readonly names: readonly string[];
  readonly rules?: Partial<buck.Options>;
  readonly pace?: Pace;
  readonly random?: Random;
  readonly dealer?: Position;
  /** Decks for the first hands; shuffled ones follow. */
  readonly decks?: readonly (readonly CardId[])[];
  readonly me?: Position;
}

const EASY_PACE: Pace = { deal: 500, reveal: 1300, bot: 900, trick: 1300 };

/** A table that lives in this tab: one person, three bots, the real engine, no network. */
export function openLocalTable(options: LocalTableOptions): LocalTable {
  return new LocalTable(options);
}

export class LocalTable implements GameClient {
  /** What the one person at this table sees, for a teacher who looks over their shoulder. */
  readonly views: StoreApi<buck.View>;
  readonly #options: LocalTableOptions;
  readonly #me: Position;
  readonly #random: Random;
  readonly #pace: Pace;
  readonly #listeners = new Set<(message: Message) => void>();
  #state: buck.GameState;
  #version = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LocalTableOptions) {
    this.#options = options;
    this.#me = options.me ?? 0;
    this.#random = options.random ?? browserRandom;
    this.#pace = options.pace ?? EASY_PACE;
    this.#state = seatEverybody(options);
    this.views = createStore<buck.View>(() => buck.view(this.#state, this.#me));
    this.#schedule([]);
  }

  subscribe(listener: (message: Message) => void): () => void {
    this.#listeners.add(listener);
    listener({ type: "connection", connection: "online" });
    listener({ type: "frame", frame: this.#frame([], true) });
    return () => this.#listeners.delete(listener);
  }

  send(command: Command): Promise<Answer> {
    return Promise.resolve(this.#receive(command));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  #receive(command: Command): Answer {
    switch (command.type) {
      case "act":
        return this.#act(command.action);
      case "ready":
        return this.#state.phase === "ROUND_OVER" ? this.#act({ type: "NEXT_ROUND" }) : this.#done();
      case "rematch":
        return this.#act({ type: "NEW_GAME", playerPosition: this.#me });
    }
  }

  #done(): Answer {
    return { ok: true, version: this.#version };
  }

  #act(action: GameDecision | buck.Action): Answer {
    const result = buck.apply(this.#state, action);
    if (!result.ok) return result;
    this.#state = result.state;
    this.#version += 1;
    this.views.setState(buck.view(this.#state, this.#me), true);
    this.#tell({ type: "frame", frame: this.#frame(result.events, false) });
    this.#schedule(result.events);
    return this.#done();
  }

  #tell(message: Message): void {
    for (const listener of this.#listeners) listener(message);
  }

  #frame(events: readonly buck.Event[], resync: boolean): Frame {
    const moment = buckMoment(this.views.getState(), events);
    return { version: this.#version, moment, resync, table: this.#table(), news: [] };
  }

  #table(): TableInfo {
    return {
      name: this.#options.name,
      seats: POSITIONS.map((position) => ({
        position,
        presence: position === this.#me ? "here" : "bot",
        covered: false,
      })),
      hostPosition: this.#me,
      watching: 0,
      paused: false,
      turnEndsAt: null,
      turnMs: null,
      nextHandAt: null,
      ready: POSITIONS.filter((position) => position !== this.#me),
    };
  }

  #schedule(events: readonly buck.Event[]): void {
    clearTimeout(this.#timer);
    const next = this.#nextAction();
    if (next === null) return;
    const afterTrick = events.some(({ type }) => type === "trickWon") ? this.#pace.trick : 0;
    this.#timer = setTimeout(() => this.#act(next.action), next.delay + afterTrick);
  }

  #nextAction(): { action: buck.Action; delay: number } | null {
    const { phase, dealerChosen } = this.#state;
    if (phase === "DEALING") {
      return dealerChosen
        ? { action: this.#deal(), delay: this.#pace.deal }
        : { action: this.#dealer(), delay: 0 };
    }
    if (phase === "TRUMP_REVEAL") return { action: { type: "OPEN_BIDDING" }, delay: this.#pace.reveal };
    const bot = buck.toAct(this.#state).find((position) => position !== this.#me);
    const action = bot === undefined ? null : chooseAction(buck.view(this.#state, bot));
    return action === null ? null : { action, delay: this.#pace.bot };
  }

  #dealer(): buck.Action {
    const dealerPosition = this.#options.dealer ?? POSITIONS[this.#random(POSITIONS.length)] ?? 0;
    return { type: "CHOOSE_DEALER", dealerPosition };
  }

  #deal(): buck.Action {
    const deck = this.#options.decks?.[this.#state.round] ?? shuffledDeck(this.#random);
    return { type: "DEAL", deck };
  }
}

function seatEverybody({ names, rules }: LocalTableOptions): buck.GameState {
  return POSITIONS.reduce<buck.GameState>(
    (state, playerPosition) => {
      const name = names[playerPosition] ?? `Player ${playerPosition + 1}`;
      const result = buck.apply(state, {
        type: "ADD_PLAYER",
        id: `local-${playerPosition}`,
        name,
        playerPosition,
      });
      return result.ok ? result.state : state;
    },
    buck.create(rules, "local"),
  );
}
