import { existsSync } from "node:fs";
import { parseConfig, type Config } from "./config/config.ts";
import { failureText, openedText } from "./startupText.ts";
import { helpText } from "./config/help.ts";
import { createLog } from "./platform/log.ts";
import { startServer, type RunningServer } from "./server.ts";
import { backUp } from "./store/database.ts";
import { VERSION } from "./version.ts";

/** A stop that takes longer than this is broken. */
const STOP_MS = 8000;

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function readConfig(): Config {
  const result = parseConfig(process.env);
  return result.ok ? result.config : refuse(result.message);
}

function stopOnSignal(server: RunningServer): void {
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_MS).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => refuse(`The server did not stop as it should: ${String(error)}`),
    );
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

async function serve(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  process.on("uncaughtExceptionMonitor", (error) => log.fatal({ err: error }, "ended by an error"));
  const server = await startServer({ config, log }).catch((error: unknown) =>
    refuse(failureText(error instanceof Error ? error : new Error(String(error)), config)),
  );
  stopOnSignal(server);
  console.log(openedText(config, server.port));
}

/** SQLite would make a database that is not there, and a backup of nothing looks like one of everything. */
function makeBackup({ database }: Config, copy: string): void {
  if (!existsSync(database)) refuse(`There is no database ${database}. DATA_DIR says where it is.`);
  if (existsSync(copy)) refuse(`${copy} is there already. Name a file that is not.`);
  try {
    backUp(database, copy);
  } catch (error) {
    refuse(`${copy} could not be written: ${String(error)}`);
  }
}

const [flag, file, ...rest] = process.argv.slice(2);
if (flag === "--help") console.log(helpText());
else if (flag === "--version") console.log(VERSION);
else if (flag === "--backup" && file !== undefined && rest.length === 0) makeBackup(readConfig(), file);
else if (flag === undefined) await serve(readConfig());
else refuse(`There is no option ${flag}. --help lists what there is.`);
