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
import { readDirectly, type Hear } from "./directReads.ts";
import { openSocketConnection } from "./socketConnection.ts";
import type { BuckSocket } from "./types.ts";

export interface MessageHandlerOptions {
  readonly tableCreation: TableCreation;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
}

type Said = Answer | Created | Welcome;

/**
 * Handles every event of one socket, whatever its name. An exception in a listener would end the process.
 */
export function handleMessages(socket: BuckSocket, options: MessageHandlerOptions): void {
  const { tableCreation, limits, metrics, log } = options;
  const { table, tokenHash, rateLimitKey } = socket.data.visitor;
  const connection = openSocketConnection(socket, (reason) => metrics.goodbyes.inc({ reason }));
  const session = table && table.connect(connection);
  const speaker = { socketId: socket.id, tokenHash, rateLimitKey };
  socket.once("disconnect", () => session?.disconnect());
  readDirectly(socket, (event, args, reply) => {
    if (connection.isOpen()) handle(event, args, reply).catch(report);
  });

  /** A table that is lost answers nothing: its people come back and send the command again. */
  function report(error: unknown): Answer | null {
    if (error instanceof TableLost) return null;
    metrics.errors.inc();
    log.error({ err: error }, "a message could not be answered");
    return refusal("SERVER_ERROR");
  }

  async function handle(...[event, [message], reply]: Parameters<Hear>): Promise<void> {
    const paid = connection.owe();
    try {
      if (!limits.maySpeak(speaker)) {
        reply?.(refusal("FLOODING"));
        return connection.goodbye({ reason: "flooding" });
      }
      // A command without a callback is not executed: its sender could not learn the result.
      if (reply === null) return metrics.unknownEvents.inc();
      const answer = await answerTo(event, message);
      if (answer === null) return;
      if ("ok" in answer && !answer.ok) limits.chargeRefusal(speaker);
      reply(answer);
    } finally {
      paid();
    }
  }

  async function answerTo(event: string, message: unknown): Promise<Said | null> {
    const start = turnTime();
    try {
      const answer = await perform(event, message);
      if (session !== null && event === "command" && "version" in answer) tell(answer, turnTime() - start);
      return answer;
    } catch (error) {
      return report(error);
    }
  }

  function perform(event: string, message: unknown): Said | Promise<Said> {
    if (session !== null && event === "command") return session.command(message);
    if (session !== null && event === "resync") return session.resync();
    if (session === null && event === "create") return created(tableCreation, rateLimitKey, message);
    metrics.unknownEvents.inc();
    return refusal("BAD_MESSAGE");
  }

  function tell(answer: Answer, ms: number): void {
    const code = answer.ok ? "OK" : answer.code;
    metrics.countCommand(code);
    metrics.commandSeconds.observe(ms / 1000);
    log.trace({ table: table && shortCode(table.code), code, version: answer.version, ms }, "command");
  }
}

async function created(
  tableCreation: TableCreation,
  rateLimitKey: string,
  message: unknown,
): Promise<Created> {
  const { success, data } = createTableMessage.safeParse(message);
  if (success) return tableCreation.create(data, rateLimitKey);
  return { ok: false, code: "BAD_MESSAGE", message: TABLE_ERRORS.BAD_MESSAGE };
}

/** Version 0: no client takes it for a newer version than its own. */
function refusal(code: TableErrorCode): Answer {
  return { ok: false, code, message: TABLE_ERRORS[code], version: 0 };
}
