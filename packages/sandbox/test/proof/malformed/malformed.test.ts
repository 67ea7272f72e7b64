import { operationsById } from "marketplace-contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isFull } from "../../../../../scripts/lib/cases.mjs";
import { brokenInvariants } from "../../../src/db/ledger/invariants";
import { openSession } from "../../../src/features/users/sessions";
import type { App } from "../../../src/http/api";
import { createApp } from "../../../src/http/create-app";
import type { Services } from "../../../src/kernel/services";
import { DEMO_SETTINGS } from "../../../src/kernel/settings";
import { testServices } from "../../support/call";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { checksums } from "../../support/fingerprint";
import { knownThings } from "./known-things";
import { createRandom, type Known } from "./random";
import { type Attempt, hostile, malformed, type Senders } from "./requests";

const MALFORMED = isFull ? 1_000_000 : 50_000;
/** Requests within the contract, with the oddest values it allows. */
const HOSTILE = MALFORMED / 10;
const PARALLEL = 16;
/** Failures that are shown in full. */
const SHOWN = 5;

let database: TestDatabase;
let senders: Senders;
let known: Known;
const lines: string[] = [];
let app: App;
let unlimited: App;

beforeAll(async () => {
  database = await createTestDatabase("seeded");
  const { db } = database;
  const services: Services = {
    ...testServices(db, { settings: DEMO_SETTINGS }),
    relaxed: false,
    log: (line) => lines.push(line),
  };
  app = createApp(services);
  unlimited = createApp({ ...services, relaxed: true });
  const now = services.clock.now();
  const idOf = async (username: string) => {
    const [row] = await db<{ id: number }[]>`select id from member where username = ${username}`;
    return row?.id ?? 0;
  };
  senders = {
    user: await openSession(db, await idOf("buyer"), now),
    merchant: await openSession(db, await idOf("merchant"), now),
  };
  known = await knownThings(db);
}, 60_000);
afterAll(() => database.close());

/** Sends this many requests and collects the faults of their responses. */
async function sendAll(
  to: App,
  count: number,
  seed: number,
  make: (random: ReturnType<typeof createRandom>) => Attempt,
) {
  const random = createRandom(seed, known);
  const wrong: string[] = [];
  const seen = new Map<string, number>();
  const statuses = new Map<number, number>();
  let left = count;
  const work = async () => {
    while (left-- > 0) {
      const attempt = make(random);
      const { status, code, problem } = await send(to, attempt);
      seen.set(attempt.operation, (seen.get(attempt.operation) ?? 0) + 1);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const accepted = attempt.kind !== "hostile" && code === 1 ? "was accepted" : undefined;
      const why = problem ?? accepted;
      if (why !== undefined) wrong.push(`${why}: ${show(attempt)}`);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return { wrong, seen, statuses };
}

async function send(to: App, { method, path, headers, body }: Attempt) {
  const init = { method, headers, ...(body !== undefined && { body }) };
  const response = await to.fetch(new Request(`http://sandbox.test${path}`, init));
  const text = await response.text();
  const { status } = response;
  if (status >= 500) return { status, code: 0, problem: `${status} ${text}` };
  const envelope = envelopeIn(text);
  if (!envelope) return { status, code: 0, problem: `no envelope but ${text.slice(0, 200)}` };
  const isKept = status === (envelope.code >= 200 ? envelope.code : 200);
  return {
    status,
    code: envelope.code,
    problem: isKept ? undefined : `status ${status} with code ${envelope.code}`,
  };
}

function envelopeIn(text: string): { code: number } | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null || !("code" in value) || !("msg" in value))
    return undefined;
  const { code, msg } = value;
  const isWhole = typeof code === "number" && typeof msg === "string" && msg !== "" && "data" in value;
  return isWhole ? { code } : undefined;
}

const show = ({ body, ...attempt }: Attempt) =>
  JSON.stringify({ ...attempt, body: body instanceof FormData ? [...body] : body }).slice(0, 600);

const told = (statuses: ReadonlyMap<number, number>) =>
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}×${count}`)
    .join(" ");

/** Of every table but the counts of calls: uploads are counted before their body is read. */
async function contents(): Promise<Record<string, string>> {
  const { rate_limit: _, ...sums } = await checksums(database.db);
  return sums;
}

it("refuses every malformed request in an envelope, without any trace", { timeout: 1_800_000 }, async () => {
  const before = await contents();
  const { wrong, seen, statuses } = await sendAll(app, MALFORMED, 1, (random) => malformed(senders, random));
  const reads = await sendAll(app, HOSTILE, 2, (random) => hostile("read", senders, random));
  console.info(
    `proof: ${MALFORMED} malformed requests to ${seen.size} operations (${told(statuses)}) and ${HOSTILE} hostile reads (${told(reads.statuses)}): ${wrong.length + reads.wrong.length} wrong answers`,
  );
  expect([...wrong, ...reads.wrong].slice(0, SHOWN)).toEqual([]);
  expect(lines).toEqual([]);
  expect(seen.size).toBe(Object.keys(operationsById).length);
  // Most reads must get through to their handlers, or nothing but errors would have been tried.
  expect(reads.statuses.get(200)).toBeGreaterThan(HOSTILE / 2);
  expect(await contents()).toEqual(before);
});

it("takes hostile values into its books without harm", { timeout: 1_800_000 }, async () => {
  const { wrong, statuses } = await sendAll(unlimited, HOSTILE, 3, (random) =>
    hostile("write", senders, random),
  );
  console.info(`proof: ${HOSTILE} hostile writes (${told(statuses)}): ${wrong.length} wrong answers`);
  expect(wrong.slice(0, SHOWN)).toEqual([]);
  expect(lines).toEqual([]);
  expect(await brokenInvariants(database.db)).toEqual([]);
});
