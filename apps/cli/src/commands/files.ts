import { accessSync, closeSync, constants, existsSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { english, faultText } from "@buck/words";
import { EXIT, Stop } from "../terminal/stop.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** The byte order mark that some editors write first. */
const MARK = /^\uFEFF/;

export function readTextFile(file: string): string {
  return orStop(`${file} cannot be read`, () => readFileSync(file, "utf8")).replace(MARK, "");
}

export function writeTextFile(file: string, text: string): void {
  orStop(`${file} cannot be written`, () => writeFileSync(file, text));
}

/** Fails before a game is played, not after it. */
export function checkWritable(file: string): void {
  orStop(`${file} cannot be written`, () => {
    if (existsSync(file)) closeSync(openSync(file, "r+"));
    else accessSync(dirname(file), constants.W_OK);
  });
}

const REASONS: ReadonlyMap<unknown, string> = new Map([
  ["ENOENT", "it is not there"],
  ["EISDIR", "it is a folder"],
  ["EACCES", "it is not allowed"],
]);

function orStop<Result>(what: string, attempt: () => Result): Result {
  try {
    return attempt();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    throw new Stop(EXIT.badFile, `${what}: ${REASONS.get(code) ?? String(code ?? error)}.`);
  }
}

/** Where a command that reads a game writes to, and whether programs read it. */
interface GameFileOutput {
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

type FileFault = Parameters<typeof faultText>[1];

interface Fault extends Pick<FileFault, "at"> {
  readonly code: string;
  readonly message: string;
}

/** Ends the command because of what stands in a file. */
export function refuseFile(file: string, fault: FileFault, output: GameFileOutput): never {
  return refuse(file, { code: fault.code, message: faultText(english, fault), at: fault.at ?? "" }, output);
}

/** Ends the command: JSON for programs, a sentence for people. */
export function refuse(file: string, fault: Fault, output: GameFileOutput): never {
  writeFault(fault, output);
  throw new Stop(EXIT.badFile, `${file}: ${fault.message}`);
}

function writeFault({ code, message, at = "" }: Fault, { json, terminal }: GameFileOutput): void {
  if (json) terminal().write(`${JSON.stringify({ ok: false, code, message, at })}\n`);
}
