import { openUi, usesScreen } from "../ui/openUi.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { uiText } from "../ui/uiText.ts";
import { liveText as text } from "./liveText.ts";
import type { JoinRequest } from "./enterTable.ts";
import { linkOf } from "./link.ts";
import type { TableAddress } from "./link.ts";
import { LiveTable } from "./liveTable.ts";
import { newKey, SeatKeys } from "./seatKeys.ts";
import { LiveSession } from "./session.ts";

export interface LiveTableRun {
  readonly address: TableAddress;
  readonly request: JoinRequest;
  readonly terminal: Terminal;
  readonly lines: boolean;
  readonly bots?: number;
}

/** Runs a live table until the person leaves or it ends; both stop the program. */
export async function runLiveTable(
  { address, request, terminal, lines, bots = 0 }: LiveTableRun,
  { env }: { readonly env: Readonly<Record<string, string | undefined>> },
): Promise<void> {
  // A watcher uses a new token: the kept one would take over their own seat.
  const key = request.kind === "watch" ? newKey() : new SeatKeys(env).keyFor(address);
  const farewell = request.kind === "sit" ? text.farewell(linkOf(address)) : "";
  terminal.setFarewell(farewell);
  const goodbye = `${uiText.left} ${farewell}`.trim();
  const ui = openUi(terminal, { lines, goodbye, onTalk: (text) => session.say(text) });
  ui.showNotice(text.connecting(address.server));
  const skipsResults = !usesScreen(terminal, { lines });
  const session = new LiveSession({
    link: linkOf(address),
    connect: (listener) => new LiveTable(address, key, listener),
    ui,
    request,
    skipsResults,
    bots,
  });
  try {
    await Promise.race([session.ended, ui.left]);
  } finally {
    ui.close();
    session.close();
  }
}
