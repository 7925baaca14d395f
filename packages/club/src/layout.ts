import type { GameName } from "@buck/engine";
import type { NightSettings } from "@buck/protocol";

export interface NightShape {
  readonly game: GameName;
  /** How many the rules of the night are for; Buck Euchre also seats one more or fewer to leave nobody out. */
  readonly seatsAtTable: number;
  /**
   * `mix`: everybody meets everybody as evenly as possible. `ladder`: winners go up a table, losers down.
   * `sameCards`: mixed as well, with the same deals at every table.
   */
  readonly movement: NightSettings["movement"];
  /** What happens when people do not divide by the seats. */
  readonly bots: NightSettings["bots"];
}

export interface Layout {
  /** How many chairs each table has, the largest first. */
  readonly tables: readonly number[];
  /** How many of these chairs bots have. */
  readonly bots: number;
  readonly sitOut: number;
}

const EUCHRE_SEATS = 4;
const BUCK_SEATS = [3, 4, 5, 6];

export function layoutOf(people: number, shape: NightShape): Layout {
  if (shape.game === "euchre") return equalTables(people, EUCHRE_SEATS, shape.bots);
  if (shape.movement !== "sameCards") return unequalTables(people, shape.seatsAtTable);
  // The same deals need the same number of chairs at every table.
  const layouts = BUCK_SEATS.map((seats) => equalTables(people, seats, shape.bots));
  const several = layouts.filter(({ tables }) => tables.length > 1);
  const mixing = several.filter(({ tables, sitOut }) => mixes(people - sitOut, tables.length));
  const compared = mixing.length > 0 ? mixing : several;
  const candidates = compared.length > 0 ? compared : layouts;
  return candidates.reduce((best, each) => (cost(each, shape) < cost(best, shape) ? each : best));
}

function cost({ tables, bots, sitOut }: Layout, { seatsAtTable }: NightShape): number {
  return 10 * (bots + sitOut) + Math.abs((tables[0] ?? 0) - seatsAtTable);
}

function equalTables(people: number, seats: number, bots: NightShape["bots"]): Layout {
  const full = Math.floor(people / seats);
  const rest = people % seats;
  const isFilled = rest > 0 && (bots === "fill" || full === 0);
  return {
    tables: Array.from({ length: full + Number(isFilled) }, () => seats),
    bots: isFilled ? seats - rest : 0,
    sitOut: isFilled ? 0 : rest,
  };
}

/**
 * Two tables cannot mix more than eight: after three rounds two people have sat together every time, and two others
 * never. Neither can two tables of three, which a search through all their rounds has shown.
 */
function mixes(people: number, tables: number): boolean {
  return tables !== 2 || people === 7 || people === 8;
}

/** As many tables as bring the chairs at each nearest to what the rules are for. */
function unequalTables(people: number, wanted: number): Layout {
  const fewest = BUCK_SEATS[0] ?? 3;
  const most = BUCK_SEATS.at(-1) ?? 6;
  if (people < fewest) return { tables: [fewest], bots: fewest - people, sitOut: 0 };
  const counts = Array.from({ length: people }, (_, index) => index + 1).filter(
    (count) =>
      Math.floor(people / count) >= fewest && Math.ceil(people / count) <= most && mixes(people, count),
  );
  const distance = (count: number) => Math.abs(people / count - wanted);
  const count = counts.reduce((best, each) => (distance(each) < distance(best) ? each : best));
  const larger = people % count;
  return {
    tables: Array.from({ length: count }, (_, index) => Math.floor(people / count) + Number(index < larger)),
    bots: 0,
    sitOut: 0,
  };
}
