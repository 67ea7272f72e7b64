import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { operationsById } from "marketplace-contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isFull } from "../../../../../scripts/lib/cases.mjs";
import { brokenInvariants } from "../../../src/db/ledger/invariants";
import type { IdempotentOperationId } from "../../../src/kernel/idempotency";
import { deadlocks, inParallel, openTrack } from "../../support/track";
import type { Cases, Errand } from "./case";
import { offerCases } from "./offer-cases";
import { orderCases } from "./order-cases";
import { walletCases } from "./wallet-cases";

const KEYS = isFull ? 230 : 23;
/** Of one key: so many at once, and the others one after the other. */
const AT_ONCE = 3;
const LATER = 2;
/** Keys that are delivered in parallel. */
const WIDTH = 13;
const TIMEOUT = isFull ? 600_000 : 60_000;

const CASES: Cases = { ...orderCases, ...offerCases, ...walletCases };
const isIdempotent = (id: string): id is IdempotentOperationId => Object.hasOwn(CASES, id);
const idempotentIds = Object.entries(operationsById).flatMap(([id, { idempotency }]) =>
  idempotency === "key" ? [id] : [],
);

let opened: Awaited<ReturnType<typeof openTrack>>;
beforeAll(async () => {
  opened = await openTrack();
}, TIMEOUT);
afterAll(() => opened.close());

test("there is a case for every operation with a key, and for no other", () => {
  expect(Object.keys(CASES).sort()).toEqual(idempotentIds.sort());
});

describe("deliveries of the same key take effect once and have one answer", () => {
  test.each(idempotentIds.filter(isIdempotent))(
    "%s",
    async (id) => {
      const { db } = opened.track;
      const { effects, prepare } = CASES[id];
      const errands = await prepare(opened.track, KEYS);
      const before = await effects(db);
      const problems = await inParallel(errands, WIDTH, (errand, i) => deliver(id, errand, i));
      expect(problems.flat()).toEqual([]);
      expect((await effects(db)) - before).toBe(KEYS);
    },
    TIMEOUT,
  );
});

test("the books are even, the log is empty, no one waited in a circle", async () => {
  expect(await brokenInvariants(opened.track.db)).toEqual([]);
  expect(await deadlocks(opened.track.db)).toBe(0);
  expect(opened.log).toEqual([]);
  const keys = idempotentIds.length * KEYS;
  console.info(
    `proof: ${keys * (AT_ONCE + LATER)} deliveries of ${keys} keys over ${idempotentIds.length} operations on two processes: ${keys} effects, ${keys} other bodies refused`,
  );
});

/** @returns what was wrong */
async function deliver<Id extends IdempotentOperationId>(
  id: Id,
  { token, input, other }: Errand<Id>,
  place: number,
) {
  const { client } = opened.track;
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, i) => client.call(place + i, id, input, { token, key })),
  );
  for (let i = 0; i < LATER; i++) answers.push(await client.call(place + i, id, input, { token, key }));
  const refused = await client.call(place, id, other, { token, key });

  const [first] = answers;
  const fresh = answers.filter(({ replayed }) => !replayed).length;
  return [
    ...answers.flatMap(({ error }) => (error === undefined ? [] : [`refused: ${error}`])),
    ...answers.flatMap(({ data }) => (isDeepStrictEqual(data, first?.data) ? [] : ["another answer"])),
    ...(fresh === 1 ? [] : [`${fresh} answers without the header of a repetition`]),
    ...(refused.error === "idempotency_mismatch" ? [] : [`another body: ${refused.error ?? "accepted"}`]),
  ];
}
