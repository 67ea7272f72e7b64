/**
 * The server's statements through its driver and its pool, without HTTP: `driver.mjs <bundled program> <database>`.
 * Asked for `{ list }` it reads so many pages of products, for `{ payments }` it settles them; it answers with the
 * milliseconds that took.
 */
import { CONNECTIONS } from "../lib/load.mjs";
import { asPrice, FUND_PASSWORD } from "../lib/payments.mjs";

const [program = "", databaseUrl = ""] = process.argv.slice(2);
/** @type {import("../lib/driver-program.mjs").Driver} */
const { openDatabase, listProducts, payByBalance, DEFAULT_SETTINGS } = await import(program);
const db = openDatabase(databaseUrl);

/** The payment as its HTTP call makes it: password, key and all. @param {import("../lib/payments.mjs").Payment} payment */
const settle = ({ member, payNo, total }) =>
  payByBalance({
    id: "payments.payWithBalance",
    input: { pay_no: payNo, fund_password: FUND_PASSWORD, expect_total: asPrice(total) },
    viewer: { id: member, shopId: null },
    key: payNo,
    bodyHash: payNo,
    now: Math.floor(Date.now() / 1000),
    services: { db, settings: DEFAULT_SETTINGS },
  });

/** @type {(question: { list: number } | { payments: import("../lib/payments.mjs").Payment[] }) => (() => Promise<unknown>)[]} */
const jobsOf = (question) =>
  "list" in question
    ? Array.from({ length: question.list }, () => () => listProducts(db, { limit: 20 }))
    : question.payments.map((payment) => () => settle(payment));

process.on("message", async (question) => {
  const jobs = jobsOf(/** @type {Parameters<typeof jobsOf>[0]} */ (question));
  let next = 0;
  const line = async () => {
    for (let job = jobs[next++]; job; job = jobs[next++]) await job();
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, line));
  process.send?.({ ms: performance.now() - start });
});
process.once("disconnect", () => process.exit());
process.send?.({});
