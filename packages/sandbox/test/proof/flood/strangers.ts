/**
 * Strangers who call a server as fast as it answers: a program of its own, which `prepareFlood` starts. It comes after all others on the
 * machine, as strangers have machines of their own: their work is not the server's.
 */
import { setPriority } from "node:os";
import { type Ammunition, SHOTS } from "./shots";
import { callerAt } from "./traffic";

/** What the strangers have seen. */
export interface FloodReport {
  readonly calls: number;
  /** How many calls, by status; `cut` are those whose connection ended without an answer. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Calls that were refused without a time at which to come again. */
  readonly withoutRetryAfter: number;
}

/** What the program is started with, as a message. */
export interface FloodPlan extends Ammunition {
  readonly url: string;
  /** A name in `SHOTS`. */
  readonly kind: string;
  readonly milliseconds: number;
  /** Answered calls that make it a flood: on a busy machine it goes on until then, for half a minute more at most. */
  readonly least: number;
  readonly addresses: readonly string[];
  readonly connectionsEach: number;
}

/** How much longer a flood may take to become one. */
const MORE_MS = 30_000;

async function flood(plan: FloodPlan): Promise<FloodReport> {
  const { url, kind, milliseconds, least, addresses, connectionsEach } = plan;
  const begun = performance.now();
  const isOver = () => {
    const passed = performance.now() - begun;
    return passed >= milliseconds && (calls >= least || passed >= milliseconds + MORE_MS);
  };
  const statuses: Record<string, number> = {};
  let shots = 0;
  let calls = 0;
  let withoutRetryAfter = 0;
  await Promise.all(
    addresses.flatMap((ip) => {
      const { send, close } = callerAt(url, ip, connectionsEach);
      const watching = setInterval(() => {
        if (isOver()) close();
      }, 50);
      return Array.from({ length: connectionsEach }, async () => {
        while (!isOver()) {
          const shot = SHOTS[kind]?.(shots++, plan);
          if (!shot) throw new Error(`There is no flood of ${kind}.`);
          // An upload that is refused unread may find its connection closed.
          const hit = await send(shot).catch(() => undefined);
          if (!hit && isOver()) break;
          calls += 1;
          const status = hit?.status ?? "cut";
          statuses[status] = (statuses[status] ?? 0) + 1;
          const isRefused = hit && (hit.status === 429 || hit.status === 503);
          if (isRefused && !(Number(hit.retryAfter) > 0)) withoutRetryAfter += 1;
        }
        clearInterval(watching);
        close();
      });
    }),
  );
  return { calls, statuses, withoutRetryAfter };
}

setPriority(19);
process.once("message", async (plan: FloodPlan) => {
  const report = await flood(plan);
  process.send?.(report, () => process.exit());
});
