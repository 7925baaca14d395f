import type { Answer, Code, Welcome } from "@buck/protocol";
import type { Connection, PublicFacts } from "@buck/table";

/** One person's connection, as a table here or on another node speaks to it. */
export interface PersonConnection extends Connection {
  readonly wantsFrames: boolean;
  readonly rateLimitKey: string;
  /** Sends a message that another node has encoded. */
  packet(text: string): void;
}

export interface PersonSession {
  /** Rejects with TableLost when nobody may answer. */
  command(message: unknown): Promise<Answer>;
  resync(): Promise<Welcome>;
  disconnect(): void;
}

/** A table as sockets and pages see it, wherever it is. */
export interface ReachableTable {
  readonly code: Code;
  connect(connection: PersonConnection): PersonSession;
  /** Whether this token has a seat there, or had one that it can take again. */
  hasSeat(tokenHash: string | null): Promise<boolean>;
  publicFacts(): Promise<PublicFacts | null>;
}
