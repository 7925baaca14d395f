import type { Command } from "commander";
import { parseServer, parseTableLink } from "@buck/client";
import type { TableAddress } from "@buck/client";
import { EXIT, Stop } from "../terminal/stop.ts";
import { parseNameOption, userName } from "./userName.ts";
import { commandText as text } from "./commandText.ts";
import { tableText } from "../session/tableText.ts";
import type { Context } from "./context.ts";

export interface LiveCommandOptions {
  readonly name: string;
  readonly server: string;
  readonly lines?: boolean;
  readonly plain?: boolean;
}

export function addLiveOptions(command: Command, { env }: Context): Command {
  return command
    .option("--name <name>", text.play.name, parseNameOption, userName())
    .option("--server <address>", text.server, env["BUCK_SERVER"] ?? "http://localhost:3000")
    .option("--lines", text.lines)
    .option("--plain", text.plain);
}

export function serverFrom({ server }: LiveCommandOptions): string {
  const origin = parseServer(server);
  if (origin === null) throw new Stop(EXIT.usage, tableText.badServer(server));
  return origin;
}

export function addressFrom(link: string, options: LiveCommandOptions): TableAddress {
  const address = parseTableLink(link, serverFrom(options));
  if (address === null) throw new Stop(EXIT.usage, tableText.badLink(link));
  return { server: address.server, code: address.code };
}
