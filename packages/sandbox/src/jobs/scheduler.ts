import type { Db } from "../db/connect";
import { isAway } from "../db/errors";
import type { Job } from "../kernel/job";
import type { Services } from "../kernel/services";

/** A job that ran, and how many rows it moved. */
export interface JobRun {
  readonly name: string;
  readonly moved: number;
}

/** Most batches of a job in one run. A correct job never needs more. */
const MAX_BATCHES = 100;

/**
 * Runs every due job until less than a batch is left. A job that fails is logged and retried at the next run; the others continue.
 *
 * @param signal stops the run; the rest is done later
 */
export async function runDue(
  services: Services,
  jobs: readonly Job[],
  signal?: AbortSignal,
): Promise<JobRun[]> {
  const ran: JobRun[] = [];
  for (const job of jobs) {
    if (signal?.aborted) break;
    const begun = performance.now();
    const observe = (result: "ok" | "failed", moved: number) => {
      const seconds = (performance.now() - begun) / 1_000;
      services.observe?.({ kind: "job", job: job.name, result, moved, seconds });
    };
    try {
      if (await claim(services.db, job, services.clock.now())) {
        const moved = await runOut(services, job);
        ran.push({ name: job.name, moved });
        observe("ok", moved);
      }
    } catch (error) {
      // A stopping server closes connections in use. The next process does the work.
      if (signal?.aborted) break;
      observe("failed", 0);
      services.log(`job ${job.name} failed: ${error instanceof Error ? error.message : typeof error}`);
      if (isAway(error)) break;
    }
  }
  return ran;
}

async function runOut(services: Services, { run, batch = 1 }: Job): Promise<number> {
  let moved = 0;
  for (let batches = 0; batches < MAX_BATCHES; batches++) {
    const count = await run(services, services.clock.now());
    moved += count;
    if (count < batch) break;
  }
  return moved;
}

/** Claims a job with an interval for one process. If that process ends midway, the next run does the rest. */
async function claim(db: Db, { name, every }: Job, now: number): Promise<boolean> {
  if (every === undefined) return true;
  const [claimed] = await db`
    insert into job (name, last_run) values (${name}, ${now})
    on conflict (name) do update set last_run = excluded.last_run where job.last_run <= ${now - every}
    returning 1 as is_due`;
  return claimed !== undefined;
}

/** Runs due jobs periodically. */
export interface Scheduler {
  /** Runs due jobs now, or after the current run. */
  runDue(): Promise<JobRun[]>;
  /** Starts no more runs. Resolves when the current run has ended. */
  stop(): Promise<void>;
}

/** A process whose clock is further from the database's than this runs no jobs. Milliseconds. */
const MAX_DIFFERENCE = 2_000;

export interface SchedulerOptions {
  readonly jobs: readonly Job[];
  readonly everyMs?: number;
  /** Milliseconds by which this machine's clock is ahead of the database's. */
  readonly clockDifference?: () => Promise<number>;
}

/**
 * Runs due jobs every `everyMs` milliseconds of real time, one run at a time. A process with a wrong clock runs none, because jobs
 * pay out and delete by the time.
 */
export function startScheduler(
  services: Services,
  { jobs, everyMs = 5_000, clockDifference = async () => 0 }: SchedulerOptions,
): Scheduler {
  const ending = new AbortController();
  let wasRight = true;
  let wasKnown = true;
  const isClockRight = async () => {
    try {
      const difference = await clockDifference();
      if (!wasKnown) services.log("the database's time is known again: jobs run");
      wasKnown = true;
      const isRight = Math.abs(difference) <= MAX_DIFFERENCE;
      if (isRight !== wasRight) {
        const by = `${(difference / 1000).toFixed(1)} s from the database's`;
        services.log(
          isRight ? "the clock is right again: jobs run" : `this machine's clock is ${by}: no jobs run here`,
        );
      }
      wasRight = isRight;
      return isRight;
    } catch (error) {
      // Log it once, however long the database is unavailable.
      if (!ending.signal.aborted && wasKnown)
        services.log(`the database's time is not known: no jobs run: ${String(error)}`);
      wasKnown = false;
      return false;
    }
  };
  let last: Promise<unknown> = Promise.resolve();
  const next = () => {
    const run = last.then(async () => ((await isClockRight()) ? runDue(services, jobs, ending.signal) : []));
    last = run;
    return run;
  };
  let isBusy = false;
  const timer = setInterval(async () => {
    if (isBusy) return;
    isBusy = true;
    await next();
    isBusy = false;
  }, everyMs);
  return {
    runDue: next,
    async stop() {
      clearInterval(timer);
      ending.abort();
      await last;
    },
  };
}
