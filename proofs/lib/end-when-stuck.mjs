// For a process that tests mutants (`node --import`): ends it if an endless loop blocks its event loop. No time limit of a test works
// in that case, since timers do not run anymore, and memory grows.
import { isMainThread, Worker, workerData } from "node:worker_threads";

const BEAT_MS = 500;
/** Longer than a busy machine blocks a process. */
const STUCK_MS = 15_000;

if (isMainThread) {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
  new Worker(new URL(import.meta.url), { workerData: beats, execArgv: [] }).unref();
} else {
  /** @type {Int32Array} */
  const beats = workerData;
  let last = -1;
  setInterval(() => {
    const now = Atomics.load(beats, 0);
    if (now === last) process.kill(process.pid, "SIGKILL");
    last = now;
  }, STUCK_MS);
}
