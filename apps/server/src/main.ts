import { Command } from "commander";
import { check, checkText } from "./process/check.ts";
import { settingsText } from "./process/config.ts";
import { makeBackup, moveToPostgres, restoreBackup } from "./process/copies.ts";
import { exitWith, readConfig, serve } from "./process/serve.ts";
import { VERSION } from "./process/version.ts";

function parseAddress(text: string): URL {
  const address = text.endsWith("/") ? text : `${text}/`;
  if (/^https?:/.test(address) && URL.canParse(address)) return new URL(address);
  return exitWith(`${text} is no address. Write it as browsers do: https://cards.example.org`);
}

const program = new Command("buck-euchre")
  .description("Hosts Buck Euchre: a page where friends open a link and play cards.")
  .version(VERSION)
  .showSuggestionAfterError();
program
  .command("serve", { isDefault: true })
  .summary("serve the game in browsers")
  .description("Serves the game in browsers until it is told to stop. Settings are environment variables.")
  .addHelpText("after", `\n${settingsText()}`)
  .action(() => serve(readConfig()));
program
  .command("backup")
  .summary("copy the database, even while a server is running")
  .description("Copies the whole database to a new file, even while a server is running.")
  .argument("<file>", "the copy, a new file")
  .action((file: string) => makeBackup(readConfig(), file));
program
  .command("restore")
  .summary("put a backup in the place of the database")
  .description(
    "Puts a backup in place of the database. The server must not be running. The database that was there is kept next to it.",
  )
  .argument("<file>", "a copy that backup has made")
  .action((file: string) => restoreBackup(readConfig(), file));
program
  .command("check")
  .summary("find out what a proxy in front of a server breaks")
  .description(
    "Tries a running server the way browsers reach it, and says what to change for each fault. It takes ten seconds.",
  )
  .argument("<address>", "what people type into their browser")
  .action(async (text: string) => {
    const address = parseAddress(text);
    const findings = await check(address);
    console.log(checkText(address, findings));
    process.exitCode = findings.every(({ fault }) => fault === null) ? 0 : 1;
  });
program
  .command("copy-to-postgres")
  .summary("copy the database file to a PostgreSQL")
  .description("Copies everything in the database file to the empty PostgreSQL in DATABASE_URL.")
  .action(() => moveToPostgres(readConfig()));
await program.parseAsync();
