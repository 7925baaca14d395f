import { copyFileSync, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { copyToPostgres } from "../store/copyToPostgres.ts";
import { backUp, checkFile, isInUse, lockDatabase, openDatabase } from "../store/sqliteFile.ts";
import type { Config } from "./config.ts";
import { exitWith } from "./serve.ts";

/** SQLite keeps the newest entries in these, beside the file. */
const COMPANIONS = ["-wal", "-shm"];

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** SQLite would make a database that is not there, and a backup of nothing looks like one of everything. */
export function makeBackup({ database }: Config, copy: string): void {
  if (!existsSync(database)) exitWith(`There is no database ${database}. DATA_DIR says where it is.`);
  if (existsSync(copy)) exitWith(`${copy} is there already. Name a file that is not.`);
  try {
    backUp(database, copy);
  } catch (error) {
    // Half a copy, or an empty one, would be taken for a backup.
    rmSync(copy, { force: true });
    exitWith(`${database} could not be copied to ${copy}: ${reasonOf(error)}`);
  }
}

/** Opens the copy first: only a database that a server could use takes the place of the other. */
export function restoreBackup({ database }: Config, copy: string): void {
  if (!existsSync(copy)) exitWith(`There is no file ${copy}.`);
  const kept = existsSync(database)
    ? `${database}-before-${new Date().toISOString().replaceAll(":", ".")}`
    : null;
  const fault = takePlace(copy, database, kept);
  if (fault !== null) exitWith(`${copy} could not take the place of ${database}: ${fault}`);
  const before = kept === null ? "" : ` What was there is kept as ${kept}.`;
  console.log(`${copy} is the database now.${before}`);
}

/** Null when it has, otherwise why not; the database is as it was then. */
function takePlace(copy: string, database: string, kept: string | null): string | null {
  const incoming = `${database}-incoming`;
  let unlock: (() => void) | undefined;
  try {
    unlock = lockDatabase(database);
    copyFileSync(copy, incoming);
    openDatabase(incoming).close();
    const damage = checkFile(incoming);
    if (damage !== null) throw new Error(`it is damaged: ${damage}`);
    if (kept !== null) backUp(database, kept);
    for (const companion of COMPANIONS) rmSync(database + companion, { force: true });
    renameSync(incoming, database);
    return null;
  } catch (error) {
    // The lock makes the file when it is not there.
    if (kept === null) rmSync(database, { force: true });
    return isInUse(error) ? "a server is using it; stop it first" : reasonOf(error);
  } finally {
    const folder = dirname(incoming);
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      if (name.startsWith(basename(incoming))) rmSync(join(folder, name), { force: true });
    }
    unlock?.();
  }
}

/** For a server that moves from its file to a PostgreSQL. */
export async function moveToPostgres({ database, cluster }: Config): Promise<void> {
  if (cluster === null) exitWith("copy-to-postgres needs DATABASE_URL: the PostgreSQL to copy to.");
  try {
    const copied = Object.entries(await copyToPostgres(database, cluster.databaseUrl));
    const rows = copied.map(([name, count]) => `${name} ${count}`).join(", ");
    console.log(`Everything in ${database} is in PostgreSQL now: ${rows}. The file is as it was.`);
  } catch (error) {
    exitWith(`Nothing was copied: ${reasonOf(error)}.`);
  }
}
