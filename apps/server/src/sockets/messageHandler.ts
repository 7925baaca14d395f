import {
  type Answer,
  type Created,
  createTableMessage,
  TABLE_ERRORS,
  type TableErrorCode,
  type Welcome,
} from "@buck/protocol";
import { TableLost } from "@buck/table";
import type { Limits } from "../limits/rateLimits.ts";
import { turnTime } from "../platform/clock.ts";
import { shortCode, type Log } from "../platform/log.ts";
import type { Metrics } from "../platform/metrics.ts";
import type { TableCreation } from "../tables/tableCreation.ts";
import { openSocketConnection } from "./socketConnection.ts";
import type { BuckSocket } from "./types.ts";

export interface MessageHandlerOptions {
  readonly tableCreation: TableCreation;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
}

/**
 * Handles every event of one socket, whatever its name. An exception in a listener of Socket.IO would end the
 * process.
 */
export function handleMessages(socket: BuckSocket, options: MessageHandlerOptions): void {
  const { tableCreation, limits, metrics, log } = options;
  const { table, tokenHash, rateLimitKey } = socket.data.visitor;
  const connection = openSocketConnection(socket, (reason) => metrics.goodbyes.inc({ reason }));
  const session = table && table.connect(connection);
  const speaker = { socketId: socket.id, tokenHash, rateLimitKey };
  socket.once("disconnect", () => session?.disconnect());
  socket.onAny((event: string, ...args: unknown[]) => {
    if (connection.isOpen()) handle(event, args).catch(report).finally(connection.owe());
  });

  /** A table that is lost answers nothing: its people come back and send the command again. */
  function report(error: unknown): Answer | null {
    if (error instanceof TableLost) return null;
    metrics.errors.inc();
    log.error({ err: error }, "a message could not be answered");
    return refusal("SERVER_ERROR");
  }

  async function handle(event: string, args: readonly unknown[]): Promise<void> {
    const reply = replyOf(args);
    if (!limits.maySpeak(speaker)) {
      reply?.(refusal("FLOODING"));
      return connection.goodbye({ reason: "flooding" });
    }
    // A command without a callback is not executed: its sender could not learn the result.
    if (reply === null) return metrics.unknownEvents.inc();
    const answer = await answerTo(event, args).catch(report);
    if (answer === null) return;
    if ("ok" in answer && !answer.ok) limits.chargeRefusal(speaker);
    reply(answer);
  }

  async function answerTo(event: string, [message]: readonly unknown[]): Promise<Answer | Created | Welcome> {
    if (session !== null && event === "command") return command(() => session.command(message));
    if (session !== null && event === "resync") return session.resync();
    if (session === null && event === "create") return create(message);
    metrics.unknownEvents.inc();
    return refusal("BAD_MESSAGE");
  }

  async function command(perform: () => Promise<Answer>): Promise<Answer> {
    const start = turnTime();
    const answer = await perform();
    const code = answer.ok ? "OK" : answer.code;
    const ms = turnTime() - start;
    metrics.commands.inc({ code });
    metrics.commandSeconds.observe(ms / 1000);
    log.trace({ table: table && shortCode(table.code), code, version: answer.version, ms }, "command");
    return answer;
  }

  async function create(message: unknown): Promise<Created> {
    const { success, data } = createTableMessage.safeParse(message);
    if (success) return tableCreation.create(data, rateLimitKey);
    return { ok: false, code: "BAD_MESSAGE", message: TABLE_ERRORS.BAD_MESSAGE };
  }
}

function replyOf(args: readonly unknown[]): ((answer: unknown) => void) | null {
  const last = args.at(-1);
  return typeof last === "function" ? (answer) => void last(answer) : null;
}

/** Version 0: no client takes it for a newer version than its own. */
function refusal(code: TableErrorCode): Answer {
  return { ok: false, code, message: TABLE_ERRORS[code], version: 0 };
}
