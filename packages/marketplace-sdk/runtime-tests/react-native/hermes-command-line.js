/**
 * Brings the command line of Hermes 0.12 to what the Hermes of React Native can do. It calls what `setTimeout` is given in the order
 * in which it was given, whatever the time: here the times are in order again, and pass at once. Its promises take a turn for each
 * step, so a timer waits until they have had plenty.
 */
const PATIENCE = 100;
const nextTurn = globalThis.setTimeout;
const waiting = new Map();
let now = 0;
let last = 0;
let turns = 0;
let isRunning = false;

function run() {
  turns += 1;
  if (turns > PATIENCE) runEarliest();
  isRunning = waiting.size > 0;
  if (isRunning) nextTurn(run);
}

function runEarliest() {
  const [[id, timer] = []] = [...waiting].sort(([, one], [, other]) => one.due - other.due);
  turns = 0;
  if (!timer) return;
  waiting.delete(id);
  now = timer.due;
  timer.run();
}

globalThis.setTimeout = (run_, ms = 0) => {
  last += 1;
  waiting.set(last, { due: now + ms, run: run_ });
  turns = 0;
  if (!isRunning) nextTurn(run);
  isRunning = true;
  return last;
};
globalThis.clearTimeout = (id) => void waiting.delete(id);

Array.prototype.at ??= function at(index) {
  return this[index < 0 ? this.length + index : index];
};
