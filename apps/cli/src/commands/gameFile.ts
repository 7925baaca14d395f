import type { FileFault } from "@buck/records";
import { EXIT, Stop } from "../terminal/stop.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { readTextFile } from "./files.ts";

/** Where a command that reads a game writes to, and whether programs read it. */
export interface GameFileOutput {
  readonly json: boolean;
  /** Opened when there is something to write: an open one handles Ctrl-C, which has to wait for work in one piece. */
  readonly terminal: () => Terminal;
}

/** The text of a file; with --json one that cannot be read is JSON, too. */
export function readGameText(file: string, output: GameFileOutput): string {
  try {
    return readTextFile(file);
  } catch (error) {
    if (error instanceof Stop) writeFault({ code: "UNREADABLE", message: error.message }, output);
    throw error;
  }
}

interface Fault {
  readonly code: string;
  readonly message: string;
  readonly at?: FileFault["at"];
}

/** Ends the command: JSON for programs, a sentence for people. */
export function refuseFile(file: string, fault: Fault, output: GameFileOutput): never {
  writeFault(fault, output);
  throw new Stop(EXIT.badFile, `${file}: ${fault.message}`);
}

function writeFault({ code, message, at = "" }: Fault, { json, terminal }: GameFileOutput): void {
  if (json) terminal().write(`${JSON.stringify({ ok: false, code, message, at })}\n`);
}
