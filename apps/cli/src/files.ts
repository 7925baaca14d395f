import { readFileSync, writeFileSync } from "node:fs";
import { EXIT, Stop } from "./stop.ts";

export function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new Stop(EXIT.badFile, `${file} cannot be read: ${reasonOf(error)}.`);
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Stop(EXIT.badFile, `${file} cannot be written: ${reasonOf(error)}.`);
  }
}

const REASONS: ReadonlyMap<unknown, string> = new Map([
  ["ENOENT", "it is not there"],
  ["EISDIR", "it is a folder"],
  ["EACCES", "it is not allowed"],
]);

function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return REASONS.get(code) ?? String(code ?? error);
}
