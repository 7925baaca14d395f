import { readStorage, writeStorage } from "../../storage/storage.ts";

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** The secret that makes this browser somebody at a table. Made here, kept here, and never part of an address. */
export function tokenFor(code: string): string {
  const kept = readStorage(keyOf(code));
  if (typeof kept === "string" && TOKEN.test(kept)) return kept;
  const made = makeToken();
  keepToken(code, made);
  return made;
}

export function keepToken(code: string, token: string): void {
  writeStorage(keyOf(code), token);
}

export function makeToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function keyOf(code: string): string {
  return `buck.token.${code}`;
}
