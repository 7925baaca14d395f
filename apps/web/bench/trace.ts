import type { Browser } from "@playwright/test";

/** What threads of pages did: on the processor, so that whatever else runs on this machine does not count. */
export interface PageWork {
  /** The longest task of a page; a page that is slowed down works longer. */
  readonly longestTaskMs: number;
  /** All of the worker that did most. */
  readonly busiestWorkerMs: number;
}

interface TracedEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const PAGE_THREAD = "CrRendererMain";
const WORKER_THREAD = "DedicatedWorker thread";

/** Watches every page of a browser while something is done. */
export async function traced<Result>(
  browser: Browser,
  act: () => Promise<Result>,
): Promise<PageWork & { readonly result: Result }> {
  await browser.startTracing(undefined, { categories: ["toplevel", "__metadata"] });
  const result = await act();
  const trace: { readonly traceEvents: readonly TracedEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  return { result, ...workIn(trace.traceEvents) };
}

function workIn(events: readonly TracedEvent[]): PageWork {
  const threads = new Map<string, string>();
  for (const event of events)
    if (event.name === "thread_name") threads.set(threadOf(event), event.args?.name ?? "");
  const tasks = events.filter(({ name, tdur }) => name.endsWith("RunTask") && tdur !== undefined);
  const workers = new Map<string, number>();
  let longest = 0;
  for (const task of tasks) {
    const thread = threads.get(threadOf(task));
    const taskMs = (task.tdur ?? 0) / 1000;
    if (thread === PAGE_THREAD) longest = Math.max(longest, taskMs);
    if (thread === WORKER_THREAD) workers.set(threadOf(task), (workers.get(threadOf(task)) ?? 0) + taskMs);
  }
  return { longestTaskMs: longest, busiestWorkerMs: Math.max(0, ...workers.values()) };
}

function threadOf({ pid, tid }: TracedEvent): string {
  return `${pid} ${tid}`;
}
