import type { Level } from "@buck/bots";
import { createTable, inviteAddress, makeTableLink } from "@buck/client";
import type { TableAddress } from "@buck/client";
import type { GameName } from "@buck/engine";
import { DEFAULT_SETTINGS, HINTS, PACES, settings as settingsSchema, TURN_TIMERS } from "@buck/protocol";
import type { Created, Settings } from "@buck/protocol";
import { english, refusalText } from "@buck/words";
import { InvalidArgumentError, Option } from "commander";
import type { Command } from "commander";
import { addGameChoice, parseLevels, rulesFrom } from "./gameArguments.ts";
import type { HouseOptions } from "./gameArguments.ts";
import { terminalPlatform } from "../table/platform.ts";
import { runLiveTable } from "../table/runLiveTable.ts";
import { tableText } from "../table/tableText.ts";
import { drawQr } from "../terminal/qr.ts";
import { EXIT, Stop } from "../terminal/stop.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { usesScreen } from "../terminal/openUi.ts";
import { commandText as text } from "./commandText.ts";
import type { Context } from "./context.ts";
import { addLiveOptions, serverFrom } from "./liveOptions.ts";
import type { LiveCommandOptions } from "./liveOptions.ts";

interface Options extends LiveCommandOptions, HouseOptions {
  readonly title?: string;
  readonly bots: readonly Level[];
  readonly pace: Settings["pace"];
  readonly timer?: Settings["turnTimer"];
  readonly hints: Settings["hints"];
  /** False for --no-join. */
  readonly join: boolean;
  readonly json?: boolean;
}

export function addHostCommand(program: Command, context: Context): void {
  addLiveOptions(addGameChoice(program.command("host")), context)
    .summary(text.host.summary)
    .description(text.host.description)
    .option("--title <title>", text.host.title)
    .option("--bots <number|levels>", text.host.bots, parseBots, [])
    .addOption(new Option("--pace <pace>", text.host.pace).choices(PACES).default("normal"))
    .option("--timer <seconds>", text.host.timer, parseTimer)
    .addOption(new Option("--hints <who>", text.host.hints).choices(HINTS).default("off"))
    .option("--no-join", text.host.noJoin)
    .option("--json", text.host.json)
    .addHelpText("after", `\n${text.levels}`)
    .action((game: GameName, options: Options) => host(game, options, context));
}

async function host(game: GameName, options: Options, context: Context): Promise<void> {
  const isMadeOnly = options.json === true || !options.join;
  if (isMadeOnly && options.bots.length > 0) throw new Stop(EXIT.usage, text.host.botsNeedHost);
  const terminal = context.terminal(options);
  const { env } = context;
  const opened = await openTable(game, options, context);
  if (options.json === true) terminal.write(`${JSON.stringify(await jsonFor(opened))}\n`);
  if (!opened.ok) throw new Stop(exitCodeFor(opened), refusedText(opened, options));
  if (options.json === true) return;
  const { address } = opened;
  const invite = await inviteAddress(address.server);
  const inviteLink = makeTableLink({ ...address, server: invite.server });
  printInvitation(terminal, inviteLink, !invite.isOnlyHere);
  if (!options.join) return;
  if (usesScreen(terminal, options)) await terminal.ask(tableText.toTheTable);
  const { name, lines = false, bots } = options;
  const request = { kind: "sit", name, seat: null } as const;
  return runLiveTable({ address, request, terminal, env, lines, bots, inviteLink });
}

function refusedText(refused: Refused, options: Options): string {
  return refused.code === "NO_CONNECTION"
    ? tableText.noServer(serverFrom(options))
    : refusalText(english, refused);
}

type Opened = { readonly ok: true; readonly address: TableAddress } | Refused;
type Refused = Extract<Created, { ok: false }>;

async function openTable(game: GameName, options: Options, { env }: Context): Promise<Opened> {
  const server = serverFrom(options);
  const settings = settingsOf(game, options);
  const created = await createTable({
    server,
    settings,
    name: options.name,
    platform: terminalPlatform(env),
  });
  if (created.ok) return { ok: true, address: { server, code: created.code } };
  return created;
}

/** The JSON for programs. */
async function jsonFor(opened: Opened) {
  if (!opened.ok) return opened;
  const { server, code } = opened.address;
  const invite = await inviteAddress(server);
  return { ok: true, code, link: makeTableLink({ server: invite.server, code }) };
}

function exitCodeFor({ code }: Refused) {
  return code === "NO_CONNECTION" ? EXIT.connection : EXIT.failed;
}

function settingsOf(game: GameName, options: Options): Settings {
  const { title = "", pace, hints, timer = null } = options;
  const rules = rulesFrom(game, options);
  const parsed = settingsSchema.safeParse({
    ...DEFAULT_SETTINGS,
    title,
    pace,
    hints,
    turnTimer: timer,
    rules,
  });
  if (parsed.success) return parsed.data;
  throw new Stop(EXIT.usage, `Live tables do not play ${game} with these rules.`);
}

function printInvitation(terminal: Terminal, link: string, isForOthers: boolean): void {
  const { columns } = terminal.size();
  const lines = [
    tableText.invitation,
    "",
    `  ${link}`,
    "",
    ...(isForOthers ? drawQr(link, terminal.style, columns) : [tableText.onlyHere]),
  ];
  terminal.write(`${lines.join("\n")}\n`);
}

const MOST_BOTS = 3;

/** "2" is two of the usual bots; otherwise each level adds one. */
function parseBots(typed: string): readonly Level[] {
  if (/^[0-3]$/.test(typed)) return Array.from({ length: Number(typed) }, () => "medium");
  const words = typed.split(",");
  if (words.length > MOST_BOTS || /^\d/.test(typed))
    throw new InvalidArgumentError("There is room for 0 to 3.");
  return parseLevels(typed, words.length);
}

function parseTimer(typed: string): Settings["turnTimer"] {
  const seconds = TURN_TIMERS.find((timer) => String(timer ?? 0) === typed);
  if (seconds !== undefined) return seconds;
  throw new InvalidArgumentError(`It is ${TURN_TIMERS.map((timer) => timer ?? 0).join(", ")}.`);
}
