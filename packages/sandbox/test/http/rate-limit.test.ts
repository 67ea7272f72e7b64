import { expect, it } from "vitest";
import { BusinessError } from "../../src/domain/errors";
import { reply } from "../../src/features/handler";
import { countInDatabase } from "../../src/http/rate-limit";
import { testDatabase } from "../support/database";
import { NOW, testApp } from "./app";

function counted(relaxed: boolean) {
  const counts = new Map<string, number>();
  const made = testApp({
    services: { relaxed },
    options: {
      countCall: async (bucket, windowStart) => {
        const key = `${bucket} ${windowStart}`;
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        return count;
      },
    },
    handlers: {
      "auth.sendEmailCode": async () => reply(null, { msg: "code_sent" }),
      "withdrawals.quote": async () => {
        throw new BusinessError("amount_too_small");
      },
      "auth.login": async () => {
        throw new BusinessError("account_or_password_wrong");
      },
    },
  });
  return { ...made, counts };
}

const login = (app: ReturnType<typeof counted>, account: string) =>
  app.post("/api/user/login", { account, password: "x" });

it("sends an address one code a minute, and an IP five an hour", async () => {
  const app = counted(false);
  const send = (email: string) => app.send(`/api/ems/send?email=${email}`);
  expect((await send("a@b.example")).status).toBe(200);
  const again = await send("A@B.example");
  expect(again.status).toBe(429);
  expect(Number(again.headers.get("retry-after"))).toBe(60 - (NOW % 60));
  for (const name of ["c", "d", "e", "f"]) expect((await send(`${name}@b.example`)).status).toBe(200);
  const sixth = await send("g@b.example");
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get("retry-after"))).toBe(3_600 - (NOW % 3_600));
});

it("lets an account be guessed ten times a minute", async () => {
  const app = counted(false);
  for (let attempt = 0; attempt < 10; attempt++) expect((await login(app, "anna")).status).toBe(200);
  expect((await login(app, "anna")).status).toBe(429);
  expect((await login(app, "bert")).status).toBe(200);
});

it("makes a user at most sixty quotes a minute", async () => {
  const app = counted(false);
  const quote = (token: string) =>
    app.post("/api/withdraw/quote", { coin: "USDT", network: "TRC20", amount: "1" }, { token });
  for (let pause = 0; pause < 60; pause++) expect((await quote("buyer-token")).status).toBe(200);
  expect((await quote("buyer-token")).status).toBe(429);
  expect((await quote("merchant-token")).status).toBe(200);
});

it("writes down neither names nor addresses", async () => {
  const app = counted(false);
  await login(app, "anna");
  expect([...app.counts.keys()].join()).not.toMatch(/anna|local/);
});

it("counts nothing when relaxed", async () => {
  const app = counted(true);
  for (let attempt = 0; attempt < 20; attempt++) await login(app, "anna");
  expect(app.counts.size).toBe(0);
});

it("counts in the database, also when many count at once", async () => {
  const { db } = await testDatabase();
  const count = countInDatabase(db);
  const counts = await Promise.all(Array.from({ length: 40 }, () => count("bucket", 60)));
  expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  expect(await count("bucket", 120)).toBe(1);
  expect(await count("other", 60)).toBe(1);
});
