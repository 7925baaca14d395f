import { existsSync, rmSync } from "node:fs";
import type { Config } from "./config/config.ts";
import { helpText } from "./config/help.ts";
import { readConfig, exitWith, serve } from "./serve.ts";
import { backUp } from "./store/database.ts";
import { copyToPostgres } from "./store/postgres/copyToPostgres.ts";
import { VERSION } from "./version.ts";

/** SQLite would make a database that is not there, and a backup of nothing looks like one of everything. */
function makeBackup({ database }: Config, copy: string): void {
  if (!existsSync(database)) exitWith(`There is no database ${database}. DATA_DIR says where it is.`);
  if (existsSync(copy)) exitWith(`${copy} is there already. Name a file that is not.`);
  try {
    backUp(database, copy);
  } catch (error) {
    // Half a copy, or an empty one, would be taken for a backup.
    rmSync(copy, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    exitWith(`${database} could not be copied to ${copy}: ${reason}`);
  }
}

/** For a server that moves from its file to a PostgreSQL. */
async function moveToPostgres({ database, cluster }: Config): Promise<void> {
  if (cluster === null) exitWith("--copy-to-postgres needs DATABASE_URL: the PostgreSQL to copy to.");
  try {
    const copied = Object.entries(await copyToPostgres(database, cluster.databaseUrl));
    const rows = copied.map(([name, count]) => `${name} ${count}`).join(", ");
    console.log(`Everything in ${database} is in PostgreSQL now: ${rows}. The file is as it was.`);
  } catch (error) {
    exitWith(`Nothing was copied: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

const [flag, file, ...rest] = process.argv.slice(2);
if (flag === "--help") console.log(helpText());
else if (flag === "--version") console.log(VERSION);
else if (flag === "--backup" && file !== undefined && rest.length === 0) makeBackup(readConfig(), file);
else if (flag === "--backup") exitWith("--backup needs the name of one file: --backup copy.db");
else if (flag === "--copy-to-postgres" && file === undefined) await moveToPostgres(readConfig());
else if (flag === undefined) await serve(readConfig());
else exitWith(`There is no option ${flag}. --help lists what there is.`);
