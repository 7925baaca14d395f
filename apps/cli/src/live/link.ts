import { parseCode } from "@buck/protocol";

/** Where a table is. */
export interface TableAddress {
  readonly server: string;
  readonly code: string;
}

/** A table's link, with or without "/watch", or a code alone for a table of `server`. */
export function parseLink(typed: string, server: string): TableAddress | null {
  const isLink = /^https?:\/\//i.test(typed);
  if (isLink && !URL.canParse(typed)) return null;
  const { origin, pathname } = isLink ? new URL(typed) : { origin: server, pathname: `/t/${typed}` };
  const [, written] = /^\/t\/([^/]+)(?:\/watch)?\/?$/.exec(pathname) ?? [];
  const code = written === undefined ? null : parseCode(decode(written));
  return code === null ? null : { server: origin, code };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function linkOf({ server, code }: TableAddress): string {
  return `${server}/t/${code}`;
}

/** The origin of a server's address; null when it is none. */
export function parseServer(typed: string): string | null {
  const isAddress = /^https?:\/\//i.test(typed) && URL.canParse(typed);
  return isAddress ? new URL(typed).origin : null;
}
