import type { Frame } from "@buck/protocol";
import { EXIT, Stop } from "../terminal/stop.ts";
import { liveText as text } from "./liveText.ts";
import { enterTable } from "./enterTable.ts";
import type { TableAddress } from "./link.ts";
import { LiveTable } from "./liveTable.ts";
import { newKey } from "./seatKeys.ts";

export interface JsonWatch {
  readonly address: TableAddress;
  readonly name: string;
  readonly write: (text: string) => void;
}

/** Prints every frame that a watcher gets as a line of JSON. */
export async function watchAsJson({ address, name, write }: JsonWatch): Promise<void> {
  let isEntering = false;
  const ended = new Promise<Stop>((resolve) => {
    const beginToWatch = async (frame: Frame) => {
      const answer = await enterTable(frame, { kind: "watch", name }, (command) => table.send(command));
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
      onEnd: (ending) => resolve(new Stop(EXIT.connection, text.ended[ending])),
    });
  });
  throw await ended;
}
