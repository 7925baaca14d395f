import type { DecisionAdvice } from "@buck/bots/worker";
import type { ClientState, Ending, TableClient } from "@buck/client";
import { cardName, games, sortHand } from "@buck/engine";
import type { Card, GameName, Position } from "@buck/engine";
import { gameEvents } from "@buck/protocol";
import type { BotLevel, Command, Frame, GameFrame } from "@buck/protocol";
import { buckTexts, english, euchreTexts, hintReason, refusalText } from "@buck/words";
import type { Board } from "./board.ts";
import { isMidTrick, nameIn } from "./eventLines.ts";
import type { TableQuestion } from "./tableQuestion.ts";
import { enterTable } from "./enterTable.ts";
import type { JoinRequest } from "./enterTable.ts";
import {
  endQuestion,
  lobbyBoard,
  lobbyQuestion,
  overQuestion,
  resultQuestion,
  undoQuestion,
} from "./lobby.ts";
import type { End } from "./lobby.ts";
import { eventLines, shownGame } from "./shownGame.ts";
import type { ShownGame } from "./shownGame.ts";
import { tableText as text, tellNews } from "./tableText.ts";
import { EXIT, Stop } from "../terminal/stop.ts";
import { capitalised, cardTitle, decisionWords, signedPoints } from "../terminal/cards.ts";
import { printable } from "../terminal/printable.ts";
import type { TerminalUi } from "../terminal/terminalUi.ts";
import { eveningLines } from "./eveningLines.ts";

interface SessionOptions {
  readonly client: TableClient;
  readonly ui: TerminalUi;
  /** The link for others. */
  readonly link: string;
  readonly request: JoinRequest;
  /** Leaves results without asking, where there is no screen. */
  readonly skipsResults: boolean;
  /** The bots a host adds on arrival. */
  readonly bots: readonly BotLevel[];
  /** What an expert makes of a decision; null when it cannot be worked out. */
  readonly adviceOn: (game: GameFrame) => Promise<DecisionAdvice | null>;
  /** The session can end with the game, and nobody else is at the table. */
  readonly isLocal: boolean;
}

interface Asked {
  readonly signature: string;
  readonly off: AbortController;
}

/** Endings that are not errors. */
const FRIENDLY: ReadonlySet<Ending> = new Set(["closed", "seatMoved", "openedElsewhere"]);

/** One person at a table, live or local, from joining to leaving. */
export class TableSession {
  /** Rejects when the table ends it; resolves when the game is over, where that was asked for. */
  readonly ended: Promise<void>;
  readonly #options: SessionOptions;
  readonly #unsubscribe: () => void;
  #finish: () => void = () => {};
  #fail: (reason: Stop) => void = () => {};
  #shown: ClientState | null = null;
  #board: Board | null = null;
  #asked: Asked | null = null;
  /** How many events of which hand were told. */
  #told = { hand: "", count: 0 };
  #isEntering = false;
  #isClosed = false;
  #botsToAdd: readonly BotLevel[];
  /** What was found out about the question that was open then. */
  #hint: { readonly asked: Asked | null; readonly line: string } = { asked: null, line: "" };
  /** The version that the table gave for the last accepted command. */
  #decidedAt = 0;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#botsToAdd = options.bots;
    this.ended = new Promise((resolve, reject) => {
      this.#finish = resolve;
      this.#fail = reject;
    });
    const { store } = options.client;
    this.#unsubscribe = store.subscribe((state) => this.#update(state));
    const now = store.getState();
    // What happened before is not told as if it happened now.
    this.#update({ ...now, isResync: true });
  }

  /** Shows lines that are not part of the game. */
  tell(lines: readonly string[]): void {
    if (lines.length > 0 && this.#board !== null) this.#options.ui.show({ board: this.#board, lines });
  }

  say(message: string): void {
    void this.#send({ type: "say", text: message });
  }

  /** Tells the table that a hint is asked for, and shows it unless the question is gone by then. */
  async hint(): Promise<void> {
    const asked = this.#asked;
    const game = this.#shown?.frame?.game ?? null;
    if (game === null || asked === null || !(await this.#send({ type: "askForHint" }))) return;
    this.#showHint(asked, hintText.thinking);
    const advice = await this.#options.adviceOn(game);
    this.#showHint(asked, advice === null ? hintText.failed : adviceLine(advice, game));
  }

  #showHint(asked: Asked, line: string): void {
    if (this.#asked !== asked) return;
    this.#hint = { asked, line };
    this.#options.ui.showNotice(line);
  }

  close(): void {
    this.#isClosed = true;
    this.#unsubscribe();
    this.#asked?.off.abort();
    this.#asked = null;
    this.#options.client.close();
  }

  #update(state: ClientState): void {
    const before = this.#shown;
    this.#shown = state;
    if (state.ending !== null) return this.#endWith(state.ending);
    this.#noteConnection(state, before);
    if (state.frame !== null && state.frame !== before?.frame) {
      this.#show(state.frame, state, before?.frame ?? null);
    }
  }

  #endWith(ending: Ending): void {
    const code = FRIENDLY.has(ending) ? EXIT.done : EXIT.connection;
    this.#fail(new Stop(code, text.ended[ending]));
  }

  #noteConnection({ connection, frame }: ClientState, before: ClientState | null): void {
    const { ui, request } = this.#options;
    if (before === null || connection === before.connection) return;
    if (connection === "busy" || connection === "misrouted") ui.showNotice(text[connection]);
    // A person who was never there has no seat to come back to: the address may be wrong.
    else if (frame === null && connection !== "online")
      this.#fail(new Stop(EXIT.connection, text.unreachable));
    else if (connection !== "online") ui.showNotice(text.offline[request.kind]);
    else if (before.frame !== null) ui.showNotice(text.online);
  }

  #show(frame: Frame, { isResync, handEvents, evening }: ClientState, before: Frame | null): void {
    const screen = frame.game === null ? null : shownGame(frame.game);
    const { ui, link, isLocal, skipsResults } = this.#options;
    const board = screen === null ? lobbyBoard(frame, link) : withBots(screen, frame);
    const lines = isResync
      ? this.#missedLines(frame, handEvents)
      : [
          ...tableLines(frame),
          ...lateHandLines(frame, before),
          ...gameLines(frame, before),
          ...openCardLines(frame.game, screen),
        ];
    this.#board = board;
    this.#told = { hand: handOf(frame), count: handEvents.length };
    const standings = isResync || isLocal ? [] : (screen?.standings ?? []);
    const soFar = eveningLines(evening, frame, before);
    // Before the first deal there is nothing to describe.
    const isFresh = isResync && frame.game?.view.round !== 0;
    const back = backLines(frame, before, this.#options);
    ui.show({
      board,
      lines: [...back, ...lines, ...standings, ...soFar],
      isFresh,
      canHint: mayHint(frame, screen),
    });
    ui.showNotice(this.#openHint() ?? noticeFor(frame, screen));
    if (screen?.isOver === true && isLocal && skipsResults) return this.#finish();
    this.#askFor(frame, screen);
    this.#addBot(frame);
  }

  /** The hint to the question that is open; null when there is none. */
  #openHint(): string | null {
    const { asked, line } = this.#hint;
    return asked !== null && asked === this.#asked ? line : null;
  }

  /** What happened in this hand and was not told here, as after joining late. */
  #missedLines(frame: Frame, events: ClientState["handEvents"]): readonly string[] {
    const { game } = frame;
    if (game === null) return [];
    const from = this.#told.hand === handOf(frame) ? this.#told.count : 0;
    const told = events.slice(0, from);
    const missed = gameEvents.parse({ game: game.game, events: events.slice(from) });
    const nameOf = nameIn(game.view.players);
    return eventLines(missed, { nameOf, firstHand: 1, midTrick: isMidTrick(told) });
  }

  #askFor(frame: Frame, screen: ShownGame | null): void {
    if (frame.you.role === "visitor") return void this.#enter(frame);
    this.#isEntering = false;
    // The answer to a command may come before its frame: an older frame must not ask again.
    if (frame.version < this.#decidedAt) return;
    const question = this.#questionOf(frame, screen);
    const signature = question === null ? "" : JSON.stringify([question.say, question.why, question.choices]);
    if (this.#asked?.signature === signature) return;
    this.#asked?.off.abort();
    this.#asked = null;
    if (question === null) return;
    this.#asked = { signature, off: new AbortController() };
    this.#ask(question, this.#asked).catch((error: unknown) => this.#fail(stopOf(error)));
  }

  #questionOf(frame: Frame, screen: ShownGame | null): TableQuestion<Command | End> | null {
    if (frame.table.paused || frame.table.claimedBy !== null) return null;
    const undo = undoQuestion(frame);
    if (undo !== null) return undo;
    if (screen === null) return lobbyQuestion(frame);
    if (screen.isOver) return this.#options.isLocal ? endQuestion() : overQuestion(frame);
    if (!screen.isResult || frame.you.position === null) return screen.question;
    if (frame.table.ready.includes(frame.you.position)) return null;
    if (!this.#options.skipsResults)
      return resultQuestion(frame, { isWatched: !this.#options.isLocal && frame.table.settings.watching });
    void this.#send({ type: "ready" });
    return null;
  }

  /** Asks until the table accepts the answer or the question is withdrawn. */
  async #ask(question: TableQuestion<Command | End>, asked: Asked): Promise<void> {
    while (this.#asked === asked) {
      const command = await this.#options.ui.ask(question, asked.off.signal);
      if (command === null) return;
      if (command.type === "end") return this.#finish();
      if (await this.#send(command)) break;
    }
    // The same question may come again in another hand.
    if (this.#asked === asked) this.#asked = null;
  }

  /** Adds one bot for each frame, from the last seat on: the next frame shows which seats are left. */
  #addBot({ table, you }: Frame): void {
    const free = table.seats.findLast(({ kind }) => kind === "empty");
    const [level, ...others] = this.#botsToAdd;
    if (level === undefined || !you.isHost || free === undefined) return;
    this.#botsToAdd = others;
    void this.#send({ type: "addBot", position: free.position, level });
  }

  async #enter(frame: Frame): Promise<void> {
    if (this.#isEntering) return;
    this.#isEntering = true;
    const { client, request, link } = this.#options;
    const answer = await enterTable(frame, request, (command) => client.send(command));
    if (answer?.ok === true) return;
    if (answer === null) return this.#fail(new Stop(EXIT.failed, text.full(link)));
    // Somebody else took the seat. The next frame shows which are left, unless a certain seat was asked for.
    const mayTryAgain = answer.code === "SEAT_TAKEN" && request.kind === "sit" && request.seat === null;
    this.#isEntering = false;
    if (!mayTryAgain) this.#fail(new Stop(EXIT.failed, refusalText(english, answer)));
  }

  async #send(command: Command): Promise<boolean> {
    const answer = await this.#options.client.send(command);
    if (answer.ok) this.#decidedAt = answer.version;
    // The card that ends a game may get its answer after the game is over.
    else if (!this.#isClosed) this.#options.ui.showNotice(refusalText(english, answer));
    return answer.ok;
  }
}

function mayHint({ table }: Frame, screen: ShownGame | null): boolean {
  return table.settings.hints !== "off" && screen !== null && screen.question !== null;
}

function stopOf(error: unknown): Stop {
  return error instanceof Stop ? error : new Stop(EXIT.failed, String(error));
}

/** The board with what the table knows of its seats: which are bots, and for whom one plays. */
function withBots({ board }: ShownGame, { table }: Frame): ShownGame["board"] {
  const markOf = (wanted: Position): readonly string[] => {
    const seat = table.seats.find(({ position }) => position === wanted);
    if (seat?.kind === "bot") return [text.bot(seat.level)];
    return seat?.kind === "person" && seat.covered ? [text.botPlays] : [];
  };
  const seats = board.seats.map((seat) => ({ ...seat, marks: [...seat.marks, ...markOf(seat.position)] }));
  return { ...board, seats };
}

/** Tells whose seat a kept key leads to, where the name that was asked for is another one. */
function backLines(
  { table, you }: Frame,
  before: Frame | null,
  { request, isLocal }: SessionOptions,
): readonly string[] {
  if (before !== null || isLocal) return [];
  const seat = table.seats.find(({ position }) => position === you.position);
  if (request.kind !== "sit" || seat?.kind !== "person" || seat.name === request.name) return [];
  return [printable(text.backAs(seat.name))];
}

/** What happened at the table beside the game, and what people said. */
function tableLines({ news, said, table }: Frame): readonly string[] {
  const nameOf = (wanted: Position) => {
    const seat = table.seats.find(({ position }) => position === wanted);
    return seat === undefined || seat.kind === "empty" ? text.freeSeat : seat.name;
  };
  const lines = [
    ...news.flatMap((each) => tellNews(each, nameOf)),
    ...said.map(({ room, name, position, text: message }) =>
      room === "everybody" && position === null ? text.watcherSays(name, message) : `${name}: ${message}`,
    ),
  ];
  return lines.map(printable);
}

function handOf({ table, game }: Frame): string {
  return `${table.gameId} ${game?.view.round}`;
}

/** What happened in the game since the frame before. */
function gameLines({ game }: Frame, before: Frame | null): readonly string[] {
  if (game === null) return [];
  const midTrick = (before?.game?.view.currentTrick.cards.length ?? 0) > 0;
  return eventLines(game, { nameOf: nameIn(game.view.players), firstHand: 1, midTrick });
}

/** The cards of others and those that nobody was dealt, where the result of a hand shows them. */
function openCardLines(game: GameFrame | null, screen: ShownGame | null): readonly string[] {
  const isNew = game?.events.some(({ type }) => type === "cardsShown");
  if (game === null || isNew !== true || screen?.isResult !== true) return [];
  const { viewer, players, trumpSuit } = game.view;
  const hands = players
    .filter(({ position }) => position !== viewer)
    .map(({ name, hand }) => ({ label: printable(name), cards: sortHand(hand ?? [], trumpSuit) }));
  const aside =
    game.game === "buck"
      ? { label: buckTexts(english).blind, cards: game.view.blind ?? [] }
      : { label: euchreTexts(english).kitty, cards: game.view.kitty ?? [] };
  return [...hands, aside].flatMap(({ label, cards }) =>
    cards.length === 0 ? [] : [`${label}: ${cards.map(cardTitle).join(", ")}`],
  );
}

function noticeFor({ table, you, game, timer }: Frame, screen: ShownGame | null): string {
  if (table.paused) return text.paused;
  if (table.claimedBy !== null) return text.claimed;
  if (timer?.kind === "turn" && screen !== null && screen.question !== null) {
    return text.timeLeft(Math.ceil(timer.msLeft / 1000));
  }
  return game === null && you.role === "player" && !you.isHost ? text.waitingForHost : "";
}

const hintText = {
  thinking: "Thinking what an expert would do.",
  failed: "No hint this time. Please ask again.",
} as const;

/** Scores go down in one game and up in the other, and so do the points to expect. */
const GOOD: Readonly<Record<GameName, string>> = { buck: "minus is good", euchre: "plus is good" };

/** What an expert would do and why, and what every choice is expected to do to the score, the best first. */
function adviceLine({ evaluation, best, reasons }: DecisionAdvice, { game, view }: GameFrame): string {
  const action = capitalised(decisionWords(best));
  const [reason] = reasons;
  const why =
    reason === undefined
      ? ""
      : `: ${hintReason(english, reason, { trump: view.trumpSuit, turnUp: view.turnUpCard })}`;
  const choices = evaluation.choices.toSorted((a, b) => b.points - a.points);
  const change = (points: number) => signedPoints(games[game].scoreChange(points));
  const worth = choices.map(({ action: each, points }) => `${decisionWords(each)} ${change(points)}`);
  return `${action}${why}. Points to expect: ${worth.join(", ")}; ${GOOD[game]}.`;
}

type Shown = Pick<Frame, "lateHand">;

/** What everybody held in the hand before, for watchers of a table that shows it, once. */
function lateHandLines({ lateHand }: Shown, before: Shown | null): readonly string[] {
  if (lateHand === null || lateHand === before?.lateHand) return [];
  const { players, tricks, trumpSuit, round } = lateHand.view;
  const held = (position: number, hand: readonly Card[] | null) => [
    ...tricks.flatMap(({ cards }) =>
      cards.filter(({ playerPosition }) => playerPosition === position).map(({ card }) => card),
    ),
    ...(hand ?? []),
  ];
  const rows = players.map(({ name, position, hand }) => {
    const cards = sortHand(held(position, hand), trumpSuit).map(cardName);
    return `  ${printable(name)}: ${cards.join(", ")}`;
  });
  return [text.handBefore(round), ...rows];
}
