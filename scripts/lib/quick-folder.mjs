import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/** On Linux, this folder is in memory. */
const IN_MEMORY = "/dev/shm";
/** The `f_type` of tmpfs. */
const TMPFS = 0x01021994;
/** Three times what the databases of a test run take. Containers often only have 64 MB there. */
const ENOUGH_BYTES = 3 * 2 ** 30;

/**
 * The folder for temporary databases of tests: in memory if there is enough room, otherwise the system's temporary folder. A new
 * database is a thousand small files, which take thirty times as long on a disk.
 *
 * @param {(path: string) => { type: number, bsize: number, bavail: number }} [statfs] replaced in tests
 * @returns {string}
 */
export function quickFolder(statfs = statfsSync) {
  try {
    const { type, bsize, bavail } = statfs(IN_MEMORY);
    if (type === TMPFS && bsize * bavail >= ENOUGH_BYTES) return IN_MEMORY;
  } catch {
    // Other systems do not have this folder.
  }
  return tmpdir();
}
