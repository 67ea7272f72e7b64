import fc from "fast-check";
import { expect, it } from "vitest";
import { giveBack, takeInDatabase } from "../../src/db/rate-limit";
import { BusinessError } from "../../src/domain/errors";
import { openAdmission } from "../../src/http/admission";
import { reply } from "../../src/kernel/handler";
import { testDatabase } from "../support/database";
import { NOW, testApp } from "./app";

async function counted(relaxed: boolean) {
  const { db } = await testDatabase();
  let now = NOW;
  const app = testApp({
    services: { relaxed, clock: { now: () => now } },
    options: { takeCall: takeInDatabase(db), admission: openAdmission({ trustProxy: ["127.0.0.1"] }) },
    handlers: {
      "auth.sendEmailCode": async () => reply(null, { msg: "code_sent" }),
      "withdrawals.quote": async () => {
        throw new BusinessError("amount_too_small");
      },
    },
  });
  const send = (email: string, from: string) =>
    app.send(`/api/ems/send?email=${email}`, { headers: { "x-forwarded-for": from } });
  return {
    ...app,
    db,
    send,
    advance: (seconds: number) => {
      now += seconds;
    },
  };
}

it("sends a caller's address five codes an hour", async () => {
  const { send, advance } = await counted(false);
  expect((await send("a@b.example", "192.0.2.1")).status).toBe(200);
  advance(20);
  for (const name of ["c", "d", "e", "f"])
    expect((await send(`${name}@b.example`, "192.0.2.1")).status).toBe(200);
  const sixth = await send("g@b.example", "192.0.2.1");
  expect([sixth.status, sixth.headers.get("retry-after")]).toEqual([429, "3580"]);
  expect((await send("g@b.example", "192.0.2.2")).status).toBe(200);
});

it("sends the neighborhood of an address twenty codes an hour", async () => {
  const { send } = await counted(false);
  const answers = [];
  for (let i = 0; i < 30; i++) answers.push((await send(`m${i}@b.example`, `192.0.2.${i}`)).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(20);
});

it("makes a user at most sixty quotes a minute", async () => {
  const app = await counted(false);
  const quote = (token: string) =>
    app.post("/api/withdraw/quote", { coin: "USDT", network: "TRC20", amount: "1" }, { token });
  for (let call = 0; call < 60; call++) expect((await quote("buyer-token")).status).toBe(200);
  expect((await quote("buyer-token")).status).toBe(429);
  expect((await quote("merchant-token")).status).toBe(200);
});

it("writes down no addresses", async () => {
  const { db, send } = await counted(false);
  await send("anna@b.example", "192.0.2.1");
  const rows = await db<{ bucket: string }[]>`select bucket from rate_limit`;
  expect(rows).toHaveLength(2);
  for (const { bucket } of rows) expect(bucket).toMatch(/^[\w-]{43}$/);
});

it("counts nothing when relaxed", async () => {
  const { db, send } = await counted(true);
  for (let call = 0; call < 20; call++) await send("anna@b.example", "192.0.2.1");
  expect(await db`select 1 from rate_limit`).toHaveLength(0);
});

it("counts in the database, also when many count at once", async () => {
  const { db } = await testDatabase();
  const take = takeInDatabase(db);
  const waits = await Promise.all(
    Array.from({ length: 40 }, () => take("bucket", { calls: 25, seconds: 60 }, NOW)),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(25);
  expect(new Set(waits)).toEqual(new Set([0, 60]));
  expect(await take("other", { calls: 1, seconds: 60 }, NOW)).toBe(0);
  await Promise.all(Array.from({ length: 3 }, () => giveBack(db, "bucket", NOW)));
  const more = await Promise.all(
    Array.from({ length: 5 }, () => take("bucket", { calls: 25, seconds: 60 }, NOW)),
  );
  expect(more.filter((wait) => wait === 0)).toHaveLength(3);
});

it("lets no window of its length have more calls than it may, and says how long to wait", async () => {
  const { db } = await testDatabase();
  const take = takeInDatabase(db);
  const pauses = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 20, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(fc.uuid(), pauses, async (bucket, steps) => {
      const allowance = { calls: 4, seconds: 20 };
      const taken: number[] = [];
      let now = NOW;
      for (const step of steps) {
        now += step;
        const recent = taken.filter((time) => time > now - 20);
        const wait = await take(bucket, allowance, now);
        expect(wait === 0).toBe(recent.length < 4);
        if (wait === 0) taken.push(now);
        else expect(wait).toBe((recent[0] ?? 0) + 20 - now);
      }
    }),
    { numRuns: 10 },
  );
});
