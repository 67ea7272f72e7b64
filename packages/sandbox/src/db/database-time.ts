import type { Clock } from "../domain/clock";
import type { Db } from "./connect";

/** The database's time, as this process knows it. */
export interface DatabaseTime extends Clock {
  /** Reads the time again. @returns milliseconds by which this machine's clock is ahead of the database's */
  sync(): Promise<number>;
}

/** This machine's clock; replaced in tests. Milliseconds. */
export interface MachineTime {
  /** Unix time, which an administrator can change. */
  readonly wall: () => number;
  /** Monotonic. */
  readonly steady: () => number;
}

const MACHINE: MachineTime = { wall: Date.now, steady: () => performance.now() };

/**
 * A clock that every process on one database shares: deadlines are the database's, whatever the machines' own clocks say. Between
 * two readings the steady clock counts on, so that a changed wall clock has no effect either.
 */
export async function databaseTime(db: Db, { wall, steady }: MachineTime = MACHINE): Promise<DatabaseTime> {
  let offset = 0;
  const sync = async () => {
    const before = steady();
    const [row] = await db<
      { ms: number }[]
    >`select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms`;
    const after = steady();
    if (!row) throw new Error("the database returned no time");
    // It was read somewhere between the two.
    offset = row.ms - (before + after) / 2;
    return wall() - (offset + after);
  };
  await sync();
  return { now: () => Math.floor((offset + steady()) / 1000), sync };
}
