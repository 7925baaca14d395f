import type { IncomingMessage } from "node:http";
import type { Config } from "../config/config.ts";

type Allowed = Pick<Config, "publicUrl" | "allowedOrigins">;

/**
 * A browser always names the page it comes from, and CORS does not stop a foreign page from opening a WebSocket.
 * Who names none is no browser.
 */
export function isAllowedOrigin({ headers }: Pick<IncomingMessage, "headers">, allowed: Allowed): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origin === allowed.publicUrl || allowed.allowedOrigins.includes(origin)) return true;
  return host !== undefined && hostOf(origin) === host.toLowerCase();
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
