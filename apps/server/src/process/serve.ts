import { type RunningServer, type ServerOptions, startServer } from "../server.ts";
import { type Config, parseConfig } from "./config.ts";
import { createLog } from "./log.ts";
import { failureText, openedText } from "./startupText.ts";

/** A stop that takes longer than this is broken. */
const STOP_MS = 8000;

/** Ends the process with a sentence that says why. */
export function exitWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** The configuration that the environment asks for. */
export function readConfig(): Config {
  const result = parseConfig(process.env);
  return result.ok ? result.config : exitWith(result.message);
}

function stopOnSignal(server: RunningServer): void {
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_MS).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => exitWith(`The server did not stop cleanly: ${String(error)}`),
    );
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

/** Serves until a signal comes. */
export async function serve(
  config: Config,
  ports: Pick<ServerOptions, "clock" | "webRoot"> = {},
): Promise<void> {
  const log = createLog(config.logLevel);
  process.on("uncaughtExceptionMonitor", (error) => log.fatal({ err: error }, "ended by an error"));
  const server = await startServer({ ...ports, config, log }).catch((error: unknown) =>
    exitWith(failureText(error instanceof Error ? error : new Error(String(error)), config)),
  );
  stopOnSignal(server);
  console.log(openedText(config, server.port));
}
