/** Makes many small statements, then reports how many major garbage collections they caused. Bundled and run by driver.test.ts. */
import { constants, type PerformanceEntry, PerformanceObserver } from "node:perf_hooks";
import { openDatabase } from "../../src/db/connect";

const STATEMENTS = 8_000;
const db = openDatabase(process.argv[2] ?? "", { connections: 2 });
let major = 0;
const observer = new PerformanceObserver((list) => {
  major += list.getEntries().filter(isMajor).length;
});
observer.observe({ entryTypes: ["gc"] });

for (let number = 0; number < STATEMENTS; number++) {
  // A part of a statement is an object of the driver as well.
  await db`select repeat('ä', 8000) as text where ${db`true`}`;
  // What a server makes besides, so that minor collections are frequent.
  Array.from({ length: 100 }, (_, line) => `${line}${new Array(300).join("y")}`);
}
await db.end();
process.send?.(major);

/** Entries of this type have a `detail`, which the types of Node leave out. */
function isMajor(entry: PerformanceEntry & { detail?: { kind?: number } }): boolean {
  return entry.detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
}
