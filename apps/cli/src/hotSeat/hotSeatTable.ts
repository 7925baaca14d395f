import { VirtualClock } from "@buck/authority";
import type { Random } from "@buck/authority";
import { LOCAL_SETTINGS, showsResult } from "@buck/client";
import { games } from "@buck/engine";
import type { Game, GameAction, GameName, Games, Position } from "@buck/engine";
import { decision, gameFrame } from "@buck/protocol";
import type { Command, Frame, GameEvents, GameFrame, Rules } from "@buck/protocol";
import { openTable } from "@buck/table";
import type { Change, Entry, Inbound, Ports, Table } from "@buck/table";
import { tellEach } from "../table/eventLines.ts";
import { TERMINAL_GAMES } from "../table/games.ts";
import type { TerminalBots } from "../table/terminalBots.ts";
import { MOST_HANDS } from "../table/terminalGame.ts";
import type { TerminalGame } from "../table/terminalGame.ts";
import type { HotSeat, HotSeatPlayer } from "./hotSeat.ts";

const CODE = "HERE-HERE-HERE";

export interface HotSeatTableOptions {
  readonly rules: Rules;
  /** By position. */
  readonly players: readonly HotSeatPlayer[];
  readonly random: Random;
  readonly bots: TerminalBots;
  /** Null: by the rules of the game. */
  readonly firstDealer: Position | null;
  readonly nextDeck?: Ports["nextDeck"];
  /** The log of a game to go on with. */
  readonly saved?: readonly Entry[];
  /** Told every entry of the log once it is made. */
  readonly onEntry?: (entry: Entry) => void;
}

/** A table in this process for people who share one terminal. Its clock stands still while one of them is asked. */
export class HotSeatTable {
  /** Its log. */
  readonly entries: Entry[];
  readonly #players: readonly HotSeatPlayer[];
  readonly #random: Random;
  readonly #bots: TerminalBots;
  readonly #clock = new VirtualClock();
  readonly #inbounds = new Map<Position, Inbound>();
  readonly #frames = new Map<Position, Frame>();
  /** Whose frames tell what happens. */
  readonly #witness: Position;
  #unseen: GameFrame[] = [];

  constructor(options: HotSeatTableOptions) {
    this.#players = options.players;
    this.#random = options.random;
    this.#bots = options.bots;
    const people = peopleOf(options.players);
    this.#witness = people[0]?.position ?? 0;
    const { saved, onEntry } = options;
    this.entries = [...(saved ?? [firstEntry(options, this.#clock.wallTime())])];
    if (saved === undefined) for (const entry of this.entries) onEntry?.(entry);
    const table = openTable({ code: CODE, entries: [...this.entries], ports: this.#ports(options) });
    for (const { position } of people) {
      this.#inbounds.set(position, this.#connect(table, position, saved !== undefined));
    }
  }

  /** The game as one person sees it. */
  gameFor(position: Position): GameFrame {
    const game = this.#frames.get(position)?.game ?? null;
    if (game === null) throw new Error(`No game is shown at seat ${position}`);
    return game;
  }

  /** The game as everybody may see it. */
  get game(): GameFrame {
    return this.gameFor(this.#witness);
  }

  /** Every frame since the last call, in order. */
  takeFrames(): readonly GameFrame[] {
    const frames = this.#unseen;
    this.#unseen = [];
    return frames;
  }

  /** Lets the table or a bot act; `position` is the seat that the game waits for. */
  async next(position: Position | null): Promise<void> {
    const player = position === null ? undefined : this.#players[position];
    if (position !== null && player?.kind === "bot" && this.#inbounds.has(position)) {
      const question = { ...this.gameFor(position), level: player.level };
      const action = await this.#bots.choose(question, (count) => this.#random.below(count));
      await this.act(position, action);
      return;
    }
    if (!(await this.#clock.next())) await this.#leaveResult();
    await this.#bots.idle();
  }

  /** A result waits for its one reader: here everybody has read it when it is told. */
  async #leaveResult(): Promise<void> {
    if (!showsResult(this.game)) throw new Error("The table waits for nobody.");
    for (const position of this.#inbounds.keys()) await this.#command(position, { type: "ready" });
  }

  /** People are offered legal actions only: a refusal here is a bug. */
  async act(position: Position, action: GameAction): Promise<void> {
    await this.#command(position, { type: "act", action: decision.parse(action) });
  }

  async #command(position: Position, command: Command): Promise<void> {
    const answer = await this.#inbounds.get(position)?.command({
      commandId: this.#random.id(),
      expectedVersion: this.#frames.get(position)?.version ?? 0,
      command,
    });
    if (answer?.ok !== true) throw new Error(`The table refused ${JSON.stringify(command)}: ${answer?.code}`);
  }

  #ports({ random, bots, nextDeck, onEntry }: HotSeatTableOptions): Ports {
    const append = async (_: string, entry: Entry) => {
      this.entries.push(entry);
      onEntry?.(entry);
    };
    const ports = { clock: this.#clock, random, bots, store: { append } };
    return nextDeck === undefined ? ports : { ...ports, nextDeck };
  }

  #connect(table: Table, position: Position, goesOn: boolean): Inbound {
    const show = (frame: Frame, game = frame.game) => {
      this.#frames.set(position, frame);
      if (position === this.#witness && game !== null) this.#unseen.push(game);
    };
    return table.connect({
      tokenHash: tokenHashOf(position),
      welcome: ({ frame, handEvents }) => show(frame, goesOn ? retold(frame.game, handEvents) : frame.game),
      frame: (frame) => show(frame),
      presence: () => {},
      goodbye: () => {},
    });
  }
}

/** The game with all that has happened in its hand, for people who go on with it on another day. */
function retold(game: GameFrame | null, hand: GameEvents | null): GameFrame | null {
  return game === null ? null : gameFrame.parse({ ...game, events: hand?.events ?? [] });
}

/** Whether a log began with the same rules, players and bots as a new game would. */
export function beganAlike([first]: readonly Entry[], options: HotSeatTableOptions): boolean {
  return first !== undefined && startOf(first) === startOf(firstEntry(options, 0));
}

/** Everything that was settled before the first deal, but not which game it was. */
function startOf({ changes }: Entry): string {
  return JSON.stringify(
    changes.map((change) => (change.type === "gameStarted" ? { ...change, gameId: "" } : change)),
  );
}

/** A table needs somebody who is there: where all four are bots, the first one comes as a person. */
function peopleOf(players: readonly HotSeatPlayer[]): readonly HotSeatPlayer[] {
  const humans = players.filter(({ kind }) => kind === "human");
  return humans.length > 0 ? humans : players.slice(0, 1);
}

/** A log that begins with everybody seated and the game started. */
function firstEntry({ rules, players, random, firstDealer }: HotSeatTableOptions, at: number): Entry {
  const people = peopleOf(players);
  const changes: readonly Change[] = [
    { type: "opened", settings: { ...LOCAL_SETTINGS, rules } },
    ...players.map((player): Change => {
      const { position, name } = player;
      if (player.kind === "bot" && !people.includes(player)) {
        return { type: "botSat", position, name, level: player.level };
      }
      return {
        type: "personSat",
        position,
        name,
        personId: idOf(position),
        tokenHash: tokenHashOf(position),
      };
    }),
    { type: "hostChanged", personId: idOf(people[0]?.position ?? 0) },
    {
      type: "gameStarted",
      gameId: random.id(),
      rules,
      players: players.map(({ position, name }) => ({ position, id: idOf(position), name })),
      isRematch: false,
    },
    ...(firstDealer === null ? [] : [chooseDealer(firstDealer)]),
  ];
  return { seq: 1, at, commandId: "table/1", changes, news: [] };
}

function chooseDealer(dealerPosition: Position): Change {
  return { type: "gameActed", action: { type: "CHOOSE_DEALER", dealerPosition } };
}

function idOf(position: Position): string {
  return `p${position}`;
}

function tokenHashOf(position: Position): string {
  return `token of seat ${position}`;
}

/** Plays a game at one terminal; false when nobody had won after `MOST_HANDS`. */
export async function playHotSeat(table: HotSeatTable, terminal: HotSeat): Promise<boolean> {
  let midTrick = false;
  for (;;) {
    for (const frame of table.takeFrames()) {
      tell(frame, terminal, midTrick);
      midTrick = frame.view.currentTrick.cards.length > 0;
    }
    const { game } = table;
    if (game.view.gameOver || game.view.round > MOST_HANDS) return game.view.gameOver;
    const position = nextToAct(game);
    if (position !== null) startTurn(game, terminal);
    if (position === null || !terminal.isHuman(position)) await table.next(position);
    else await table.act(position, await decide(table.gameFor(position), terminal, position));
  }
}

function nextToAct<Name extends GameName>({ game, view }: GameFrame<Name>): Position | null {
  const rules: Game<Games[Name]> = games[game];
  return rules.toAct(view)[0] ?? null;
}

function uiOf<Name extends GameName>(game: Name): TerminalGame<Games[Name]> {
  return TERMINAL_GAMES[game];
}

function tell<Name extends GameName>(
  { game, events }: GameFrame<Name>,
  terminal: HotSeat,
  midTrick: boolean,
): void {
  const { linesOf, hotSeat } = uiOf(game);
  const told = tellEach(events, linesOf, { nameOf: terminal.nameOf, firstHand: 0, midTrick });
  for (const [index, event] of events.entries()) hotSeat.game.happened(terminal, event, told[index] ?? []);
}

function startTurn<Name extends GameName>({ game, view }: GameFrame<Name>, terminal: HotSeat): void {
  uiOf(game).hotSeat.game.turn(terminal, view);
}

function decide<Name extends GameName>(
  { game, view }: GameFrame<Name>,
  terminal: HotSeat,
  position: Position,
): Promise<Games[Name]["decision"]> {
  return uiOf(game).hotSeat.game.decide(terminal, position, view);
}
