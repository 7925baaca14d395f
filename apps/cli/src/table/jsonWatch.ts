import { connectLive, makeToken } from "@buck/client";
import type { TableAddress } from "@buck/client";
import type { Frame } from "@buck/protocol";
import { english, refusalText } from "@buck/words";
import { enterTable } from "./enterTable.ts";
import { tableText as text } from "./tableText.ts";
import { EXIT, Stop } from "../terminal/stop.ts";
import { terminalPlatform } from "./platform.ts";

export interface JsonWatch {
  readonly address: TableAddress;
  readonly name: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly write: (line: string) => void;
}

/** Prints every frame that a watcher gets as a line of JSON. */
export async function watchAsJson({ address, name, env, write }: JsonWatch): Promise<never> {
  const platform = terminalPlatform(env);
  const client = connectLive({ ...address, token: makeToken(platform.random), platform });
  let isEntering = false;
  const ended = new Promise<Stop>((resolve) => {
    const beginToWatch = async (frame: Frame) => {
      isEntering = true;
      const answer = await enterTable(frame, { kind: "watch", name }, (command) => client.send(command));
      if (answer?.ok === false) resolve(new Stop(EXIT.failed, refusalText(english, answer)));
    };
    client.store.subscribe(({ frame, connection, ending }, before) => {
      if (ending !== null) return resolve(new Stop(EXIT.connection, text.ended[ending]));
      if (frame === null && connection === "reconnecting") {
        return resolve(new Stop(EXIT.connection, text.unreachable));
      }
      if (frame === null || frame === before.frame) return;
      write(`${JSON.stringify(frame)}\n`);
      if (frame.you.role !== "visitor") isEntering = false;
      else if (!isEntering) void beginToWatch(frame);
    });
  });
  try {
    throw await ended;
  } finally {
    client.close();
  }
}
