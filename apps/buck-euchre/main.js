#!/usr/bin/env node
// The one program that people install: the server's commands and the terminal's.
import { readFileSync } from "node:fs";
import process from "node:process";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Buck Euchre needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

const HELP = `Buck Euchre with your friends, in browsers and in a terminal.

  buck-euchre [serve]            host the game on http://localhost:3000
  buck-euchre backup FILE        copy the database, even while a server is running
  buck-euchre restore FILE       put a backup in place of the database
  buck-euchre check ADDRESS      find out what a proxy in front of a server breaks
  buck-euchre copy-to-postgres   copy the database file to PostgreSQL

  buck-euchre play [GAME]        play against bots in this terminal
  buck-euchre host               make a table on a server and sit down at it
  buck-euchre join LINK          sit down at a table
  buck-euchre watch LINK         watch a table
  buck-euchre club LINK          see who is at a club, sit down or watch there
  buck-euchre euchre, buck       play around one keyboard
  buck-euchre replay FILE        step through a saved game
  buck-euchre review FILE        judge every decision of a saved game
  buck-euchre verify FILE        check the sealed deals of a saved game
  buck-euchre simulate           let bots play many games

Each command has its own --help; "buck-euchre serve --help" lists the settings.
`;
const SERVER = new Set(["serve", "backup", "restore", "check", "copy-to-postgres"]);

/** npx and npm end the shell between them and this program on SIGTERM, and the signal goes no further. */
function stopWhenOrphaned() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, 250).unref();
}

const [command = "serve"] = process.argv.slice(2);
if (command === "--help" || command === "-h" || command === "help") process.stdout.write(HELP);
else if (command === "--version" || command === "-V") {
  const manifest = readFileSync(new URL("package.json", import.meta.url), "utf8");
  console.log(JSON.parse(manifest).version);
} else if (SERVER.has(command)) {
  if (process.env.npm_lifecycle_event !== undefined) stopWhenOrphaned();
  await import("./dist/server/dist/main.js");
} else await import("./dist/terminal/main.js");
