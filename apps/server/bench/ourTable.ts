import {
  connectOver,
  createTable,
  defaultPlatform,
  legalDecisions,
  makeToken,
  nextCommand,
  playSeat,
  readUpdate,
  seatToken,
  type Line,
  type LineListener,
  type TableClient,
} from "@buck/client";
import type { GameDecision } from "@buck/engine";
import { DEFAULT_SETTINGS, type Answer, type Code, type Command, type Frame } from "@buck/protocol";
import { BenchLine } from "./line.ts";
import type { Gate, Meter } from "./meter.ts";

export interface Bench {
  readonly port: number;
  readonly meter: Meter;
  readonly gate: Gate;
  /** One frame of a game that is on, for the bare server to send. */
  sample: string;
}

const SETTINGS = { ...DEFAULT_SETTINGS, pace: "quick" } as const;
const NAMES = ["Ann", "Bob", "Cleo", "Dan"] as const;
const platform = defaultPlatform();

/** A line for the client that reads what comes without checking it: the server is measured, not this process. */
function dial(port: number, auth: object, listener: LineListener): Line {
  const opening = BenchLine.open(port, auth, (text) => hear(JSON.parse(text), listener));
  opening.catch((error: unknown) => listener.refused(String(error)));
  return {
    command: async (message) => JSON.parse(await (await opening).ask("command", message)),
    resync: () => {
      const answer = opening.then((line) => line.ask("resync"));
      void answer.then((text) => listener.welcome(JSON.parse(text)));
    },
    hangUp: () => void opening.then((line) => line.close()),
  };
}

type Event = { readonly [Name in keyof LineListener]: readonly [Name, ...Parameters<LineListener[Name]>] };

type Heard = Event["welcome" | "presence" | "goodbye"] | readonly ["update", ...unknown[]];

function hear(event: Heard, listener: LineListener): void {
  switch (event[0]) {
    case "welcome":
      return listener.welcome(event[1]);
    case "update": {
      const update = readUpdate(event.slice(1));
      return update.success ? listener.update(update.data) : listener.unreadable();
    }
    case "presence":
      return listener.presence(event[1]);
    case "goodbye":
      return listener.goodbye(event[1]);
  }
}

/** A person with a line: decides at once, at random, whenever the game waits for them. */
class BenchPlayer {
  readonly client: TableClient;
  readonly #bench: Bench;

  constructor(bench: Bench, code: Code, token: string) {
    this.#bench = bench;
    const auth = { table: code, token };
    const transport = { dial: (listener: LineListener) => dial(bench.port, auth, listener) };
    this.client = connectOver(transport, { code, platform });
    const { store } = this.client;
    const send = (command: Command) => this.#send(command);
    playSeat({ store, send }, { clock: platform.clock, next: (frame) => this.#next(frame) });
  }

  async #send(command: Command): Promise<Answer> {
    const start = performance.now();
    const answer = await this.client.send(command);
    if (answer.ok && command.type === "act") this.#bench.meter.note(performance.now() - start);
    return answer;
  }

  async #next(frame: Frame): Promise<Command | null> {
    if (frame.game?.view.gameOver === true && frame.you.position === 0) return { type: "rematch" };
    const command = nextCommand(frame, () => anyDecision(frame));
    if (command?.type !== "act") return command;
    if (frame.game?.view.phase === "PLAYING") this.#bench.sample ||= JSON.stringify(frame);
    await new Promise<void>((resolve) => this.#bench.gate.pass(resolve));
    return command;
  }
}

function anyDecision(frame: Frame): GameDecision {
  const decisions = legalDecisions(frame);
  const chosen = decisions[Math.floor(Math.random() * decisions.length)];
  if (chosen === undefined) throw new Error("There is nothing to decide");
  return chosen;
}

/** Four lines at one table: four people, or, where there is a bot, three and somebody who watches. */
export class OurTable {
  readonly #bench: Bench;
  #clients: readonly TableClient[] = [];

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  async begin({ withBot }: { readonly withBot: boolean }): Promise<void> {
    const server = `http://127.0.0.1:${this.#bench.port}`;
    const created = await createTable({ server, settings: SETTINGS, name: NAMES[0], platform });
    if (!created.ok) throw new Error(created.message);
    const { code } = created;
    const tokens = [
      seatToken({ server, code }, platform),
      ...[1, 2, 3].map(() => makeToken(platform.random)),
    ];
    this.#clients = tokens.map((token) => new BenchPlayer(this.#bench, code, token).client);
    for (const position of [1, 2, 3] as const) {
      const client = this.#clients[position];
      if (withBot && position === 3) await client?.send({ type: "watch", name: "Wim" });
      else await client?.send({ type: "sit", position, name: NAMES[position] });
    }
    const [host] = this.#clients;
    if (withBot) await host?.send({ type: "addBot", position: 3, level: "medium" });
    await host?.send({ type: "start" });
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }
}
