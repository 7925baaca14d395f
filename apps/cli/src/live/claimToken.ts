import { connectLive, makeTableLink, makeToken, seatToken, until } from "@buck/client";
import type { ClientState, KeyValueStorage, Platform, TableAddress } from "@buck/client";
import type { Token } from "@buck/protocol";

/** More people than a table has seats never come from one machine. */
const MOST_OWNERS = 4;

/** Somebody on this machine with a seat at a table. The first one keeps things under plain names. */
interface Owner {
  readonly platform: Platform;
  /** Null before they have sat down. */
  readonly personId: string | null;
}

export interface TokenClaim {
  readonly token: Token;
  /** Remembers who holds the seat, to know them again. */
  readonly keepPerson: (personId: string) => void;
}

/**
 * The token to join with: one whose seat nobody is using now, so that several people on one machine do not take
 * each other's seats. `mayTakeOver` is asked about a seat that is in use.
 */
export async function claimToken(
  address: TableAddress,
  platform: Platform,
  mayTakeOver: () => Promise<boolean>,
): Promise<TokenClaim> {
  const owners = ownersOf(address, platform);
  const [first] = owners;
  const state = first?.personId === null ? null : await lookAt(address, platform);
  for (const { platform: own, personId } of owners) {
    const isUsed = state !== null && personId !== null && isHere(state, personId);
    if (!isUsed || (await mayTakeOver())) return claimOf(address, own);
  }
  return { token: makeToken(platform.random), keepPerson: () => {} };
}

function ownersOf(address: TableAddress, platform: Platform): readonly Owner[] {
  return Array.from({ length: MOST_OWNERS }, (_, index) => {
    const storage = index === 0 ? platform.storage : numbered(platform.storage, index + 1);
    return { platform: { ...platform, storage }, personId: storage.get(personKey(address)) };
  });
}

function numbered(storage: KeyValueStorage, number: number): KeyValueStorage {
  return {
    get: (key) => storage.get(`${key}#${number}`),
    set: (key, value) => storage.set(`${key}#${number}`, value),
    remove: (key) => storage.remove(`${key}#${number}`),
  };
}

function claimOf(address: TableAddress, platform: Platform): TokenClaim {
  return {
    token: seatToken(address, platform),
    keepPerson: (personId) => platform.storage.set(personKey(address), personId),
  };
}

function personKey(address: TableAddress): string {
  return `buck.person.${makeTableLink(address)}`;
}

/** What a visitor sees of a table; null when it cannot be seen. */
async function lookAt({ server, code }: TableAddress, platform: Platform): Promise<ClientState | null> {
  const client = connectLive({ server, code, token: makeToken(platform.random), platform });
  try {
    return await until(client, ({ frame, connection }) => frame !== null || connection !== "connecting");
  } catch {
    return null;
  } finally {
    client.close();
  }
}

function isHere({ frame, presence }: ClientState, personId: string): boolean {
  const seat = frame?.table.seats.find((each) => each.kind === "person" && each.personId === personId);
  return seat !== undefined && presence.here.includes(seat.position);
}
