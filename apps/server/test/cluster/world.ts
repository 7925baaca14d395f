import { SimClock } from "@buck/authority/testing";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import { seededRandom } from "../support/seededRandom.ts";
import { type Cut, CUTS, farDatabase } from "./badNetwork.ts";
import { MemoryDatabase } from "./memoryDatabase.ts";
import { NodeClock } from "./nodeClock.ts";
import { Person } from "./person.ts";
import { LEASE_MS, SimulatedNode } from "./simulatedNode.ts";

const NODES = 3;
/** Two leases. */
const LONGEST_FAULT_MS = 2 * LEASE_MS;
const NAMES = ["Ann", "Bob", "Cleo"] as const;

/** Where one node after the other runs. */
interface Place {
  readonly name: string;
  cut: Cut;
  node: SimulatedNode | null;
}

/** Three nodes on one database, three people at one table, and everything that can come between them. */
export class ClusterWorld {
  readonly clock = new SimClock();
  readonly roll: (below: number) => number;
  readonly database: MemoryDatabase;
  readonly #places: Place[] = [];
  readonly #people: Person[] = [];
  readonly #problems: string[] = [];
  #serial = 0;
  #code = "";

  constructor(seed: number, options: { readonly hasFence?: boolean } = {}) {
    this.roll = seededRandom(seed);
    this.database = new MemoryDatabase(this.clock, options);
    for (let index = 0; index < NODES; index += 1) {
      const place: Place = { name: `node-${index}`, cut: "none", node: null };
      this.#places.push(place);
      this.#boot(place);
    }
  }

  #boot(place: Place): void {
    const { name } = place;
    const clock = new NodeClock(this.clock);
    this.#serial += 1;
    const near = this.database.view({ id: `${name}#${this.#serial}`, name });
    const way = { world: this.clock, node: clock, roll: this.roll, cut: () => place.cut };
    const random = { below: this.roll, id: () => `id${(this.#serial += 1)}`.padEnd(22, "x") };
    const node = new SimulatedNode({ clock, database: farDatabase(near, way), random });
    place.node = node;
    // A server that cannot start ends, and whoever watches over it starts it again.
    node.lease.start(node.tables).catch(() => this.#restart(place, node));
  }

  #restart(place: Place, ended: SimulatedNode): void {
    ended.clock.kill();
    if (place.node !== ended) return;
    place.node = null;
    this.clock.after(500, () => this.#boot(place));
  }

  async begin(): Promise<void> {
    await this.pass(200);
    const settings = DEFAULT_SETTINGS;
    const host = { settings, name: NAMES[0], tokenHash: "0".repeat(64), rateLimitKey: "" };
    const created = this.#places[0]?.node?.tables.create(host);
    await this.pass(400);
    const result = await created;
    if (result?.ok !== true) throw new Error("no table was made");
    this.#code = result.code;
    for (const [index, name] of NAMES.entries()) {
      const tokenHash = String(index).repeat(64);
      const reach = (node: string | null) => this.#reach(node);
      this.#people.push(new Person({ name, table: this.#code, tokenHash, clock: this.clock, reach }));
    }
    await this.#untilAnswered();
    this.#people[1]?.say({ type: "sit", position: 1, name: NAMES[1] });
    this.#people[2]?.say({ type: "sit", position: 2, name: NAMES[2] });
    await this.#untilAnswered();
  }

  /** Everybody is here and waits for nothing; when nothing comes in between, that takes seconds. */
  async #untilAnswered(): Promise<void> {
    for (let turns = 0; this.#people.some(({ isContent }) => !isContent); turns += 1) {
      if (turns > 100) throw new Error("somebody waits for the table");
      await this.pass(300);
    }
  }

  #reach(name: string | null): SimulatedNode | null {
    const place = this.#places.find((each) => each.name === name) ?? this.#anyPlace();
    return place.node;
  }

  #anyPlace(): Place {
    const place = this.#places[this.roll(NODES)];
    if (place === undefined) throw new Error("no such node");
    return place;
  }

  /** Stores take some turns of the event loop. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 100) {
      await this.clock.pass(Math.min(100, left));
      for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    }
  }

  say(serial: number): void {
    this.#people[this.roll(NAMES.length)]?.say({ type: "say", text: `line ${serial}` });
  }

  cutDatabase(): void {
    const place = this.#anyPlace();
    place.cut = CUTS[this.roll(CUTS.length)] ?? "none";
    this.clock.after(this.roll(LONGEST_FAULT_MS), () => (place.cut = "none"));
  }

  /** SIGSTOP, for up to two leases. */
  stop(): void {
    const clock = this.#anyPlace().node?.clock;
    clock?.stop();
    this.clock.after(this.roll(LONGEST_FAULT_MS), () => clock?.goOn());
  }

  kill(): void {
    const place = this.#anyPlace();
    if (place.node !== null) this.#restart(place, place.node);
  }

  drain(): void {
    const place = this.#anyPlace();
    const leaving = place.node;
    if (leaving === null) return;
    leaving.drain().catch(() => {});
    this.clock.after(1000, () => this.#restart(place, leaving));
  }

  /** What must hold after every step. */
  check(): void {
    const log = this.database.tables.get(this.#code)?.log ?? [];
    const problems = [...this.#problems];
    log.forEach(({ seq, epoch, tableEpoch }, index) => {
      if (seq !== index + 1) problems.push(`entry ${index + 1} has the number ${seq}`);
      if (epoch !== tableEpoch) problems.push(`entry ${seq} was written in epoch ${epoch} of ${tableEpoch}`);
      if (epoch < (log[index - 1]?.epoch ?? 0)) problems.push(`the epoch falls at ${seq}`);
    });
    const commands = log.flatMap(({ command }) => command ?? []);
    if (new Set(commands).size !== commands.length) problems.push("a command was done twice");
    for (const { granted, refused, seen } of this.#people) {
      if (seen > log.length) problems.push(`version ${seen} was shown, and ${log.length} are there`);
      for (const [id, version] of granted) {
        if (log[version - 1]?.command?.endsWith(id) !== true) problems.push(`${id} is not at ${version}`);
      }
      for (const id of refused) {
        if (commands.some((command) => command.endsWith(id))) problems.push(`${id} was refused and is there`);
      }
    }
    problems.push(
      ...this.#places.flatMap(({ node }) =>
        (node?.errors ?? []).map(String).filter((text) => /lease/.test(text)),
      ),
    );
    if (problems.length > 0) throw new Error(problems.join("\n"));
  }

  /** Once everything is well again, everybody gets their answer. */
  async finish(): Promise<void> {
    await this.pass(LONGEST_FAULT_MS);
    await this.#untilAnswered();
    for (const person of this.#people) person.say({ type: "say", text: "the end" });
    await this.#untilAnswered();
    this.check();
  }
}
