import { LogLost } from "@buck/authority";
import {
  type Answer,
  type ClientEvents,
  type ClubFrame,
  type ClubHistory,
  createClubMessage,
  type Created,
  createTableMessage,
  type TableErrorCode,
  type Welcome,
} from "@buck/protocol";
import { english, refusalText } from "@buck/words";
import { z } from "zod";
import type { Limits } from "../limits/rateLimits.ts";
import { type Log, shortCode } from "../process/log.ts";
import type { Metrics } from "../process/metrics.ts";
import type { TableCreation } from "../tables/tableCreation.ts";
import { type BuckSocket, openSocketConnection } from "./socketConnection.ts";

export interface MessageHandlerOptions {
  readonly tableCreation: TableCreation;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
}

const renaming = z.object({ command: z.object({ type: z.literal("rename") }) });

/** What makes tables in a club. */
const openings = z.object({ command: z.object({ type: z.literal(["openTable", "nextRound"]) }) });

type Reply = Answer | Created | Welcome | ClubFrame | ClubHistory;
type Acknowledge = (reply: Reply) => void;
/** Listeners get whatever the client sent: nothing about it is known. */
type Perform = (message: unknown) => Reply | Promise<Reply>;

/** Answers every event of one socket. An exception in a listener would end the process. */
export function handleMessages(socket: BuckSocket, options: MessageHandlerOptions): void {
  const { tableCreation, limits, metrics, log } = options;
  const { table, club, tokenHash, rateLimitKey } = socket.data.visitor;
  const connection = openSocketConnection(socket, (reason) => metrics.goodbyes.inc({ reason }));
  const inbound = table && table.connect(connection);
  const inClub = club && club.connect(connection.toClub);
  const speaker = { socketId: socket.id, tokenHash, rateLimitKey };
  const known = new Set<string>();
  socket.once("disconnect", () => {
    inbound?.disconnect();
    inClub?.disconnect();
  });
  // An event without a listener stops here: Socket.IO would throw if its name were "error".
  socket.use(([event, ...said], next) => (known.has(event) ? next() : hear(said, unknown)));

  if (inClub !== null) {
    listen("clubCommand", (message) => (mayAsk(message) ? inClub.command(message) : refusal("FLOODING")));
    listen("clubResync", () => inClub.resync());
    listen("clubHistory", () => inClub.history());
  } else if (inbound === null) {
    listen("create", (message) => create(tableCreation, rateLimitKey, message));
    listen("createClub", (message) => createClub(tableCreation, rateLimitKey, message));
  } else {
    listen("command", async (message) => {
      const start = performance.now();
      const answer = mayCommand(message) ? await inbound.command(message) : refusal("FLOODING");
      countCommand(answer, performance.now() - start);
      return answer;
    });
    listen("resync", () => inbound.resync());
  }

  function listen(event: keyof ClientEvents, perform: Perform): void {
    known.add(event);
    socket.on(event, (...said: readonly unknown[]) => hear(said, perform));
  }

  function mayCommand(message: unknown): boolean {
    return !renaming.safeParse(message).success || limits.mayRename(speaker);
  }

  function mayAsk(message: unknown): boolean {
    const opens = openings.safeParse(message).success;
    return mayCommand(message) && (!opens || tableCreation.mayOpen(rateLimitKey));
  }

  function unknown(): Answer {
    metrics.unknownEvents.inc();
    return refusal("BAD_MESSAGE");
  }

  function hear(said: readonly unknown[], perform: Perform): void {
    if (connection.isOpen()) handle(said, perform).catch(report);
  }

  async function handle(said: readonly unknown[], perform: Perform): Promise<void> {
    const answered = connection.owe();
    const acknowledge = acknowledgeIn(said);
    try {
      if (!limits.maySpeak(speaker)) {
        acknowledge?.(refusal("FLOODING"));
        return connection.goodbye({ reason: "flooding" });
      }
      // A command without a callback is not executed: its sender could not learn the result.
      if (acknowledge === null) return metrics.unknownEvents.inc();
      const reply = await performed(perform, said[0]);
      if (reply === null) return;
      if ("ok" in reply && !reply.ok) limits.chargeRefusal(speaker);
      acknowledge(reply);
    } finally {
      answered();
    }
  }

  /** Null where nobody may answer: when a table is lost, its people come back and send the command again. */
  async function performed(perform: Perform, message: unknown): Promise<Reply | null> {
    try {
      return await perform(message);
    } catch (error) {
      if (error instanceof LogLost) return null;
      report(error);
      return refusal("SERVER_ERROR");
    }
  }

  function report(error: unknown): void {
    metrics.errors.inc();
    log.error({ err: error }, "a message could not be answered");
  }

  function countCommand(answer: Answer, ms: number): void {
    const code = answer.ok ? "OK" : answer.code;
    metrics.countCommand(code);
    metrics.commandSeconds.observe(ms / 1000);
    log.trace({ table: table && shortCode(table.code), code, version: answer.version, ms }, "command");
  }
}

async function create(
  tableCreation: TableCreation,
  rateLimitKey: string,
  message: unknown,
): Promise<Created> {
  const { success, data } = createTableMessage.safeParse(message);
  if (success) return tableCreation.create(data, rateLimitKey);
  return { ok: false, code: "BAD_MESSAGE" };
}

async function createClub(
  tableCreation: TableCreation,
  rateLimitKey: string,
  message: unknown,
): Promise<Created> {
  const { success, data } = createClubMessage.safeParse(message);
  if (success) return tableCreation.createClub(data, rateLimitKey);
  return { ok: false, code: "BAD_MESSAGE" };
}

function acknowledgeIn(said: readonly unknown[]): Acknowledge | null {
  const last = said.at(-1);
  return typeof last === "function" ? (reply) => void last(spoken(reply)) : null;
}

/** A refusal with its sentence, for clients without words of their own. */
function spoken(reply: Reply): Reply {
  return "ok" in reply && !reply.ok ? { ...reply, message: refusalText(english, reply) } : reply;
}

/** Version 0: no client takes it for a newer version than its own. */
function refusal(code: TableErrorCode): Answer {
  return { ok: false, code, version: 0 };
}
