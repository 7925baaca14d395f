import {
  connectLive,
  deviceHash,
  makeTableLink,
  makeToken,
  seatToken,
  until,
  watchSeals,
} from "@buck/client";
import type { ClientState, KeyValueStorage, Platform, TableAddress } from "@buck/client";
import type { BotLevel, Token } from "@buck/protocol";
import type { JoinRequest } from "./enterTable.ts";
import { sealLines } from "./sealLines.ts";
import { TableSession } from "./session.ts";
import { tableText as text } from "./tableText.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { askYesNo } from "../terminal/askYesNo.ts";
import { openUi, usesScreen } from "../terminal/openUi.ts";
import { uiText } from "../terminal/uiText.ts";
import { terminalPlatform } from "./platform.ts";
import { TerminalBots } from "./terminalBots.ts";

interface LiveTableRun {
  readonly address: TableAddress;
  readonly request: JoinRequest;
  readonly terminal: Terminal;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly lines: boolean;
  readonly bots?: readonly BotLevel[];
  /** The link for others, where it is another one than this machine uses. */
  readonly inviteLink?: string;
}

/** Runs a live table until the person leaves or it ends; both stop the program. */
export async function runLiveTable(run: LiveTableRun): Promise<void> {
  const { address, request, terminal, lines, bots = [] } = run;
  const platform = terminalPlatform(run.env);
  const ownLink = makeTableLink(address);
  const { token, keepPerson } = await claim(run);
  const farewell = request.kind === "sit" ? text.farewell(ownLink) : "";
  terminal.setFarewell(farewell);
  const goodbye = `${uiText.left} ${farewell}`.trim();
  const ui = openUi(terminal, {
    lines,
    goodbye,
    onTalk: (message) => session.say(message),
    onHint: () => void session.hint(),
  });
  const experts = new TerminalBots();
  ui.showNotice(text.connecting(address.server));
  const client = connectLive({ ...address, token, platform });
  const stopKeeping = client.store.subscribe(({ frame }, before) => {
    const personId = frame?.you.personId ?? null;
    if (personId !== null && personId !== before.frame?.you.personId) keepPerson(personId);
  });
  const session = new TableSession({
    client,
    ui,
    link: run.inviteLink ?? ownLink,
    request,
    skipsResults: !usesScreen(terminal, { lines }),
    bots,
    adviceOn: (game) => experts.advice(game),
    isLocal: false,
  });
  const seals = watchSeals(client, { platform, hash: await deviceHash() });
  const stopTelling = seals.store.subscribe((now, before) => session.tell(sealLines(now, before)));
  try {
    await Promise.race([session.ended, ui.left]);
  } finally {
    seals.stop();
    stopTelling();
    stopKeeping();
    ui.close();
    session.close();
    experts.stop();
  }
}

/** A watcher uses a new token: the kept one would take over their own seat. */
async function claim({ address, request, terminal, env, lines }: LiveTableRun): Promise<TokenClaim> {
  const platform = terminalPlatform(env);
  if (request.kind === "watch") return { token: makeToken(platform.random), keepPerson: () => {} };
  return claimToken(
    address,
    platform,
    async () => terminal.isInteractive && askYesNo(terminal, text.takeOver, { lines }),
  );
}

/** More people than a table has seats never come from one machine. */
const MOST_OWNERS = 4;

/** Somebody on this machine with a seat at a table. The first one keeps things under plain names. */
interface Owner {
  readonly platform: Platform;
  /** Null before they have sat down. */
  readonly personId: string | null;
}

interface TokenClaim {
  readonly token: Token;
  /** Remembers who holds the seat, to know them again. */
  readonly keepPerson: (personId: string) => void;
}

/**
 * The token to join with: one whose seat nobody is using now, so that several people on one machine do not take
 * each other's seats. `mayTakeOver` is asked about a seat that is in use.
 */
async function claimToken(
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
