import { handshake, PROTOCOL_VERSION, type ConnectError } from "@buck/protocol";
import type { ConnectionCount } from "../limits/connectionCount.ts";
import type { Limits } from "../limits/rateLimits.ts";
import type { Log } from "../process/log.ts";
import type { Metrics } from "../process/metrics.ts";
import { hashToken } from "../process/system.ts";
import type { Lookups } from "../tables/lookUp.ts";
import type { OpenClub, OpenedClub } from "../tables/clubs.ts";
import type { Opened, OpenTable } from "../tables/tables.ts";
import type { BuckSocket } from "./socketConnection.ts";
import type { Caller } from "./transports.ts";

export interface AdmissionOptions {
  readonly lookups: Lookups;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly connections: ConnectionCount;
}

/** Decides whether a socket is accepted, and for which table. */
export class Admission {
  readonly #options: AdmissionOptions;
  readonly #balancer: BalancerWatch;

  constructor(options: AdmissionOptions) {
    this.#options = options;
    this.#balancer = new BalancerWatch(options);
  }

  /** Resolves with nothing, or with the error that refuses the socket. It never rejects. */
  async decide(socket: BuckSocket, caller: Caller): Promise<Error | undefined> {
    const { metrics, log } = this.#options;
    try {
      return await this.#admit(socket, caller);
    } catch (error) {
      metrics.errors.inc();
      log.error({ err: error }, "a table could not be opened");
      return this.#refuse("SERVER_BUSY");
    }
  }

  async #admit(socket: BuckSocket, { rateLimitKey, node: asked }: Caller): Promise<Error | undefined> {
    const { lookups, limits, connections } = this.#options;
    if (!limits.mayConnect(rateLimitKey)) return this.#refuse("SERVER_BUSY");
    const caller = (code: string, tokenHash: string | null) => {
      return { rateLimitKey, tokenHash, isPaid: limits.takePaidLookup(rateLimitKey, code) };
    };
    const result = await readHandshake(socket.handshake.auth, {
      table: (code, tokenHash) => lookups.find(code, caller(code, tokenHash)),
      club: (code, tokenHash) => lookups.findClub(code, caller(code, tokenHash)),
    });
    if (result.ok) {
      const { table, club, tokenHash, wantsFrames } = result;
      const isSeated = table?.hasSeat(tokenHash) ?? club?.club.isMember(tokenHash) ?? false;
      if (!isSeated && !connections.hasRoomForStrangers()) return this.#refuse("SERVER_BUSY");
      socket.data.visitor = { table, club, tokenHash, wantsFrames, rateLimitKey, isSeated };
      return undefined;
    }
    if (result.error === "ELSEWHERE") {
      const { node } = result;
      this.#balancer.sentOn(asked, node);
      return Object.assign(this.#refuse(result.error), { data: { node } });
    }
    if (result.error !== "SERVER_BUSY") limits.chargeRefusedConnect(rateLimitKey);
    return this.#refuse(result.error);
  }

  #refuse(reason: ConnectError): Error {
    this.#options.metrics.refusals.inc({ reason });
    return new Error(reason);
  }
}

type Handshaken =
  | {
      readonly ok: true;
      readonly table: OpenTable | null;
      readonly club: OpenClub | null;
      readonly tokenHash: string | null;
      readonly wantsFrames: boolean;
    }
  | Extract<Opened, { readonly ok: false }>;

interface Openers {
  readonly table: (code: string, tokenHash: string | null) => Promise<Opened>;
  readonly club: (code: string, tokenHash: string | null) => Promise<OpenedClub>;
}

/** Who this is, and the table they want. */
async function readHandshake(auth: unknown, open: Openers): Promise<Handshaken> {
  // The version is checked first: another version may have another shape.
  if (isOtherVersion(auth)) return { ok: false, error: "OLD_CLIENT" };
  const { success, data } = handshake.safeParse(auth);
  if (!success) return { ok: false, error: "BAD_HANDSHAKE" };
  const tokenHash = data.token === undefined ? null : hashToken(data.token);
  const wantsFrames = data.frames === "whole";
  const visitor = { ok: true, table: null, club: null, tokenHash, wantsFrames } as const;
  if (data.table !== undefined && data.club !== undefined) return { ok: false, error: "BAD_HANDSHAKE" };
  if (data.club !== undefined) {
    const opened = await open.club(data.club, tokenHash);
    return opened.ok ? { ...visitor, club: opened.club } : opened;
  }
  if (data.table === undefined) return visitor;
  const opened = await open.table(data.table, tokenHash);
  return opened.ok ? { ...visitor, table: opened.table } : opened;
}

function isOtherVersion(auth: unknown): boolean {
  if (typeof auth !== "object" || auth === null || !("protocol" in auth)) return false;
  return Number.isSafeInteger(auth.protocol) && auth.protocol !== PROTOCOL_VERSION;
}

const TELL_AGAIN_MS = 60_000;
const MEND =
  "people who were sent to another server with ?node= in the address came here: the balancer has to map that name to its server (docs/hosting.md, Several machines)";

/** Notices a balancer that does not send `?node=b` to server b: people reach b's tables by luck then, or never. */
class BalancerWatch {
  readonly #log: Log;
  readonly #metrics: Metrics;
  #toldAt = Number.NEGATIVE_INFINITY;

  constructor({ log, metrics }: { readonly log: Log; readonly metrics: Metrics }) {
    this.#log = log;
    this.#metrics = metrics;
  }

  /** Somebody who asked for `asked` came here and is sent to `node`. */
  sentOn(asked: string | null, node: string): void {
    if (asked !== node) return;
    this.#metrics.misrouted.inc();
    const now = performance.now();
    if (now - this.#toldAt < TELL_AGAIN_MS) return;
    this.#toldAt = now;
    this.#log.warn({ node }, MEND);
  }
}
