// For a process that runs tests of mutants (`node --import`): ends it when its event loop stands still, as a loop without an end
// leaves it. No time limit of a test works there, since timers no longer run, and the memory grows.
import { isMainThread, Worker, workerData } from "node:worker_threads";

const BEAT_MS = 500;
/** A busy machine blocks a process for less. */
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
