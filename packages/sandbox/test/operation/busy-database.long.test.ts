import { expect, test } from "vitest";
import { createApp } from "../../src/http/create-app";
import { requestOf } from "../support/app";
import { START, testServices } from "../support/call";
import { testDatabase } from "../support/database";
import { addUsers, USDT } from "../support/users";

const RECHARGE = { coin: "USDT", network: "TRC20", amount: "50" };
const KEY = "0123-4567_89ab";

/** A buyer's request on a server, and the database behind it. */
async function buyer() {
  const { db } = await testDatabase("seeded");
  const [user] = await addUsers(db, 1, { money: 25n * USDT, now: START });
  const lines: string[] = [];
  const app = createApp({ ...testServices(db), log: (line: string) => void lines.push(line) });
  const recharge = async (key = KEY) => {
    const request = requestOf("recharges.create", RECHARGE, { token: user?.token ?? "", key });
    const { status, headers } = await app.fetch(request);
    return { status, retryAfter: headers.get("retry-after") };
  };
  return { db, recharge, lines };
}

test("a row that another transaction holds too long is 503 with Retry-After, and soon", async () => {
  const { db, recharge, lines } = await buyer();
  const held = db.begin(async (tx) => {
    await tx`lock table recharge in access exclusive mode`;
    const begun = performance.now();
    expect(await recharge()).toEqual({ status: 503, retryAfter: "1" });
    expect(performance.now() - begun).toBeLessThan(9_000);
  });
  await held;
  expect(lines.join()).toContain("55P03");
  expect(await recharge()).toEqual({ status: 200, retryAfter: null });
});

test("the same key in two calls at once is still in progress, not a failure of the database", async () => {
  const { db, recharge } = await buyer();
  let go = () => {};
  const released = new Promise<void>((resolve) => {
    go = resolve;
  });
  let locked = () => {};
  const isLocked = new Promise<void>((resolve) => {
    locked = resolve;
  });
  const held = db.begin(async (tx) => {
    await tx`insert into idempotency (member_id, operation, key, body_hash, createtime)
      select id, 'recharges.create', ${KEY}, 'other', ${START} from member order by id desc limit 1`;
    locked();
    await released;
  });
  await isLocked;
  expect((await recharge()).status).toBe(409);
  go();
  await held;
});

test.each([
  ["a full disk", "53100", "30"],
  ["no connection left", "53300", "2"],
  ["a server that ends", "57P01", "2"],
  ["a primary that became a replica", "25006", "2"],
])("%s is 503 with Retry-After, and nothing is kept of it", async (_, code, retryAfter) => {
  const { db, recharge } = await buyer();
  await db.unsafe(`create function fail() returns trigger language plpgsql as
    $$ begin raise exception 'no' using errcode = '${code}'; end $$;
    create trigger fail before insert on recharge execute function fail()`);
  expect(await recharge()).toEqual({ status: 503, retryAfter });
  await db`drop trigger fail on recharge`;
  expect(await recharge()).toEqual({ status: 200, retryAfter: null });
});
