import { spawnSync } from "node:child_process";
import { closeSync, constants, openSync } from "node:fs";
import { SandboxError } from "../domain/sandbox-error";

/** libuv's flags for exclusive access, which Node does not export: O_EXLOCK on macOS, an exclusively opened file on Windows. */
const O_EXLOCK = process.platform === "win32" ? 0x1000_0000 : 0x20;
/** Exit code of `flock -n`, of util-linux and of BusyBox, when another process holds the lock. */
const IS_HELD = 1;

/**
 * Opens a file and takes the kernel's lock on it. The kernel releases the lock when the last process with this descriptor ends,
 * however it ends, and the lock also works between containers that share the folder. Node has no API for it, so on Linux, the
 * program `flock` locks the descriptor that it inherits, and Node keeps that open.
 *
 * @returns the descriptor, or undefined when another process has the lock
 * @throws {SandboxError} if the file system or this machine does not support such locks
 */
export function takeKernelLock(file: string): number | undefined {
  const { O_RDWR, O_CREAT, O_NONBLOCK } = constants;
  if (process.platform !== "linux") return openLocked(file, O_RDWR | O_CREAT | (O_NONBLOCK ?? 0) | O_EXLOCK);
  const descriptor = openSync(file, O_RDWR | O_CREAT, 0o600);
  const { status, error, stderr } = spawnSync("flock", ["-n", "3"], {
    stdio: ["ignore", "ignore", "pipe", descriptor],
    encoding: "utf8",
  });
  if (status === 0) return descriptor;
  closeSync(descriptor);
  if (status === IS_HELD) return undefined;
  throw cannotLock(file, error?.message ?? stderr.trim());
}

function openLocked(file: string, flags: number): number | undefined {
  try {
    return openSync(file, flags, 0o600);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "EAGAIN" || code === "EBUSY") return undefined;
    throw cannotLock(file, String(code));
  }
}

const cannotLock = (file: string, reason: string) =>
  new SandboxError(
    `The file ${file} can't be locked (${reason}): two servers on one folder would destroy it. Use a folder on a local disk and, on Linux, install flock (util-linux), or start with --database-url.`,
  );
