import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/** Linux keeps its files in memory. */
const IN_MEMORY = "/dev/shm";
/** The `f_type` of tmpfs. */
const TMPFS = 0x01021994;
/** A test run's databases with their log take a third of it; containers often have 64 MB there. */
const ENOUGH_BYTES = 3 * 2 ** 30;

/**
 * Where tests keep what they throw away: a folder in memory where there is one with room, otherwise the system's temporary one. A new
 * database is a thousand small files, which take a disk thirty times as long.
 *
 * @param {(path: string) => { type: number, bsize: number, bavail: number }} [statfs] replaced in tests
 * @returns {string}
 */
export function quickFolder(statfs = statfsSync) {
  try {
    const { type, bsize, bavail } = statfs(IN_MEMORY);
    if (type === TMPFS && bsize * bavail >= ENOUGH_BYTES) return IN_MEMORY;
  } catch {
    // Other systems have none.
  }
  return tmpdir();
}
