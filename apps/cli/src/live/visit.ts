import type { Context } from "../context.ts";
import { openFace, usesScreen } from "../face/openFace.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { faceWords } from "../words/face.ts";
import { liveWords as words } from "../words/live.ts";
import type { Wish } from "./enter.ts";
import { linkOf } from "./link.ts";
import type { TableAddress } from "./link.ts";
import { LiveTable } from "./liveTable.ts";
import { newKey, SeatKeys } from "./seatKeys.ts";
import { LiveSession } from "./session.ts";

export interface Visit {
  readonly address: TableAddress;
  readonly wish: Wish;
  readonly terminal: Terminal;
  readonly lines: boolean;
  readonly bots?: number;
}

/** Stays at a live table until the person leaves or it is over; either stops the program. */
export async function visit(
  { address, wish, terminal, lines, bots = 0 }: Visit,
  { env }: Context,
): Promise<void> {
  // Whoever only watches comes as somebody else, or they would take their own seat over.
  const key = wish.kind === "watch" ? newKey() : new SeatKeys(env).keyFor(address);
  const farewell = wish.kind === "sit" ? words.farewell(linkOf(address)) : "";
  terminal.setFarewell(farewell);
  const goodbye = `${faceWords.left} ${farewell}`.trim();
  const face = openFace(terminal, { lines, goodbye, onTalk: (text) => session.say(text) });
  face.notice(words.connecting(address.server));
  const hurries = !usesScreen(terminal, { lines });
  const session = new LiveSession({
    link: linkOf(address),
    connect: (listener) => new LiveTable(address, key, listener),
    face,
    wish,
    hurries,
    bots,
  });
  try {
    await Promise.race([session.ended, face.left]);
  } finally {
    face.close();
    session.close();
  }
}
