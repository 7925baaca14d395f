import type { Frame } from "@buck/protocol";
import { EXIT, Stop } from "../stop.ts";
import { liveWords as words } from "../words/live.ts";
import { comeIn } from "./enter.ts";
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
    const beginToWatch = async (frame: Frame) => {
      const answer = await comeIn(frame, { kind: "watch", name }, (command) => table.send(command));
      if (answer?.ok === false) resolve(new Stop(EXIT.failed, answer.message));
    };
    const table: LiveTable = new LiveTable(address, newKey(), {
      onFrame(frame) {
        write(`${JSON.stringify(frame)}\n`);
        const isVisitor = frame.you.role === "visitor";
        if (isVisitor && isEntering) return;
        isEntering = isVisitor;
        if (!isVisitor) return;
        void beginToWatch(frame);
      },
      onConnection: () => {},
      onEnd: (ending) => resolve(new Stop(EXIT.connection, words.ended[ending])),
    });
  });
  throw await ended;
}
