import { connectLive, deviceHash, makeTableLink, makeToken, watchSeals } from "@buck/client";
import type { TableAddress } from "@buck/client";
import type { BotLevel } from "@buck/protocol";
import { TerminalBots } from "../bots/terminalBots.ts";
import type { JoinRequest } from "../session/enterTable.ts";
import { TableSession } from "../session/session.ts";
import { sealLines } from "../session/sealLines.ts";
import { tableText as text } from "../session/tableText.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { askYesNo } from "../ui/askYesNo.ts";
import { openUi, usesScreen } from "../ui/openUi.ts";
import { uiText } from "../ui/uiText.ts";
import { terminalPlatform } from "./platform.ts";
import { claimToken } from "./claimToken.ts";
import type { TokenClaim } from "./claimToken.ts";

export interface LiveTableRun {
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
