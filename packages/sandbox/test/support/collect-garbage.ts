import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Collects garbage, as a busy server does all the time. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect !== "function") throw new Error("Garbage can't be collected here.");
  for (let time = 0; time < 4; time++) {
    collect();
    await wait(5);
  }
}
