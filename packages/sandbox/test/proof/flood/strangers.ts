/**
 * Strangers without an account, who call a server as fast as it answers: a program of its own, which `prepareFlood` starts. It comes
 * after all others on the machine, as strangers have machines of their own: their work is not the server's.
 */
import { randomUUID } from "node:crypto";
import { setPriority } from "node:os";
import { callerAt, type Shot, uploadOf } from "./traffic";

/** What the strangers have seen. */
export interface FloodReport {
  readonly calls: number;
  /** How many calls, by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Calls that were refused without a time at which to come again. */
  readonly withoutRetryAfter: number;
}

/** What the program is started with, as JSON. */
export interface FloodPlan {
  readonly url: string;
  readonly milliseconds: number;
  readonly addresses: readonly string[];
  readonly connectionsEach: number;
}

const form = (path: string, fields: object): Shot => ({ path, body: JSON.stringify(fields) });

const SHOTS: readonly (() => Shot)[] = [
  () => form("/api/user/login", { account: `nobody-${randomUUID()}`, password: "guess-work-77" }),
  () => form("/api/index/search_pro", { search: "e", page: 1, limit: 20 }),
  () => ({ path: "/api/index/upload", ...uploadOf(Buffer.alloc(1_000_000)) }),
  () => form("/api/index/pro", { page: 1 + Math.floor(Math.random() * 90), limit: 20 }),
];

async function flood({ url, milliseconds, addresses, connectionsEach }: FloodPlan): Promise<FloodReport> {
  const end = performance.now() + milliseconds;
  const statuses: Record<string, number> = {};
  let calls = 0;
  let withoutRetryAfter = 0;
  await Promise.all(
    addresses.flatMap((ip) => {
      const { send } = callerAt(url, ip, connectionsEach);
      return Array.from({ length: connectionsEach }, async (_, i) => {
        for (let shot = i; performance.now() < end; shot++) {
          const made = SHOTS[shot % SHOTS.length]?.();
          // An upload that is refused unread may find its connection closed.
          const hit = made && (await send(made).catch(() => undefined));
          if (!hit) continue;
          calls += 1;
          statuses[hit.status] = (statuses[hit.status] ?? 0) + 1;
          const isRefused = hit.status === 429 || hit.status === 503;
          if (isRefused && !(Number(hit.retryAfter) > 0)) withoutRetryAfter += 1;
        }
      });
    }),
  );
  return { calls, statuses, withoutRetryAfter };
}

setPriority(19);
const report = await flood(JSON.parse(process.argv[2] ?? "{}"));
process.send?.(report, () => process.exit());
