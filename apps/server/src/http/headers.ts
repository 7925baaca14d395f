import type { IncomingMessage } from "node:http";
import helmet from "helmet";
import type { Config } from "../config/config.ts";

const YEAR_SECONDS = 31_536_000;
/** A host as callers may name it. */
export const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

/**
 * No inline script, nothing from elsewhere. What only makes sense with TLS is said only where there is some, because
 * people also play over plain HTTP in their own network.
 */
export function securityHeaders({ publicUrl }: Pick<Config, "publicUrl">) {
  const hasTls = publicUrl?.startsWith("https:") ?? false;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:", "blob:"],
        connectSrc: ["'self'", (request) => socketsOf(request)],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: hasTls && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    crossOriginOpenerPolicy: hasTls,
    originAgentCluster: hasTls,
  });
}

/** Not every browser counts a WebSocket to the same host as 'self'. */
function socketsOf({ headers: { host = "" } }: IncomingMessage): string {
  return HOST.test(host) ? `ws://${host} wss://${host}` : "'self'";
}
