import type { Command } from "commander";
import { parseLink, parseServer } from "../live/link.ts";
import type { TableAddress } from "../live/link.ts";
import { EXIT, Stop } from "../terminal/stop.ts";
import { userName } from "./userName.ts";
import { commandText as text } from "./commandText.ts";
import { liveText } from "../live/liveText.ts";
import type { Context } from "./context.ts";

export interface LiveOptions {
  readonly name: string;
  readonly server: string;
  readonly lines?: boolean;
  readonly plain?: boolean;
}

export function addLiveOptions(command: Command, { env }: Context): Command {
  return command
    .option("--name <name>", text.play.name, userName())
    .option("--server <address>", text.server, env["BUCK_SERVER"] ?? "http://localhost:3000")
    .option("--lines", text.lines)
    .option("--plain", text.plain);
}

export function serverFrom({ server }: LiveOptions): string {
  const origin = parseServer(server);
  if (origin === null) throw new Stop(EXIT.usage, liveText.badServer(server));
  return origin;
}

export function addressFrom(link: string, options: LiveOptions): TableAddress {
  const address = parseLink(link, serverFrom(options));
  if (address === null) throw new Stop(EXIT.usage, liveText.badLink(link));
  return address;
}
