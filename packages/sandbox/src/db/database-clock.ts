import { type Clock, systemClock } from "../domain/clock";
import type { Db } from "./connect";

const KEY = "clock_offset";

/** A clock that can be put forward; every process on the same database follows. */
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
export async function databaseClock(db: Db, real: Clock = systemClock): Promise<MovableClock> {
  let offset = 0;
  const read = async () => {
    const [row] = await db<
      { offset: number }[]
    >`select value::text::bigint as offset from setting where key = ${KEY}`;
    offset = row?.offset ?? 0;
  };
  const tell = async () => {
    await read();
    await db.notify(KEY, "");
  };
  await read();
  await db.listen(KEY, read, read);
  return {
    now: () => real.now() + offset,
    async advance(seconds) {
      await db`insert into setting (key, value) values (${KEY}, to_jsonb(${seconds}::bigint))
        on conflict (key) do update set value = to_jsonb(setting.value::text::bigint + ${seconds}::bigint)`;
      await tell();
    },
    async restart() {
      await db`delete from setting where key = ${KEY}`;
      await tell();
    },
  };
}
