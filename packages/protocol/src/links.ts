import type { Code } from "./table.ts";

/** Browsers and Node have it; this package knows the types of neither. */
declare const URL: new (text: string) => { readonly origin: string; readonly pathname: string };

/** Where a table is. */
export interface TableAddress {
  /** Where the server's pages begin, such as `https://cards.example.org` or `https://example.org/cards`. */
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

/** The page of a club. */
export function clubPath(code: Code): string {
  return `/c/${code}`;
}

export function makeClubLink({ server, code }: TableAddress): string {
  return server + clubPath(code);
}

/** The code of the club whose page this is, as it is written there; null for other pages. */
export function parseClubPath(path: string): string | null {
  return /^\/c\/([^/]+)\/?$/.exec(path)?.[1] ?? null;
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
  const url = linkIn(text, defaultServer);
  if (url === null) {
    const code = parseCode(text);
    return code === null ? null : { server: defaultServer, code, as: "player" };
  }
  const [, base = "", path = ""] = /^(.*?)(\/(?:t|watch|tv)\/[^/]+\/?)$/.exec(url.pathname) ?? [];
  const page = parseTablePath(path);
  const code = page === null ? null : parseCode(decode(page.written));
  return page === null || code === null ? null : { server: url.origin + base, code, as: page.as };
}

function linkIn(text: string, defaultServer: string): ReturnType<typeof parseUrl> {
  const [whole] = /https?:\/\/\S+/i.exec(text) ?? [];
  if (whole !== undefined) return parseUrl(whole);
  const [, bare] = /(?:^|\s)([^\s/:]+(?::\d+)?(?:\/[^\s/]+)*?\/(?:t|watch)\/\S+)/i.exec(text) ?? [];
  const scheme = /^https:/i.test(defaultServer) ? "https" : "http";
  return bare === undefined ? null : parseUrl(`${scheme}://${bare}`);
}

/** Where the pages of the server at this address begin; null when it is none. */
export function parseServer(text: string): string | null {
  const url = /^https?:\/\//i.test(text) ? parseUrl(text) : null;
  return url === null ? null : url.origin + url.pathname.replace(/\/+$/, "");
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

/** What a table's code is made of. Of letters and digits that are taken for each other it has one. */
export const CODE_ALPHABET = "0123456789ACDEFGHJKMNPQRTVWXY";

/** Every other letter is read as the one it is taken for. */
const LOOKS_LIKE = new Map([
  ["O", "0"],
  ["I", "1"],
  ["L", "1"],
  ["Z", "2"],
  ["S", "5"],
  ["B", "8"],
  ["U", "V"],
]);

/** New codes have eight letters. Those of older tables have twelve. */
export const CODE_LETTERS = 8;
const LENGTHS = new Set([CODE_LETTERS, 12]);
const GROUP = 4;

/** Far more than twelve letters with dashes and spaces between them. */
const LONGEST = 64;

/** A code as people type it (any case, with or without dashes), or null when it cannot be one. */
export function parseCode(typed: string): string | null {
  if (typed.length > LONGEST) return null;
  const bare = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, "");
  const letters = bare.split("").map((letter) => LOOKS_LIKE.get(letter) ?? letter);
  const known = letters.every((letter) => CODE_ALPHABET.includes(letter));
  return known && LENGTHS.has(letters.length) ? makeCode(letters) : null;
}

/** The letters in groups of four. */
export function makeCode(letters: readonly string[]): string {
  const groups = Array.from({ length: Math.ceil(letters.length / GROUP) }, (_, group) =>
    letters.slice(group * GROUP, (group + 1) * GROUP).join(""),
  );
  return groups.join("-");
}
