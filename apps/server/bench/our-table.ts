import { randomBytes, randomUUID } from "node:crypto";
import { buck, type GameDecision } from "@buck/engine";
import { DEFAULT_SETTINGS, decision, type Command, type Frame } from "@buck/protocol";
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
const newToken = () => randomBytes(32).toString("base64url");

/** A person with a line: decides at once, at random, whenever the game waits for them. */
class BenchPlayer {
  readonly #bench: Bench;
  #line: BenchLine | null = null;
  #version = 1;
  #readyFor = "";
  #isDeciding = false;
  #heardMeanwhile: string | null = null;

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  async come(table: string, token: string): Promise<void> {
    this.#line = await BenchLine.open(this.#bench.port, { table, token }, (text) => this.#hear(text));
  }

  async ask(command: Command): Promise<string> {
    const message = { commandId: randomUUID(), expectedVersion: this.#version, command };
    return (await this.#line?.ask("command", message)) ?? "";
  }

  close(): void {
    this.#line?.close();
  }

  #hear(text: string): void {
    if (!text.startsWith(`["frame"`) && !text.startsWith(`["welcome"`)) return;
    this.#version = versionIn(text);
    const phase = found(text, PHASE);
    if (phase === "ROUND_OVER" || phase === "GAME_OVER") return this.#goOn(text, phase);
    if (!isAsked(text, phase)) return;
    if (this.#isDeciding) this.#heardMeanwhile = text;
    else this.#decide(text, phase);
  }

  #decide(text: string, phase: string | null): void {
    const action = anyDecision(text);
    if (action === null) return;
    if (phase === "PLAYING") this.#bench.sample ||= text.slice(9, -1);
    this.#isDeciding = true;
    this.#bench.gate.pass(() => void this.#play({ type: "act", action }));
  }

  /** One decision at a time: while it is on its way, the frames of others still ask for it. */
  async #play(command: Command): Promise<void> {
    const start = performance.now();
    const answer = await this.ask(command);
    if (answer.startsWith(`{"ok":true`)) this.#bench.meter.note(performance.now() - start);
    this.#isDeciding = false;
    const text = this.#heardMeanwhile;
    this.#heardMeanwhile = null;
    if (text !== null && versionIn(text) >= versionIn(answer)) this.#hear(text);
  }

  #goOn(text: string, phase: string): void {
    const hand = `${phase} ${found(text, ROUND)} ${found(text, GAME_ID)}`;
    if (hand === this.#readyFor || !text.includes(`"role":"player"`)) return;
    this.#readyFor = hand;
    void this.ask(phase === "ROUND_OVER" ? { type: "ready" } : { type: "rematch" });
  }
}

const VERSION = /"version":(\d+)/;
const PHASE = /"phase":"(\w+)"/;
const VIEWER = /"viewer":(\d)/;
const ROUND = /"round":(\d+)/;
const GAME_ID = /"gameId":"([\w-]+)"/;

function found(text: string, pattern: RegExp): string | null {
  return pattern.exec(text)?.[1] ?? null;
}

function versionIn(text: string): number {
  return Number(found(text, VERSION) ?? 0);
}

/** From the text alone: reading every frame whole would measure this process instead of the server. */
function isAsked(text: string, phase: string | null): boolean {
  const viewer = found(text, VIEWER);
  if (viewer === null) return false;
  if (phase === "BIDDING") return text.includes(`"currentBidder":${viewer}`);
  if (phase === "PLAYING") return text.includes(`"currentPlayerPosition":${viewer}`);
  return phase === "DECLARING_TRUMP" || phase === "FOLDING_DECISION";
}

function anyDecision(text: string): GameDecision | null {
  const [event, body]: [string, Frame & { frame: Frame }] = JSON.parse(text);
  const { game } = event === "welcome" ? body.frame : body;
  const actions = game?.game === "buck" ? buck.legalActions(game.view) : [];
  const { success, data } = decision.safeParse(actions[Math.floor(Math.random() * actions.length)]);
  return success ? data : null;
}

/** Four lines at one table: four people, or, where there is a bot, three and somebody who watches. */
export class OurTable {
  readonly #players: readonly BenchPlayer[];
  readonly #bench: Bench;

  constructor(bench: Bench) {
    this.#bench = bench;
    this.#players = NAMES.map(() => new BenchPlayer(bench));
  }

  async begin({ withBot }: { readonly withBot: boolean }): Promise<void> {
    const token = newToken();
    const code = await this.#make(token);
    await Promise.all(
      this.#players.map((player, index) => player.come(code, index === 0 ? token : newToken())),
    );
    for (const position of [1, 2, 3] as const) {
      const player = this.#players[position];
      if (withBot && position === 3) await player?.ask({ type: "watch", name: "Wim" });
      else await player?.ask({ type: "sit", position, name: NAMES[position] });
    }
    if (withBot) await this.#players[0]?.ask({ type: "addBot", position: 3, level: "medium" });
    await this.#players[0]?.ask({ type: "start" });
  }

  async #make(token: string): Promise<string> {
    const response = await fetch(`http://127.0.0.1:${this.#bench.port}/api/tables`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ settings: SETTINGS, name: NAMES[0], token }),
    });
    const { code }: { code: string } = JSON.parse(await response.text());
    return code;
  }

  close(): void {
    for (const player of this.#players) player.close();
  }
}
