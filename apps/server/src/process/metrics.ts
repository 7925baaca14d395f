import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const ENTRIES = [1, 2, 4, 8, 16, 32, 64, 128, 256];

const COMMANDS: Tally = {
  name: "buck_commands_total",
  help: "Commands by result: OK, or the code of the refusal",
  label: "code",
};

export type Metrics = ReturnType<typeof createMetrics>;

/** What `/metrics` tells; Node's own numbers, event-loop delay and memory among them, come along. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, buckets, registers });
  const gauge = (name: string, help: string, count: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(count());
      },
    });
  return {
    registry,
    watchTables: (count: () => number) => gauge("buck_tables", "Tables in memory", count),
    watchConnections: (count: () => number) => gauge("buck_connections", "Open connections", count),
    countCommand: tally(registry, COMMANDS),
    commandSeconds: histogram("buck_command_seconds", "From hearing a command to answering it", SECONDS),
    appendsPerCommit: histogram("buck_appends_per_commit", "Entries that shared one commit", ENTRIES),
    commitSeconds: histogram("buck_commit_seconds", "How long a commit of the database took", SECONDS),
    watchLease: (seconds: () => number) =>
      gauge("buck_lease_seconds", "How long this node still counts as alive without another beat", seconds),
    claims: counter(
      "buck_claims_total",
      "Tables asked for, by who has them then: me, other, unknown",
      "owner",
    ),
    fencedAppends: counter("buck_fenced_appends_total", "Entries refused because another node has the table"),
    unknownAppends: counter(
      "buck_unknown_appends_total",
      "Commits whose outcome was unknown and that were repeated",
    ),
    misrouted: counter("buck_misrouted_total", "People who were sent to another server and came to this one"),
    watchBotQueue: (count: () => number) =>
      gauge("buck_bot_queue", "Decisions that wait for a thread of searching bots", count),
    botDecisions: counter(
      "buck_bot_decisions_total",
      "Decisions of bots that search: searched, or why medium decided instead",
      "result",
    ),
    botSeconds: histogram("buck_bot_seconds", "From asking a searching bot to its decision", SECONDS),
    goodbyes: counter("buck_goodbyes_total", "Connections closed by the server", "reason"),
    refusals: counter("buck_refused_connections_total", "Connections not let in", "reason"),
    unknownEvents: counter("buck_unknown_events_total", "Messages that no client of ours sends"),
    errors: counter("buck_errors_total", "Survived errors; each is in the log"),
  };
}

interface Tally {
  readonly name: string;
  readonly help: string;
  readonly label: string;
}

/** A counter for what happens often: its labels are put together when somebody asks. */
function tally(registry: Registry, { name, help, label }: Tally): (value: string) => void {
  const counts = new Map<string, number>();
  registry.registerMetric(
    new Counter({
      name,
      help,
      labelNames: [label],
      registers: [],
      collect() {
        this.reset();
        for (const [value, count] of counts) this.inc({ [label]: value }, count);
      },
    }),
  );
  return (value) => void counts.set(value, (counts.get(value) ?? 0) + 1);
}
