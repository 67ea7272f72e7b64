import type { App } from "./api";
import { isFromThisMachine } from "./forwarded";
import { pathOf } from "./server";

/** Reports the counters. */
interface Metrics {
  response(): Promise<Response>;
}

/** What orchestrators and Prometheus ask. */
export interface Health {
  /** Answers `/livez`, `/readyz` and `/metrics` of the server's own address; everything else is the app's. */
  inFrontOf(app: App): App;
  /** Answers the same on a separate address, where other machines may read `/metrics`. */
  readonly alone: App;
  /** From now on the server is ready as long as this does not fail. */
  readyWhile(check: () => Promise<unknown>): void;
  /** From now on it is not: it ends. */
  drain(): void;
}

/** A database that takes longer than this is not ready. */
const CHECK_MS = 2_000;
/** Requests within this time share one check. */
const FRESH_MS = 1_000;
const NO_STORE = { "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" };

/** @param isMetricsElsewhere `/metrics` has its own address; otherwise only programs on this machine may read it */
export function createHealth(metrics: Metrics, isMetricsElsewhere: boolean): Health {
  let state: "starting" | "ready" | "ending" = "starting";
  let check: () => Promise<unknown> = async () => undefined;
  let last: { readonly at: number; readonly isReady: Promise<boolean> } | undefined;

  const isReady = () => {
    if (!last || performance.now() - last.at > FRESH_MS) {
      last = { at: performance.now(), isReady: succeedsWithin(CHECK_MS, check) };
    }
    return last.isReady;
  };
  const readiness = async () => {
    if (state !== "ready") return answer(503, `The server is ${state}.`);
    return (await isReady()) ? answer(200, "ready") : answer(503, "The database does not answer.");
  };
  const respond = (path: string, hasMetrics: () => boolean) => {
    if (path === "/livez") return answer(200, "alive");
    if (path === "/readyz") return readiness();
    return path === "/metrics" && hasMetrics() ? metrics.response() : undefined;
  };
  return {
    inFrontOf: (app) => ({
      fetch(request, connection) {
        const showsMetrics = () => !isMetricsElsewhere && isFromThisMachine(request, connection);
        return respond(pathOf(request.url), showsMetrics) ?? app.fetch(request, connection);
      },
    }),
    alone: {
      fetch: (request) => respond(pathOf(request.url), () => true) ?? answer(404, "Not found."),
    },
    readyWhile(next) {
      check = next;
      if (state === "starting") state = "ready";
    },
    drain() {
      state = "ending";
    },
  };
}

const answer = (status: number, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { ...NO_STORE, ...(status === 503 && { "retry-after": "1" }) },
  });

async function succeedsWithin(ms: number, check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  const done = check().then(
    () => true,
    () => false,
  );
  const isReady = await Promise.race([done, late]);
  clearTimeout(timer);
  return isReady;
}
