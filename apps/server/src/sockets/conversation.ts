import { type Answer, type Created, createTable, TABLE_ERRORS, type TableErrorCode } from "@buck/protocol";
import type { Makers } from "../makers.ts";
import type { Metrics } from "../metrics.ts";
import { shortCode, type Log } from "../log.ts";
import type { Tables } from "../tables.ts";
import { openLine } from "./line.ts";
import type { Limits } from "./limits.ts";
import type { BuckSocket } from "./types.ts";

export interface ConversationOptions {
  readonly tables: Tables;
  readonly makers: Makers;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
}

/**
 * Everything one socket says passes here, whatever it is called: an exception in a listener of Socket.IO would end
 * the process.
 */
export function converse(socket: BuckSocket, options: ConversationOptions): void {
  const { tables, makers, limits, metrics, log } = options;
  const { table, tokenHash, neighbourhood } = socket.data.visitor;
  const line = openLine(socket, (reason) => metrics.goodbyes.inc({ reason }));
  const session = table && tables.connect(table, line);
  socket.once("disconnect", () => session?.disconnect());
  socket.onAny((event: string, ...args: unknown[]) => {
    if (line.isOpen()) hear(event, args).catch(survive).finally(line.owe());
  });

  function survive(error: unknown): void {
    metrics.errors.inc();
    log.error({ err: error }, "a message could not be answered");
  }

  async function hear(event: string, args: readonly unknown[]): Promise<void> {
    const reply = replyOf(args);
    if (!limits.maySpeak({ socketId: socket.id, tokenHash, neighbourhood })) {
      reply?.(refusal("FLOODING"));
      return line.goodbye({ reason: "flooding" });
    }
    // Without a way to answer nothing is done: whoever asks must learn what became of it.
    if (reply === null) return metrics.unknownEvents.inc();
    reply(await answerTo(event, args));
  }

  async function answerTo(event: string, [message]: readonly unknown[]): Promise<unknown> {
    if (session !== null && event === "command") return command(() => session.command(message));
    if (session !== null && event === "resync") return session.resync();
    if (session === null && event === "create") return create(message);
    metrics.unknownEvents.inc();
    return refusal("BAD_MESSAGE");
  }

  async function command(perform: () => Promise<Answer>): Promise<Answer> {
    const start = performance.now();
    const answer = await perform();
    const code = answer.ok ? "OK" : answer.code;
    const ms = performance.now() - start;
    metrics.commands.inc({ code });
    metrics.commandSeconds.observe(ms / 1000);
    log.trace({ table: table && shortCode(table.code), code, version: answer.version, ms }, "command");
    return answer;
  }

  async function create(message: unknown): Promise<Created> {
    const { success, data } = createTable.safeParse(message);
    if (success) return makers.create(data, neighbourhood);
    return { ok: false, code: "BAD_MESSAGE", message: TABLE_ERRORS.BAD_MESSAGE };
  }
}

function replyOf(args: readonly unknown[]): ((answer: unknown) => void) | null {
  const last = args.at(-1);
  return typeof last === "function" ? (answer) => void last(answer) : null;
}

/** The version is the table's to know; 0 makes nobody think they are behind. */
function refusal(code: TableErrorCode): Answer {
  return { ok: false, code, message: TABLE_ERRORS[code], version: 0 };
}
