import type { Command } from "commander";
import { parseLink, parseServer } from "../live/link.ts";
import type { TableAddress } from "../live/link.ts";
import { EXIT, Stop } from "../stop.ts";
import { userName } from "../userName.ts";
import { commandWords as words } from "../words/commands.ts";
import { liveWords } from "../words/live.ts";
import type { Context } from "../context.ts";

export interface LiveOptions {
  readonly name: string;
  readonly server: string;
  readonly lines?: boolean;
  readonly plain?: boolean;
}

export function addLiveOptions(command: Command, { env }: Context): Command {
  return command
    .option("--name <name>", words.play.name, userName())
    .option("--server <address>", words.server, env["BUCK_SERVER"] ?? "http://localhost:3000")
    .option("--lines", words.lines)
    .option("--plain", words.plain);
}

export function serverFrom({ server }: LiveOptions): string {
  const origin = parseServer(server);
  if (origin === null) throw new Stop(EXIT.usage, liveWords.badServer(server));
  return origin;
}

export function addressFrom(link: string, options: LiveOptions): TableAddress {
  const address = parseLink(link, serverFrom(options));
  if (address === null) throw new Stop(EXIT.usage, liveWords.badLink(link));
  return address;
}
