import express, { type Router } from "express";
import type { Metrics } from "../process/metrics.ts";
import type { ServerStore } from "../store/port.ts";

export interface HealthOptions {
  readonly store: ServerStore;
  readonly metrics: Metrics;
  readonly isStopping: () => boolean;
  readonly isUp: () => boolean;
}

/** Anybody may ask: the database is bothered once in this time. */
const PROBE_MS = 1000;

/** For monitoring: whether the server is alive, whether it takes people, and how it is doing. */
export function health({ store, metrics, isStopping, isUp }: HealthOptions): Router {
  const writable = remembered(PROBE_MS, () =>
    store.probe().then(
      () => true,
      () => false,
    ),
  );
  const router = express.Router();
  router.get("/healthz", (_request, response) => void response.json({ status: "ok" }));
  // For a balancer. A restart of the database is no reason to move people to another node.
  router.get("/upz", (_request, response) => {
    response.status(isUp() ? 200 : 503).json({ status: isUp() ? "up" : "down" });
  });
  router.get("/readyz", async (_request, response) => {
    const problem = isStopping() ? "stopping" : (await writable()) ? null : "the database cannot be written";
    response.status(problem === null ? 200 : 503).json({ status: problem ?? "ready" });
  });
  router.get("/metrics", async (_request, response) => {
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return router;
}

function remembered<Value>(ms: number, ask: () => Promise<Value>): () => Promise<Value> {
  let last: { readonly value: Promise<Value>; readonly at: number } | null = null;
  return () => {
    const now = performance.now();
    if (last === null || now - last.at > ms) last = { value: ask(), at: now };
    return last.value;
  };
}
