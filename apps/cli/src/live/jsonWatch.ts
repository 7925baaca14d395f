import type { Command } from "@buck/protocol";
import { EXIT, Stop } from "../stop.ts";
import { liveWords as words } from "../words/live.ts";
import { enter } from "./enter.ts";
import type { TableAddress } from "./link.ts";
import { LiveTable } from "./liveTable.ts";
import { newKey } from "./seatKeys.ts";

export interface JsonWatch {
  readonly address: TableAddress;
  readonly name: string;
  readonly write: (text: string) => void;
}

/** Every frame that a watcher sees, one line each, for programs. */
export async function watchAsJson({ address, name, write }: JsonWatch): Promise<void> {
  let isEntering = false;
  const ended = new Promise<Stop>((resolve) => {
    const sitDown = async (at: LiveTable, wish: Command) => {
      const answer = await at.send(wish);
      if (!answer.ok) resolve(new Stop(EXIT.failed, answer.message));
    };
    const table: LiveTable = new LiveTable(address, newKey(), {
      onFrame(frame) {
        write(`${JSON.stringify(frame)}\n`);
        const wish = enter(frame, { kind: "watch", name });
        if (frame.you.role !== "visitor" || isEntering || wish === null) return;
        isEntering = true;
        void sitDown(table, wish);
      },
      onConnection: () => {},
      onEnd: (ending) => resolve(new Stop(EXIT.connection, words.ended[ending])),
    });
  });
  throw await ended;
}
