import type { GameName } from "@buck/engine";
import { euchre } from "@buck/engine";
import { DEFAULT_SETTINGS, PACES, settings as settingsSchema, TURN_TIMERS } from "@buck/protocol";
import type { Created, Settings } from "@buck/protocol";
import { InvalidArgumentError, Option } from "commander";
import type { Command } from "commander";
import { usesScreen } from "../ui/openUi.ts";
import { buckOptions, euchreOptions } from "../gameUi/houseRules.ts";
import { linkOf } from "../live/link.ts";
import type { TableAddress } from "../live/link.ts";
import { makeTable } from "../live/newTable.ts";
import { newKey, SeatKeys } from "../live/seatKeys.ts";
import { runLiveTable } from "../live/runLiveTable.ts";
import { EXIT, Stop } from "../terminal/stop.ts";
import { drawQr } from "../terminal/qr.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { commandText as text } from "./commandText.ts";
import { liveText } from "../live/liveText.ts";
import { addGameChoice } from "./chosenGame.ts";
import type { HouseOptions } from "./chosenGame.ts";
import type { Context } from "./context.ts";
import { addLiveOptions, serverFrom } from "./liveOptions.ts";
import type { LiveOptions } from "./liveOptions.ts";

interface Options extends LiveOptions, HouseOptions {
  readonly title?: string;
  readonly bots: number;
  readonly pace: Settings["pace"];
  readonly timer?: Settings["turnTimer"];
  /** False for --no-join. */
  readonly join: boolean;
  readonly json?: boolean;
}

export function addHostCommand(program: Command, context: Context): void {
  addLiveOptions(addGameChoice(program.command("host")), context)
    .summary(text.host.summary)
    .description(text.host.description)
    .option("--title <title>", text.host.title)
    .option("--bots <number>", text.host.bots, parseBots, 0)
    .addOption(new Option("--pace <pace>", text.host.pace).choices(PACES).default("normal"))
    .option("--timer <seconds>", text.host.timer, parseTimer)
    .option("--no-join", text.host.noJoin)
    .option("--json", text.host.json)
    .action((game: GameName, options: Options) => host(game, options, context));
}

async function host(game: GameName, options: Options, context: Context): Promise<void> {
  const terminal = context.terminal(options);
  const opened = await openTable(game, options, context);
  if (options.json === true) terminal.write(`${JSON.stringify(answerFor(opened))}\n`);
  if (!opened.ok) throw new Stop(exitCodeFor(opened), opened.message);
  if (options.json === true) return;
  const { address } = opened;
  invite(terminal, linkOf(address));
  if (!options.join) return;
  if (usesScreen(terminal, options)) await terminal.ask(liveText.toTheTable);
  const { name, lines = false, bots } = options;
  return runLiveTable(
    { address, request: { kind: "sit", name, seat: null }, terminal, lines, bots },
    context,
  );
}

type Opened = { readonly ok: true; readonly address: TableAddress } | Refused;
type Refused = Extract<Created, { ok: false }>;

async function openTable(game: GameName, options: Options, { env }: Context): Promise<Opened> {
  const server = serverFrom(options);
  const token = newKey();
  const created = await makeTable(server, { settings: settingsOf(game, options), name: options.name, token });
  if (!created.ok) return created;
  const address = { server, code: created.code };
  new SeatKeys(env).keep(address, token);
  return { ok: true, address };
}

/** The JSON for programs. */
function answerFor(opened: Opened) {
  if (!opened.ok) return opened;
  const { address } = opened;
  return { ok: true, code: address.code, link: linkOf(address) };
}

function exitCodeFor({ code }: Refused) {
  return code === "NO_CONNECTION" ? EXIT.connection : EXIT.failed;
}

function settingsOf(game: GameName, { rule, preset, title = "", pace, timer = null }: Options): Settings {
  const options = game === "buck" ? buckOptions(rule) : euchreOptions(rule, euchre.PRESETS[preset]);
  const rules = { game, options };
  const parsed = settingsSchema.safeParse({ ...DEFAULT_SETTINGS, title, pace, turnTimer: timer, rules });
  if (parsed.success) return parsed.data;
  throw new Stop(EXIT.usage, `Live tables do not play ${game} with these rules.`);
}

function invite(terminal: Terminal, link: string): void {
  const { columns } = terminal.size();
  terminal.write(
    `${[liveText.invitation, "", `  ${link}`, "", ...drawQr(link, terminal.style, columns)].join("\n")}\n`,
  );
}

function parseBots(typed: string): number {
  if (/^[0-3]$/.test(typed)) return Number(typed);
  throw new InvalidArgumentError("It is 0, 1, 2 or 3.");
}

function parseTimer(typed: string): Settings["turnTimer"] {
  const seconds = TURN_TIMERS.find((timer) => String(timer ?? 0) === typed);
  if (seconds !== undefined) return seconds;
  throw new InvalidArgumentError(`It is ${TURN_TIMERS.map((timer) => timer ?? 0).join(", ")}.`);
}
