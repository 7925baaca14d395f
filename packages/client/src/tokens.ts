import type { Random } from "@buck/authority";
import { makeTableLink, token } from "@buck/protocol";
import type { TableAddress, Token } from "@buck/protocol";
import type { Platform } from "./platform.ts";
import { randomLetters } from "./platform.ts";

const TOKEN_LETTERS = 43;

/** The secret that makes somebody who they are at a table. It is made and kept here and is never part of a link. */
export function makeToken({ below }: Pick<Random, "below">): Token {
  return randomLetters(below, TOKEN_LETTERS);
}

/** The token for a table: the one from last time, or a new one. */
export function seatToken(address: TableAddress, { storage, random }: Platform): Token {
  const kept = token.safeParse(storage.get(keyOf(address)));
  if (kept.success) return kept.data;
  const made = makeToken(random);
  keepToken(address, made, { storage });
  return made;
}

export function keepToken(address: TableAddress, kept: Token, { storage }: Pick<Platform, "storage">): void {
  storage.set(keyOf(address), kept);
}

/** With the server in it: no other server is ever told the token, whatever codes it makes up. */
function keyOf(address: TableAddress): string {
  return `buck.token.${makeTableLink(address)}`;
}
