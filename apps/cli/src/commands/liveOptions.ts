import { userInfo } from "node:os";
import { nameFrom } from "@buck/authority";
import { parseServer, parseTableLink } from "@buck/client";
import type { TableAddress } from "@buck/client";
import { LIMITS } from "@buck/protocol";
import { InvalidArgumentError } from "commander";
import type { Command } from "commander";
import { tableText } from "../table/tableText.ts";
import { EXIT, Stop } from "../terminal/stop.ts";
import { capitalised } from "../terminal/cards.ts";
import { commandText as text } from "./commandText.ts";
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

/** The default name of a player: the user name of the machine. */
export function userName(): string {
  try {
    return capitalised(userInfo().username);
  } catch {
    return "Player";
  }
}

/** The value of --name, by the rule of every table. */
export function parseNameOption(typed: string): string {
  const named = nameFrom(typed, []);
  if (named.ok) return named.name;
  throw new InvalidArgumentError(`A name has 1 to ${LIMITS.nameGraphemes} letters of one alphabet.`);
}
