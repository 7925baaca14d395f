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

export function makeTableLink({ server, code }: TableAddress): string {
  return `${server}/t/${code}`;
}

export function makeWatchLink({ server, code }: TableAddress): string {
  return `${server}/watch/${code}`;
}

/** A link to play or to watch, or a code alone for a table of `defaultServer`; null when it is neither. */
export function parseTableLink(text: string, defaultServer: string): TableLink | null {
  const url = /^https?:\/\//i.test(text) ? parseUrl(text) : { origin: defaultServer, pathname: `/t/${text}` };
  const [, kind, written] = /^\/(t|watch)\/([^/]+)\/?$/.exec(url?.pathname ?? "") ?? [];
  const code = written === undefined ? null : parseCode(decode(written));
  if (url === null || code === null) return null;
  return { server: url.origin, code, as: kind === "watch" ? "watcher" : "player" };
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
