import { POSITIONS } from "@buck/engine";
import type { GameName, Position } from "@buck/engine";
import { Option } from "commander";
import type { Command } from "commander";
import { UiHooks } from "./uiHooks.ts";
import { openUi } from "../ui/openUi.ts";
import { parseLevels } from "../local/bots.ts";
import { shuffledDealing } from "../local/dealing.ts";
import type { Happening, LocalGame } from "../local/game.ts";
import type { Seat } from "../local/players.ts";
import { seeded, trueRandom } from "../local/random.ts";
import { PACES } from "../local/pace.ts";
import type { PaceName } from "../local/pace.ts";
import { userName } from "./userName.ts";
import { commandText as text } from "./commandText.ts";
import { addGameChoice, withGame } from "./chosenGame.ts";
import type { HouseOptions } from "./chosenGame.ts";
import type { Context } from "./context.ts";
import { playAndSave } from "./playAndSave.ts";

interface Options extends HouseOptions {
  readonly name: string;
  readonly bots: string;
  readonly pace: PaceName;
  readonly seed?: string;
  readonly save?: string;
  readonly lines?: boolean;
  readonly plain?: boolean;
}

const ME: Position = 0;
const BOT_NAMES = ["", "Bea", "Cal", "Dee"] as const;

export function addPlayCommand(program: Command, context: Context): void {
  addGameChoice(program.command("play"))
    .summary(text.play.summary)
    .description(text.play.description)
    .option("--name <name>", text.play.name, userName())
    .option("--bots <levels>", text.play.bots, "medium")
    .addOption(new Option("--pace <pace>", text.pace).choices(Object.keys(PACES)).default("normal"))
    .option("--seed <seed>", text.seed)
    .option("--save <file>", text.save)
    .option("--lines", text.lines)
    .option("--plain", text.plain)
    .action((name: GameName, options: Options) =>
      withGame(name, options, (game) => play(game, options, context)),
    );
}

async function play<State, View, Action, Event extends Happening>(
  game: LocalGame<State, View, Action, Event>,
  options: Options,
  context: Context,
): Promise<void> {
  const seats = seatsFor(options);
  const random = options.seed === undefined ? trueRandom : seeded(options.seed);
  const table = { game, seats, dealing: shuffledDealing(random), random };
  const terminal = context.terminal(options);
  const ui = openUi(terminal, options);
  const hooks = new UiHooks(game, ui, { me: ME, pace: PACES[options.pace] });
  try {
    const { state } = await Promise.race([playAndSave(table, hooks, options), ui.left]);
    ui.close();
    terminal.write(`${["", ...game.gameUi.standings(game.view(state, ME))].join("\n")}\n`);
  } finally {
    ui.close();
  }
}

function seatsFor({ name, bots }: Options): readonly Seat[] {
  const levels = parseLevels(bots, POSITIONS.length - 1);
  return POSITIONS.map((position): Seat => {
    const level = levels[position - 1];
    if (position === ME || level === undefined) return { kind: "human", position, name };
    return { kind: "bot", position, name: BOT_NAMES[position], level };
  });
}
