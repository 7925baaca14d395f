import { accessSync, closeSync, constants, existsSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { EXIT, Stop } from "../terminal/stop.ts";

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
