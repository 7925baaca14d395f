import { serverAddress } from "@buck/protocol";

/** Browsers and Node have them; this package knows the types of neither. */
declare const fetch: (address: string) => Promise<{ json(): Promise<unknown> }>;
declare const URL: new (text: string) => { readonly hostname: string };

export interface InviteAddress {
  /** The origin for links that others are sent. */
  readonly server: string;
  /** Nobody else can open it. */
  readonly isOnlyHere: boolean;
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Where others open the server that is open at `server` here: the server knows, or it is the same address. */
export async function inviteAddress(server: string): Promise<InviteAddress> {
  const known = await toldAddress(server);
  return known === null
    ? { server, isOnlyHere: LOOPBACK.test(new URL(server).hostname) }
    : { server: known, isOnlyHere: false };
}

async function toldAddress(server: string): Promise<string | null> {
  try {
    const response = await fetch(`${server}/api/address`);
    const { data } = serverAddress.safeParse(await response.json());
    return data?.address ?? null;
  } catch {
    return null;
  }
}
