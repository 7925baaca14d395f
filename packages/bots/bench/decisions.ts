import { cpus, loadavg } from "node:os";
import { buck } from "@buck/engine";
import type { GameName, GameOptions } from "@buck/engine";
import { chooseInProcess } from "../src/index.ts";
import { playGame } from "./arena/match.ts";
import type { Choose } from "./arena/player.ts";

/** How long an expert thinks, in whole games: as a worker of the server does, and as one on a slow phone. */
const GAMES = 3;

/** A game, and how many play it. */
interface Table<Name extends GameName = GameName> {
  readonly game: Name;
  readonly options: Partial<GameOptions<Name>>;
  readonly players: number;
}

const TABLES: readonly Table[] = [
  ...buck.OPTION_VALUES.players.map((players): Table<"buck"> => ({
    game: "buck",
    options: { players },
    players,
  })),
  { game: "euchre", options: {}, players: 4 },
];

interface Place {
  readonly name: string;
  readonly budgetMs: number;
  /** How many times slower than this one its processor is: it gets that much less done in the same time. */
  readonly slower: number;
}

const PLACES: readonly Place[] = [
  { name: "server", budgetMs: 130, slower: 1 },
  { name: "browser, processor four times slower", budgetMs: 260, slower: 4 },
];

/** Time on the processor, so that what else runs on this machine does not count. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function thoughtsOf({ game, options, players }: Table, { budgetMs, slower }: Place): Float64Array {
  const times: number[] = [];
  const expert: Choose = ({ game: name, view }, random) => {
    const start = processorMs();
    const end = start + budgetMs / slower;
    const action = chooseInProcess({ game: name, level: "expert", view }, random, () => processorMs() >= end);
    times.push((processorMs() - start) * slower);
    return action;
  };
  const seats = Array.from({ length: players }, () => expert);
  for (let seed = 0; seed < GAMES; seed += 1) playGame({ game, options, seats, seed });
  return Float64Array.from(times).toSorted();
}

const [load = 0] = loadavg();
console.log(`Node ${process.versions.node}, ${cpus().length} cores, load ${load.toFixed(1)}`);
for (const table of TABLES) {
  for (const place of PLACES) {
    const sorted = thoughtsOf(table, place);
    const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
    console.log(
      `${table.game} of ${table.players}, ${place.name}: ${sorted.length} decisions, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms`,
    );
  }
}
