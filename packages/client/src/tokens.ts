import type { Random } from "@buck/authority";
import { makeClubLink, makeTableLink, token } from "@buck/protocol";
import type { TableAddress, Token } from "@buck/protocol";
import type { Platform } from "./platform.ts";
import { randomLetters } from "./platform.ts";

const TOKEN_LETTERS = 43;

/** The secret that makes somebody who they are at a table. It is made and kept here and is never part of a link. */
export function makeToken({ below }: Pick<Random, "below">): Token {
  return randomLetters(below, TOKEN_LETTERS);
}

/** The token for a table: the one from last time, or a new one. */
export function seatToken(address: TableAddress, platform: Platform): Token {
  return tokenAt(makeTableLink(address), platform);
}

/** The token for a club: whoever belongs has it at all tables of the club, too. */
export function clubToken(address: TableAddress, platform: Platform): Token {
  return tokenAt(makeClubLink(address), platform);
}

function tokenAt(link: string, { storage, random }: Platform): Token {
  const kept = token.safeParse(storage.get(keyOf(link)));
  if (kept.success) return kept.data;
  const made = makeToken(random);
  storage.set(keyOf(link), made);
  return made;
}

export function keepToken(address: TableAddress, kept: Token, { storage }: Pick<Platform, "storage">): void {
  storage.set(keyOf(makeTableLink(address)), kept);
}

export function keepClubToken(
  address: TableAddress,
  kept: Token,
  { storage }: Pick<Platform, "storage">,
): void {
  storage.set(keyOf(makeClubLink(address)), kept);
}

/** With the server in it: no other server is ever told the token, whatever codes it makes up. */
function keyOf(link: string): string {
  return `buck.token.${link}`;
}
