import { created } from "@buck/protocol";
import type { Created, Settings } from "@buck/protocol";
import type { Platform } from "./platform.ts";
import { keepClubToken, keepToken, makeToken } from "./tokens.ts";

/** Browsers and Node have it; this package knows the types of neither. */
declare const fetch: (
  address: string,
  request: { readonly method: string; readonly headers: Record<string, string>; readonly body: string },
) => Promise<{ json(): Promise<unknown> }>;

const NO_CONNECTION: Created = { ok: false, code: "NO_CONNECTION" };

export interface CreateOptions {
  readonly server: string;
  readonly settings: Settings;
  readonly name: string;
  readonly platform: Platform;
  /** A finished game of that server: its deals are dealt again, by its rules. */
  readonly sameDealsAs?: string;
}

/** Makes a table on a server. You become its host, and your token is kept. */
export async function createTable(options: CreateOptions): Promise<Created> {
  const { server, settings, name, platform, sameDealsAs } = options;
  const token = makeToken(platform.random);
  const answer = await post(`${server}/api/tables`, { settings, name, token, sameDealsAs });
  if (answer.ok) keepToken({ server, code: answer.code }, token, platform);
  return answer;
}

export interface CreateClubOptions {
  readonly server: string;
  readonly name: string;
  /** The name of whoever asks, its first organizer. */
  readonly founder: string;
  readonly platform: Platform;
}

/** Founds a club on a server; the founder's token is kept. */
export async function createClub({ server, name, founder, platform }: CreateClubOptions): Promise<Created> {
  const token = makeToken(platform.random);
  const answer = await post(`${server}/api/clubs`, { name, founder, token });
  if (answer.ok) keepClubToken({ server, code: answer.code }, token, platform);
  return answer;
}

async function post(address: string, body: unknown): Promise<Created> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const parsed = created.safeParse(await response.json());
    return parsed.success ? parsed.data : NO_CONNECTION;
  } catch {
    return NO_CONNECTION;
  }
}
