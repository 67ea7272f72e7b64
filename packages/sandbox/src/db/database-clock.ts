import { type Clock, systemClock } from "../domain/clock";
import type { Db } from "./connect";

const KEY = "clock_offset";
/** How long another process may take to notice. Asking again and again works through poolers, which `listen` does not. */
const REFRESH_MS = 500;

/** A clock that can be put forward; every process on the same database follows within half a second. */
export interface MovableClock extends Clock {
  /** @param seconds how far to go forward, never back: what has expired stays expired */
  advance(seconds: number): Promise<void>;
  /** Back to real time: only for a database that has just been emptied. */
  restart(): Promise<void>;
}

/**
 * The clock of a sandbox in development: real time plus an offset that lives in the database.
 * `real` is injected in tests.
 */
export async function databaseClock(
  db: Db,
  real: Clock = systemClock,
): Promise<MovableClock & { /** Follows the other processes no longer. */ stop(): void }> {
  let offset = 0;
  let started = 0;
  let newest = 0;
  const read = async () => {
    const turn = ++started;
    const [row] = await db<
      { offset: number }[]
    >`select value::text::bigint as offset from setting where key = ${KEY}`;
    // Ignore an answer that the answer of a newer read has overtaken.
    if (turn < newest) return;
    newest = turn;
    offset = row?.offset ?? 0;
  };
  await read();
  // If the database is unavailable for a moment, the next read tries again.
  const timer = setInterval(() => void read().catch(() => undefined), REFRESH_MS);
  timer.unref();
  return {
    now: () => real.now() + offset,
    async advance(seconds) {
      await db`insert into setting (key, value) values (${KEY}, to_jsonb(${seconds}::bigint))
        on conflict (key) do update set value = to_jsonb(setting.value::text::bigint + ${seconds}::bigint)`;
      await read();
    },
    async restart() {
      await db`delete from setting where key = ${KEY}`;
      await read();
    },
    stop: () => clearInterval(timer),
  };
}
