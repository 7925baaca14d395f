import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export type Metrics = ReturnType<typeof createMetrics>;

/** What `/metrics` tells; Node's own numbers, event-loop delay and memory among them, come along. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    watchTables: (count: () => number) =>
      new Gauge({
        name: "buck_tables",
        help: "Tables in memory",
        registers,
        collect() {
          this.set(count());
        },
      }),
    connections: new Gauge({ name: "buck_connections", help: "Open connections", registers }),
    commands: new Counter({
      name: "buck_commands_total",
      help: "Answered commands by result: OK or the code of the refusal",
      labelNames: ["code"],
      registers,
    }),
    commandSeconds: new Histogram({
      name: "buck_command_seconds",
      help: "From hearing a command to answering it",
      buckets: SECONDS,
      registers,
    }),
    appendsPerCommit: new Histogram({
      name: "buck_appends_per_commit",
      help: "Entries that shared one commit of the database",
      buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
      registers,
    }),
    commitSeconds: new Histogram({
      name: "buck_commit_seconds",
      help: "How long a commit of the database took",
      buckets: SECONDS,
      registers,
    }),
    goodbyes: new Counter({
      name: "buck_goodbyes_total",
      help: "Connections closed by the server, by reason",
      labelNames: ["reason"],
      registers,
    }),
    refusals: new Counter({
      name: "buck_refused_connections_total",
      help: "Connections not let in, by reason",
      labelNames: ["reason"],
      registers,
    }),
    unknownEvents: new Counter({
      name: "buck_unknown_events_total",
      help: "Messages that no client of ours sends",
      registers,
    }),
    errors: new Counter({
      name: "buck_errors_total",
      help: "Survived errors; each is in the log",
      registers,
    }),
  };
}
