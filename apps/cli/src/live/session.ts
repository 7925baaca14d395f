import type { Position } from "@buck/engine";
import type { Command, Frame } from "@buck/protocol";
import type { TableUi } from "../ui/tableUi.ts";
import type { Question } from "../gameUi/question.ts";
import { EXIT, Stop } from "../terminal/stop.ts";
import { liveText as text, tellNews } from "./liveText.ts";
import { enterTable } from "./enterTable.ts";
import type { JoinRequest } from "./enterTable.ts";
import type { Ending, Listener, TableLine } from "./liveTable.ts";
import { lobbyBoard, lobbyQuestion, overQuestion, resultQuestion } from "./lobby.ts";
import { momentOf } from "./moment.ts";
import type { Moment } from "./moment.ts";

export interface SessionOptions {
  readonly link: string;
  /** Opens the line to the table. */
  readonly connect: (listener: Listener) => TableLine;
  readonly ui: TableUi;
  readonly request: JoinRequest;
  /** Leaves the result of a hand without asking, where there is no screen. */
  readonly skipsResults: boolean;
  /** The number of bots a host adds on arrival. */
  readonly bots: number;
}

interface Asked {
  readonly signature: string;
  readonly off: AbortController;
}

/** Endings that are not errors. */
const FRIENDLY: ReadonlySet<Ending> = new Set(["closed", "archived", "seatMoved", "openedElsewhere"]);

/** One person at a live table, from joining to leaving. */
export class LiveSession implements Listener {
  /** Rejects with the reason when it is over. */
  readonly ended: Promise<never>;
  readonly #options: SessionOptions;
  readonly #table: TableLine;
  #end: (reason: Stop) => void = () => {};
  #frame: Frame | null = null;
  #asked: Asked | null = null;
  #isEntering = false;
  #isOffline = false;
  #botsToAdd: number;
  /** The version that the table gave for the last accepted command. */
  #decidedAt = 0;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#botsToAdd = options.bots;
    this.ended = new Promise((_, reject) => {
      this.#end = reject;
    });
    this.#table = options.connect(this);
  }

  say(text: string): void {
    void this.#send({ type: "say", text });
  }

  close(): void {
    this.#table.close();
  }

  onFrame(frame: Frame, isFresh: boolean): void {
    const before = isFresh ? null : this.#frame;
    this.#frame = frame;
    const moment = momentOf(frame, before);
    const { ui, link } = this.#options;
    const board = moment?.board ?? lobbyBoard(frame, link);
    const told = isFresh ? [] : (moment?.lines ?? []);
    ui.show({ board, lines: [...tableLines(frame), ...told], isFresh });
    ui.showNotice(noticeFor(frame, moment));
    this.#askFor(frame, moment);
    this.#addBot(frame);
  }

  onConnection(isOnline: boolean): void {
    const { ui, request } = this.#options;
    if (isOnline && this.#isOffline) ui.showNotice(text.online);
    if (!isOnline) ui.showNotice(text.offline[request.kind]);
    this.#isOffline = !isOnline;
  }

  onEnd(ending: Ending): void {
    const code = FRIENDLY.has(ending) ? EXIT.done : EXIT.connection;
    this.#end(new Stop(code, text.ended[ending]));
  }

  #askFor(frame: Frame, moment: Moment | null): void {
    if (frame.you.role === "visitor") return void this.#enter(frame);
    this.#isEntering = false;
    // The answer to a command may come before its frame: an older frame must not ask again.
    if (frame.version < this.#decidedAt) return;
    const question = this.#questionOf(frame, moment);
    const signature = question === null ? "" : JSON.stringify([question.say, question.why, question.choices]);
    if (this.#asked?.signature === signature) return;
    this.#asked?.off.abort();
    this.#asked = null;
    if (question === null) return;
    this.#asked = { signature, off: new AbortController() };
    this.#ask(question, this.#asked).catch((error: unknown) => this.#end(stopOf(error)));
  }

  #questionOf(frame: Frame, moment: Moment | null): Question<Command> | null {
    if (frame.table.paused) return null;
    if (moment === null) return lobbyQuestion(frame);
    if (moment.isOver) return overQuestion(frame);
    if (!moment.isResult || frame.you.position === null) return moment.question;
    if (frame.table.ready.includes(frame.you.position)) return null;
    if (!this.#options.skipsResults) return resultQuestion();
    void this.#send({ type: "ready" });
    return null;
  }

  /** Asks until the table accepts the answer or the question is withdrawn. */
  async #ask(question: Question<Command>, asked: Asked): Promise<void> {
    while (this.#asked === asked) {
      const command = await this.#options.ui.ask(question, asked.off.signal);
      if (command === null) return;
      if (await this.#send(command)) break;
    }
    // The same question may come again in another hand.
    if (this.#asked === asked) this.#asked = null;
  }

  /** Adds one bot for each frame, from the last seat on: the next frame shows which seats are left. */
  #addBot({ table, you }: Frame): void {
    const free = table.seats.findLast(({ kind }) => kind === "empty");
    if (this.#botsToAdd === 0 || !you.isHost || free === undefined) return;
    this.#botsToAdd -= 1;
    void this.#send({ type: "addBot", position: free.position, level: "medium" });
  }

  async #enter(frame: Frame): Promise<void> {
    if (this.#isEntering) return;
    this.#isEntering = true;
    const { request, link } = this.#options;
    const answer = await enterTable(frame, request, (command) => this.#table.send(command));
    if (answer?.ok === true) return;
    if (answer === null) return this.#end(new Stop(EXIT.failed, text.full(link)));
    // Somebody else took the seat. The next frame shows which are left, unless a certain seat was asked for.
    const mayTryAgain = answer.code === "SEAT_TAKEN" && request.kind === "sit" && request.seat === null;
    this.#isEntering = false;
    if (!mayTryAgain) this.#end(new Stop(EXIT.failed, answer.message));
  }

  async #send(command: Command): Promise<boolean> {
    const answer = await this.#table.send(command);
    if (answer.ok) this.#decidedAt = answer.version;
    else this.#options.ui.showNotice(answer.message);
    return answer.ok;
  }
}

function stopOf(error: unknown): Stop {
  return error instanceof Stop ? error : new Stop(EXIT.failed, String(error));
}

function tableLines({ news, said, table }: Frame): readonly string[] {
  const nameOf = (wanted: Position) => {
    const seat = table.seats.find(({ position }) => position === wanted);
    return seat === undefined || seat.kind === "empty" ? text.freeSeat : seat.name;
  };
  return [
    ...news.flatMap((each) => tellNews(each, nameOf)),
    ...said.map(({ name, text }) => `${name}: ${text}`),
  ];
}

function noticeFor({ table, you, game, timer }: Frame, moment: Moment | null): string {
  if (table.paused) return text.paused;
  if (timer?.kind === "turn" && moment !== null && moment.question !== null) {
    return text.timeLeft(Math.ceil(timer.msLeft / 1000));
  }
  return game === null && you.role === "player" && !you.isHost ? text.waitingForHost : "";
}
