import { existsSync } from "node:fs";
import type { Config } from "./config/config.ts";
import { helpText } from "./config/help.ts";
import { readConfig, exitWith, serve } from "./serve.ts";
import { backUp } from "./store/database.ts";
import { VERSION } from "./version.ts";

/** SQLite would make a database that is not there, and a backup of nothing looks like one of everything. */
function makeBackup({ database }: Config, copy: string): void {
  if (!existsSync(database)) exitWith(`There is no database ${database}. DATA_DIR says where it is.`);
  if (existsSync(copy)) exitWith(`${copy} is there already. Name a file that is not.`);
  try {
    backUp(database, copy);
  } catch (error) {
    exitWith(`${copy} could not be written: ${String(error)}`);
  }
}

const [flag, file, ...rest] = process.argv.slice(2);
if (flag === "--help") console.log(helpText());
else if (flag === "--version") console.log(VERSION);
else if (flag === "--backup" && file !== undefined && rest.length === 0) makeBackup(readConfig(), file);
else if (flag === undefined) await serve(readConfig());
else exitWith(`There is no option ${flag}. --help lists what there is.`);
