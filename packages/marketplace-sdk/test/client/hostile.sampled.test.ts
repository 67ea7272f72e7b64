import fc from "fast-check";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { casesOf } from "../../../../scripts/lib/cases.mjs";
import { fastAdmin } from "../../src/dialects/index";
import { createMarketplace, isMarketplaceError, memorySession } from "../../src/index";
import type { Operation } from "../../src/operation";
import { operationList as operations } from "../../src/operation";
import { options, settleAll } from "./support";

const ANSWERS = casesOf({ test: 1_500, ci: 5_000, verify: 20_000, full: 200_000 });
const BATCH = 20;

const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);
beforeAll(() => void process.on("unhandledRejection", note));
afterAll(() => void process.off("unhandledRejection", note));

const code = fc.oneof(
  fc.constantFrom<unknown>(
    0,
    1,
    401,
    404,
    422,
    "1",
    "0",
    "401",
    "",
    " ",
    "1.0",
    null,
    true,
    1.5,
    -1,
    1e21,
    [],
    [1],
    {},
  ),
  fc.integer(),
);
const rows = fc.array(
  fc.oneof(fc.jsonValue(), fc.record({ id: fc.jsonValue(), price: fc.oneof(fc.double(), fc.jsonValue()) })),
);
const data = fc.oneof(
  fc.jsonValue(),
  fc.record({ data: fc.oneof(rows, fc.jsonValue()), last_page: fc.jsonValue() }, { requiredKeys: [] }),
  fc.record(
    {
      price: fc.jsonValue(),
      skus: fc.oneof(rows, fc.jsonValue()),
      shop: fc.jsonValue(),
      error: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
);
const shaped = fc.record(
  { code, msg: fc.jsonValue(), time: fc.jsonValue(), data },
  { requiredKeys: ["code"] },
);
const deep = fc
  .integer({ min: 1, max: 50_000 })
  .map((depth) => `{"code":1,"data":${"[".repeat(depth)}${"]".repeat(depth)}}`);
const text = fc.oneof(
  { weight: 6, arbitrary: shaped.map((body) => JSON.stringify(body)) },
  { weight: 1, arbitrary: deep },
  { weight: 2, arbitrary: fc.json() },
  {
    weight: 2,
    arbitrary: fc.tuple(shaped, fc.nat()).map(([body, cut]) => {
      const whole = JSON.stringify(body);
      return whole.slice(0, cut % whole.length);
    }),
  },
  { weight: 2, arbitrary: fc.string({ unit: "binary" }) },
  { weight: 1, arbitrary: fc.string().map((inner) => `<!doctype html><title>${inner}</title>`) },
  { weight: 1, arbitrary: fc.bigInt().map((id) => `{"code":1,"data":{"id":${id},"data":[${id}]}}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '{"code":1,"data":{"__proto__":{"data":[]},"constructor":1}}',
      '{"__proto__":{"code":1}}',
      "null",
      "",
      "\0",
    ),
  },
);

const status = fc.oneof(
  fc.constantFrom(200, 200, 200, 201, 301, 307, 400, 401, 403, 404, 422, 429, 500, 502, 503, 504),
  fc.integer({ min: 200, max: 599 }),
);
const headers = fc.record(
  {
    location: fc.oneof(
      fc.constantFrom("/next", "http://", "//other.test/x", "ftp://x", "javascript:1"),
      fc.string({ unit: fc.constantFrom(..."/:.ab") }),
    ),
    "retry-after": fc.constantFrom("0", "-1", "soon", "999999999999", "Fri, 20 Nov 2026 14:00:00 GMT"),
    "x-request-id": fc.constant("r"),
    "content-length": fc.constant("3"),
  },
  { requiredKeys: [] },
);

/** Waits are over at once, all but the time limit. */
beforeAll(() => {
  vi.stubGlobal("setTimeout", (run: () => void, ms: number) => void (ms < 30_000 && queueMicrotask(run)));
});
afterAll(() => void vi.unstubAllGlobals());

/** A body that may break off, and objects that only look like answers. */
const answer = fc.oneof(
  {
    weight: 30,
    arbitrary: fc.record({ text, status, headers, fault: fc.constantFrom("none", "none", "none", "drop") }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      junk: fc.constantFrom<unknown>(undefined, null, 7, "text", {}, { status: 200 }, new Error("no")),
    }),
  },
);

type Hostile = typeof answer extends fc.Arbitrary<infer Value> ? Value : never;

const isBodiless = (value: number) => value === 204 || value === 205 || value === 304;

function respond(hostile: Hostile): unknown {
  if ("junk" in hostile) return hostile.junk;
  const { text: body, status: code, headers: given, fault } = hostile;
  if (isBodiless(code)) return new Response(null, { status: code, headers: given });
  if (fault === "none") return new Response(body, { status: code, headers: given });
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(body));
      controller.error(new TypeError("terminated"));
    },
  });
  return new Response(stream, { status: code, headers: given });
}

it(`lets nothing but MarketplaceError escape, in ${ANSWERS} hostile answers`, {
  timeout: 1_200_000,
}, async () => {
  let calls = 0;
  let successes = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(answer, fc.nat()), { minLength: BATCH, maxLength: BATCH }),
      fc.constantFrom(undefined, fastAdmin, { envelope: { success: [1, true], unauthorized: [-1, 401] } }),
      async (batch, dialect) => {
        let hostile: Hostile = { junk: undefined };
        // Typed as a Response only for the compiler: half of the point is that it may be something else.
        const fetch = () => Promise.resolve(respond(hostile) as Response);
        const session = memorySession();
        // One for the batch: making it takes longer than a call.
        const market = createMarketplace(
          options({ fetch, session, dialect, retry: { limit: 1, baseMs: 0 }, maxRedirects: 1 }),
        );
        for (const [answer, pick] of batch) {
          const operation = operations[pick % operations.length];
          if (!operation) throw new Error("no operation");
          hostile = answer;
          await session.set("t");
          calls++;
          try {
            const result = await call(market, operation.id);
            successes++;
            expect(fits(result, operation)).toBe(true);
          } catch (error) {
            if (!isMarketplaceError(error)) throw error;
            expect(error.operation).toBe(operation.id);
            expect(JSON.stringify(error)).toContain('"kind"');
          }
        }
      },
    ),
    { numRuns: ANSWERS / BATCH },
  );
  await settleAll();
  expect(calls).toBeGreaterThanOrEqual(ANSWERS);
  // The generator must reach both outcomes to prove anything.
  expect(successes).toBeGreaterThan(calls / 100);
  expect(unhandled).toEqual([]);
});

/** Whether a result is what the type of an operation promises. */
function fits(result: unknown, { output, acceptsCodeZero }: Operation): boolean {
  const isObject = typeof result === "object" && result !== null && !Array.isArray(result);
  if (output === "any") return result !== undefined;
  if (output === "list") return Array.isArray(result);
  if (output === "page") return isObject && "data" in result && Array.isArray(result.data);
  return isObject || (result === null && (output === "nullable" || acceptsCodeZero === true));
}

function call(market: ReturnType<typeof createMarketplace>, id: string): Promise<unknown> {
  const [tag = "", name = ""] = id.split(".");
  const group: object = Object.entries(market).find(([key]) => key === tag)?.[1] ?? {};
  const method: ((input: object) => Promise<unknown>) | undefined = Object.entries(group).find(
    ([key]) => key === name,
  )?.[1];
  if (!method) throw new Error(`No method ${id}`);
  return method(id === "uploads.image" ? { file: new Blob(["x"]) } : { id: 1 });
}
