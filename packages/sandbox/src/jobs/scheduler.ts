import type { Db } from "../db/connect";
import { isAway } from "../db/errors";
import { HOUR } from "../domain/durations";
import type { Job, Lane } from "../kernel/job";
import type { Services } from "../kernel/services";

/** A job that ran, and how many rows it moved. */
export interface JobRun {
  readonly name: string;
  readonly moved: number;
}

/** Most batches of a job in one run. A correct job never needs more. */
const MAX_BATCHES = 100;
/** Seconds for which a process has a job with an interval to itself. Another one takes over where it has died. */
const CLAIMED = HOUR;
/** Seconds until a job with an interval is retried after it failed. */
const RETRY_SECONDS = 600;

/**
 * Runs every due job until less than a batch is left. A job that fails is logged, and the others of its lane continue; it is retried
 * at the next run, or ten minutes later if it has an interval.
 *
 * @param signal stops the run; the rest is done later
 */
export async function runDue(
  services: Services,
  jobs: readonly Job[],
  signal?: AbortSignal,
): Promise<JobRun[]> {
  const ran = await Promise.all(lanesOf(jobs).map(([, own]) => runLane(services, own, signal)));
  return ran.flat();
}

/** The jobs of each lane in their order. */
function lanesOf(jobs: readonly Job[]): [Lane, Job[]][] {
  const lanes = new Map<Lane, Job[]>();
  for (const job of jobs) {
    const { lane = "upkeep" } = job;
    lanes.set(lane, [...(lanes.get(lane) ?? []), job]);
  }
  return [...lanes];
}

async function runLane(
  services: Services,
  jobs: readonly Job[],
  signal: AbortSignal | undefined,
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
      const moved = await runIfDue(services, job);
      if (moved === undefined) continue;
      ran.push({ name: job.name, moved });
      observe("ok", moved);
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

/** @returns how many rows the job moved; undefined if it is not due, or another process has it */
async function runIfDue(services: Services, job: Job): Promise<number | undefined> {
  const { name, every } = job;
  if (every === undefined) return runOut(services, job);
  const { db, clock } = services;
  const now = clock.now();
  if (!(await claim(db, name, every, now))) return undefined;
  try {
    const moved = await runOut(services, job);
    await db`update job set last_run = greatest(last_run, ${now}), claimed_until = 0 where name = ${name}`;
    return moved;
  } catch (error) {
    const again = clock.now() + RETRY_SECONDS;
    // If the database is unavailable, the claim ends on its own.
    await db`update job set claimed_until = ${again} where name = ${name}`.catch(() => undefined);
    throw error;
  }
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

/** Claims a job with an interval for one process. It stays due until a run has succeeded. */
async function claim(db: Db, name: string, every: number, now: number): Promise<boolean> {
  const [claimed] = await db`
    insert into job (name, last_run, claimed_until) values (${name}, 0, ${now + CLAIMED})
    on conflict (name) do update set claimed_until = excluded.claimed_until
      where job.last_run <= ${now - every} and job.claimed_until <= ${now}
    returning 1 as is_due`;
  return claimed !== undefined;
}

/** Runs due jobs periodically. */
export interface Scheduler {
  /** Runs due jobs of all lanes, each now or after its current run. */
  runDue(): Promise<JobRun[]>;
  /** Starts no more runs. Resolves when the current ones have ended. */
  stop(): Promise<void>;
}

/** A process whose clock is further from the database's than this runs no jobs. Milliseconds. */
const MAX_DIFFERENCE = 2_000;

export interface SchedulerOptions {
  readonly jobs: readonly Job[];
  /** The connections of a lane; without it, lanes share those of the services. */
  readonly dbOf?: (lane: Lane) => Db;
  readonly everyMs?: number;
  /** Milliseconds by which this machine's clock is ahead of the database's. */
  readonly clockDifference?: () => Promise<number>;
}

/**
 * Runs due jobs every `everyMs` milliseconds of real time, in each lane one run at a time. A process with a wrong clock runs none,
 * because jobs pay out and delete by the time.
 */
export function startScheduler(
  services: Services,
  { jobs, dbOf = () => services.db, everyMs = 5_000, clockDifference = async () => 0 }: SchedulerOptions,
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
  const lanes = lanesOf(jobs).map(([lane, own]) => {
    const ownServices = { ...services, db: dbOf(lane) };
    let last: Promise<unknown> = Promise.resolve();
    let begun = 0;
    let ended = 0;
    return {
      isBusy: () => begun > ended,
      ended: () => last,
      run(): Promise<JobRun[]> {
        begun += 1;
        const run = last.then(async () => {
          const ran = (await isClockRight()) ? await runLane(ownServices, own, ending.signal) : [];
          ended += 1;
          return ran;
        });
        last = run;
        return run;
      },
    };
  });
  const timer = setInterval(() => {
    for (const lane of lanes) if (!lane.isBusy()) void lane.run();
  }, everyMs);
  return {
    runDue: async () => (await Promise.all(lanes.map((lane) => lane.run()))).flat(),
    async stop() {
      clearInterval(timer);
      ending.abort();
      await Promise.all(lanes.map((lane) => lane.ended()));
    },
  };
}
