import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { ServerEvent } from "./events";

/** Counts what happens, for Prometheus. */
export interface Metrics {
  observe(event: ServerEvent): void;
  /** Prometheus' text format. */
  response(): Promise<Response>;
}

/** From a stored list to a password check on a busy machine, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const PREFIX = "marketplace_";

export function createMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  const requests = new Histogram({
    name: `${PREFIX}request_duration_seconds`,
    help: "Calls by operation of the contract and HTTP status, and how long they took.",
    labelNames: ["operation", "status"],
    buckets: BUCKETS,
    registers,
  });
  const results = new Counter({
    name: `${PREFIX}results_total`,
    help: "Calls by operation and result: ok, or the name of the error.",
    labelNames: ["operation", "result"],
    registers,
  });
  const decisions = new Counter({
    name: `${PREFIX}decisions_total`,
    help: "Decisions at the admin console.",
    labelNames: ["section", "action", "result"],
    registers,
  });
  const jobs = new Histogram({
    name: `${PREFIX}job_duration_seconds`,
    help: "Runs of background jobs and how long they took.",
    labelNames: ["job", "result"],
    buckets: BUCKETS,
    registers,
  });
  const rows = new Counter({
    name: `${PREFIX}job_rows_total`,
    help: "Rows that background jobs moved.",
    labelNames: ["job"],
    registers,
  });
  const broken = new Gauge({
    name: `${PREFIX}broken`,
    help: "What the last daily check of the books or the ledger's seals in this process found broken.",
    labelNames: ["check"],
    registers,
  });
  let hasProcessMetrics = false;
  return {
    observe(event) {
      switch (event.kind) {
        case "request":
          requests.observe({ operation: event.operation, status: event.status }, event.seconds);
          results.inc({ operation: event.operation, result: event.result });
          break;
        case "decision":
          decisions.inc({ section: event.section, action: event.action, result: event.result });
          break;
        case "job":
          jobs.observe({ job: event.job, result: event.result }, event.seconds);
          rows.inc({ job: event.job }, event.moved);
          break;
        case "check":
          broken.set({ check: event.check }, event.broken);
      }
    },
    async response() {
      // They watch the event loop and the heap all the time: only where someone asks.
      if (!hasProcessMetrics) collectDefaultMetrics({ register });
      hasProcessMetrics = true;
      return new Response(await register.metrics(), { headers: { "content-type": register.contentType } });
    },
  };
}
