import { createHash, randomUUID } from "node:crypto";
import type { Data, Input, OperationId } from "../../src/contract/operations";
import type { Db } from "../../src/db/connect";
import { databaseStorage } from "../../src/features/uploads/database-storage";
import { type Call, type Handler, Reply, type ViewerOf } from "../../src/kernel/handler";
import { readKeys } from "../../src/kernel/keys";
import { CHEAP_COST } from "../../src/kernel/passwords";
import type { Services } from "../../src/kernel/services";
import { DEFAULT_SETTINGS, type Settings } from "../../src/kernel/settings";

/** The keys of servers on test databases, which know them. */
export const TEST_KEY = "07".repeat(32);
export const TEST_KEYS = readKeys("", TEST_KEY);
/** What those servers hash and seal with. */
export const TEST_SECRET = TEST_KEYS[0].secret;

/** When tests begin: 20 November 2026. */
export const START = 1_795_175_706;

/** A clock that tests put forward by hand. */
export interface TestClock {
  now(): number;
  set(time: number): void;
  advance(seconds: number): void;
}

export function testClock(start = START): TestClock {
  let time = start;
  return {
    now: () => time,
    set: (next) => {
      time = next;
    },
    advance: (seconds) => {
      time += seconds;
    },
  };
}

/** Services on a test database: cheap passwords, no rate limits, no log. */
export function testServices(
  db: Db,
  { clock = testClock(), settings = {} }: { clock?: TestClock; settings?: Partial<Settings> } = {},
): Services & { clock: TestClock } {
  return {
    db,
    files: databaseStorage(db),
    clock,
    settings: { ...DEFAULT_SETTINGS, ...settings },
    passwordCost: CHEAP_COST,
    secret: TEST_SECRET,
    keys: TEST_KEYS,
    production: false,
    relaxed: true,
    log: () => {},
  };
}

/** One call as the HTTP layer would make it. Without `key` each call has a new one. */
export interface TestCall<Id extends OperationId> {
  readonly id: Id;
  readonly input: Input<Id>;
  readonly viewer: ViewerOf<Id>;
  readonly key?: string;
  readonly language?: Call<Id>["language"];
}

/** Calls a handler directly. @returns its data, and whether it was a stored answer */
export async function invokeHandler<Id extends OperationId>(
  services: Services,
  handler: Handler<Id>,
  { id, input, viewer, key = randomUUID(), language = "en" }: TestCall<Id>,
): Promise<{ data: Data<Id>; replayed: boolean }> {
  const answer = await handler({
    id,
    input,
    viewer,
    language,
    now: services.clock.now(),
    key,
    bodyHash: createHash("sha256").update(JSON.stringify(input)).digest("hex"),
    ip: "127.0.0.1",
    userAgent: "",
    requestId: "test",
    services,
  });
  if (!(answer instanceof Reply)) return { data: answer, replayed: false };
  if (answer.code === 0) throw new Error(`${id} answered that there is nothing`);
  return { data: answer.data, replayed: answer.options.headers?.["Idempotency-Replayed"] === "1" };
}
