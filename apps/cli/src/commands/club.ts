import { clubToken, connectClub, keepToken, untilClub } from "@buck/client";
import type { ClubClient } from "@buck/client";
import { parseCode, parseServer } from "@buck/protocol";
import type { ClubFrame, Code } from "@buck/protocol";
import { english, refusalText } from "@buck/words";
import { InvalidArgumentError } from "commander";
import type { Command } from "commander";
import { clubLines } from "../table/clubLines.ts";
import { terminalPlatform } from "../table/platform.ts";
import { runLiveTable } from "../table/runLiveTable.ts";
import { tableText } from "../table/tableText.ts";
import { EXIT, Stop } from "../terminal/stop.ts";
import { printable } from "../terminal/printable.ts";
import { commandText as text } from "./commandText.ts";
import type { Context } from "./context.ts";
import { addLiveOptions, serverFrom } from "./liveOptions.ts";
import type { LiveCommandOptions } from "./liveOptions.ts";

interface ClubCommandOptions extends LiveCommandOptions {
  readonly join?: boolean;
  /** Counted from 1, as listed; true for the first with a free chair. */
  readonly sit?: number | true;
  readonly watch?: number;
}

export function addClubCommand(program: Command, context: Context): void {
  addLiveOptions(program.command("club"), context)
    .summary(text.club.summary)
    .description(text.club.description)
    .argument("<link>", text.club.link)
    .option("--join", text.club.join)
    .option("--sit [number]", text.club.sit, parseNumber)
    .option("--watch <number>", text.club.watch, parseNumber)
    .action((link: string, options: ClubCommandOptions) => openClub(link, options, context));
}

async function openClub(link: string, options: ClubCommandOptions, context: Context): Promise<void> {
  const address = clubAddress(link, options);
  const platform = terminalPlatform(context.env);
  const client = connectClub({ ...address, platform });
  try {
    const club = await memberOf(client, options);
    const terminal = context.terminal(options);
    const { name, lines = false, sit, watch } = options;
    if (sit === undefined && watch === undefined) {
      const shown = clubLines(club, await client.history(), Date.now());
      return terminal.write(`${shown.map(printable).join("\n")}\n`);
    }
    const code = tableAt(club, sit ?? watch ?? true);
    const table = { server: address.server, code };
    keepToken(table, clubToken(address, platform), platform);
    const own = club.members.find(({ memberId }) => memberId === club.you.memberId)?.name ?? name;
    const request =
      sit === undefined
        ? ({ kind: "watch", name: own } as const)
        : ({ kind: "sit", name: own, seat: null } as const);
    client.close();
    return await runLiveTable({ address: table, request, terminal, env: context.env, lines });
  } finally {
    client.close();
  }
}

/** `https://cards.example.org/c/CODE`, or the code alone on the server that is named. */
function clubAddress(
  link: string,
  options: LiveCommandOptions,
): { readonly server: string; readonly code: Code } {
  const [, before, written = link] = /^(https?:\/\/.+?)\/c\/([^/?#]+)/i.exec(link) ?? [];
  const server = before === undefined ? serverFrom(options) : parseServer(before);
  const code = parseCode(written);
  if (server === null || code === null) throw new Stop(EXIT.usage, text.club.badLink(link));
  return { server, code };
}

/** The club as a member sees it; whoever is none yet becomes one where they asked for it. */
async function memberOf(client: ClubClient, { join, sit, name }: ClubCommandOptions): Promise<ClubFrame> {
  const { frame, ending } = await untilClub(
    client,
    (state) => state.frame !== null || state.connection === "reconnecting",
  );
  if (ending !== null) throw new Stop(EXIT.connection, tableText.ended[ending]);
  if (frame === null) throw new Stop(EXIT.connection, tableText.unreachable);
  if (frame.you.memberId !== null) return frame;
  if (join !== true && sit === undefined) throw new Stop(EXIT.failed, text.club.notMember(frame.name));
  const answer = await client.send({ type: "join", name });
  if (!answer.ok) throw new Stop(EXIT.failed, refusalText(english, answer));
  const joined = await untilClub(
    client,
    (state) => state.frame !== null && state.frame.you.memberId !== null,
  );
  if (joined.frame === null) throw new Stop(EXIT.connection, tableText.unreachable);
  return joined.frame;
}

function tableAt({ tables }: ClubFrame, wanted: number | true): Code {
  const table = wanted === true ? tables.find(({ freeSeats }) => freeSeats > 0) : tables[wanted - 1];
  if (table === undefined) throw new Stop(EXIT.failed, text.club.noTable);
  return table.code;
}

function parseNumber(typed: string): number {
  const number = Number(typed);
  if (Number.isInteger(number) && number >= 1) return number;
  throw new InvalidArgumentError("Tables are numbered from 1.");
}
