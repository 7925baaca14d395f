import { parseCode } from "./code.ts";
import type { Code } from "./table.ts";

/** Browsers and Node have it; this package knows the types of neither. */
declare const URL: new (text: string) => { readonly origin: string; readonly pathname: string };

/** Where a table is. */
export interface TableAddress {
  /** The server's origin, such as `https://cards.example.org`. */
  readonly server: string;
  readonly code: Code;
}

/** What a link is for. */
export interface TableLink extends TableAddress {
  readonly as: "player" | "watcher";
}

/** The page on which a table is played. */
export function tablePath(code: Code): string {
  return `/t/${code}`;
}

export function watchPath(code: Code): string {
  return `/watch/${code}`;
}

/** The page on which a finished game is looked through. */
export function gamePath(gameId: string): string {
  return `/game/${gameId}`;
}

/** The page on which the deals of a finished game are played again. */
export function againPath(gameId: string): string {
  return `/again/${gameId}`;
}

/** The game whose page this is; null for other pages. */
export function parseGamePath(path: string): string | null {
  return /^\/game\/([\w-]{22})\/?$/.exec(path)?.[1] ?? null;
}

export function makeTableLink({ server, code }: TableAddress): string {
  return server + tablePath(code);
}

export function makeWatchLink({ server, code }: TableAddress): string {
  return server + watchPath(code);
}

/** What a page of a table is for, and the code as it is written there; null for other pages. */
export function parseTablePath(
  path: string,
): { readonly as: TableLink["as"]; readonly written: string } | null {
  const [, page, written] = /^\/(t|watch|tv)\/([^/]+)\/?$/.exec(path) ?? [];
  return written === undefined ? null : { as: page === "t" ? "player" : "watcher", written };
}

/** The longest text that is searched for a link. */
const LONGEST_TEXT = 2_000;

/**
 * A link to play or to watch, alone or inside a message, with or without `https://`, or a code alone for a table of
 * `defaultServer`; null when it is none of them.
 */
export function parseTableLink(text: string, defaultServer: string): TableLink | null {
  if (text.length > LONGEST_TEXT) return null;
  const url = linkIn(text, defaultServer) ?? { origin: defaultServer, pathname: tablePath(text) };
  const page = parseTablePath(url.pathname);
  const code = page === null ? null : parseCode(decode(page.written));
  return page === null || code === null ? null : { server: url.origin, code, as: page.as };
}

function linkIn(text: string, defaultServer: string): ReturnType<typeof parseUrl> {
  const [whole] = /https?:\/\/\S+/i.exec(text) ?? [];
  if (whole !== undefined) return parseUrl(whole);
  const [, bare] = /(?:^|\s)([^\s/:]+(?::\d+)?\/(?:t|watch)\/\S+)/i.exec(text) ?? [];
  const scheme = /^https:/i.test(defaultServer) ? "https" : "http";
  return bare === undefined ? null : parseUrl(`${scheme}://${bare}`);
}

/** The origin of a server's address; null when it is none. */
export function parseServer(text: string): string | null {
  return /^https?:\/\//i.test(text) ? (parseUrl(text)?.origin ?? null) : null;
}

function parseUrl(text: string): { readonly origin: string; readonly pathname: string } | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
