import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { DAY, HOUR } from "../../src/domain/durations";
import { checkBooks } from "../../src/jobs/check-books";
import { DEMO_JOBS, JOBS } from "../../src/jobs/jobs";
import { purge } from "../../src/jobs/purge";
import { runDue } from "../../src/jobs/scheduler";
import { shipDemoOrders } from "../../src/jobs/ship-demo-orders";
import { NO_PASSWORD } from "../../src/kernel/passwords";
import {
  addBuyer,
  addProduct,
  addShop,
  broken,
  buy,
  createFixtures,
  type Fixtures,
} from "../features/orders/fixtures";

let fixtures: Fixtures;
beforeAll(async () => {
  fixtures = await createFixtures();
});
afterAll(() => fixtures.close());

const statusOf = async (orderNo: string | undefined) => {
  const [row] = await fixtures.db<{ status: string }[]>`
    select status from shop_order where order_no = ${orderNo ?? ""}`;
  return row?.status;
};
/** A shop with one product; no one can sign in as the owner of a made-up one. */
async function shop(isMadeUp: boolean) {
  const owner = await addShop(fixtures);
  if (isMadeUp) await fixtures.db`update member set password_hash = ${NO_PASSWORD} where id = ${owner.id}`;
  return addProduct(fixtures, owner.shopId);
}

test("made-up shops ship after some hours, once; other shops wait for their users", async () => {
  const buyer = await addBuyer(fixtures);
  const [madeUp, real] = await buy(fixtures, buyer, await shop(true), await shop(false));
  const { services, clock } = fixtures;
  fixtures.clock.advance(4 * HOUR - 1);
  expect(await shipDemoOrders(services, clock.now())).toBe(0);
  fixtures.clock.advance(9 * HOUR);
  const shipped = await Promise.all([1, 2, 3].map(() => shipDemoOrders(services, clock.now())));
  expect(shipped.reduce((sum, each) => sum + each)).toBe(1);
  expect([await statusOf(madeUp), await statusOf(real)]).toEqual(["shipped", "paid"]);
  expect(await broken(fixtures)).toEqual([]);
});

test("the shop of a member who signs in with another service waits for them, though they have no password", async () => {
  const owner = await addShop(fixtures);
  await fixtures.db`update member set password_hash = ${NO_PASSWORD}, social = 'example:mira' where id = ${owner.id}`;
  const [orderNo] = await buy(fixtures, await addBuyer(fixtures), await addProduct(fixtures, owner.shopId));
  fixtures.clock.advance(13 * HOUR);
  expect(await shipDemoOrders(fixtures.services, fixtures.clock.now())).toBe(0);
  expect(await statusOf(orderNo)).toBe("paid");
});

test("an order of a made-up shop goes all the way automatically", async () => {
  const [orderNo] = await buy(fixtures, await addBuyer(fixtures), await shop(true));
  const statuses = [];
  for (const days of [1, 15, 7, 8]) {
    fixtures.clock.advance(days * DAY);
    await runDue(fixtures.services, DEMO_JOBS);
    statuses.push(await statusOf(orderNo));
  }
  expect(statuses).toEqual(["shipped", "received", "received", "completed"]);
  const [row] = await fixtures.db<{ status: string }[]>`
    select s.status from settlement s join shop_order o on o.id = s.order_id where o.order_no = ${orderNo ?? ""}`;
  expect(row?.status).toBe("available");
  expect(await broken(fixtures)).toEqual([]);
});

test("whatever has a deadline is in the lane that no check delays", () => {
  const others = JOBS.filter(({ lane }) => lane !== "money").map(({ name }) => name);
  expect(others.filter((name) => /expire|escalate|arrival|automatic|settlement|close/.test(name))).toEqual(
    [],
  );
  const checks = JOBS.filter(({ lane }) => lane === "checks").map(({ name }) => name);
  expect(checks).toEqual(["delete unused pictures", "check books", "check seals"]);
});

test("a server in operation decides and ships nothing automatically", () => {
  const names = JOBS.map(({ name }) => name);
  expect(names).not.toContain("ship");
  expect(names).not.toContain("review applications");
  expect(new Set(names).size).toBe(names.length);
});

test("what has served its time goes, everything else stays", async () => {
  const { db, services, clock } = fixtures;
  const now = clock.now();
  const { id } = await addBuyer(fixtures);
  await db`delete from idempotency`;
  await purge(services, now);
  await db`insert into file (id, member_id, category, mime, width, height, bytes, createtime)
    values ('f', ${id}, 'kyc', 'image/webp', 1, 1, '', ${now})`;
  for (const [name, ago] of [
    ["old", 0],
    ["new", 100],
  ] as const) {
    await db`insert into idempotency values (${id}, 'orders.create', ${name}, '', null, ${now - 7 * DAY - 1 + ago})`;
    await db`insert into rate_limit values (${name}, '{}', ${now + ago})`;
    await db`insert into session values (${name}, ${id}, 1, ${now + ago})`;
    await db`insert into email_code values (${name}, 'register', '', 1, ${now - DAY - 1 + ago}, '', 6)`;
    await db`insert into email_code_attempts values (${name}, 'register', '{}', ${now - DAY - 1 + ago}, '')`;
    await db`insert into known_address values (${id}, ${name}, ${now - 180 * DAY - 1 + ago})`;
    await db`insert into file_ticket values (${name}, 'f', ${id}, ${now + ago})`;
    await db`insert into outbox (recipient, subject, body, createtime) values (${name}, '', '', ${now - 30 * DAY - 1 + ago})`;
    await db`insert into job_failure (job, row_id, failures, retry_at, reason) values (${name}, '1', 1, ${now - 7 * DAY - 1 + ago}, '')`;
  }
  await db`insert into job_failure (job, row_id, failures, retry_at, reason, is_set_aside) values ('new', '2', 10, 0, '', true)`;
  expect(await purge(services, now)).toBe(9);
  const left = await db<{ name: string }[]>`
    select key as name from idempotency union all select bucket from rate_limit union all select token_hash from session
    union all select email from email_code union all select email from email_code_attempts
    union all select address from known_address union all select token_hash from file_ticket union all select recipient from outbox
    union all select job from job_failure`;
  expect(left.map(({ name }) => name)).toEqual(Array(10).fill("new"));
  await db`delete from job_failure`;
});

test("the books are checked, and what does not hold is named", async () => {
  const log = vi.fn();
  const services = { ...fixtures.services, log };
  await checkBooks(services);
  expect(log).toHaveBeenLastCalledWith("books checked: all rules hold");
  const { id } = await shop(false);
  await fixtures.db`update product set sales = 5 where id = ${id}`;
  await checkBooks(services);
  expect(log).toHaveBeenLastCalledWith(`books broken: sales of a product are its paid orders: ${id}`);
  await fixtures.db`update product set sales = 0 where id = ${id}`;
});
