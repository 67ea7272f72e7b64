/**
 * The server's statements through its driver and its pool, without HTTP: `driver.mjs <bundled program> <database>`.
 * Asked for `{ list }` it reads so many pages of products, for `{ payments }` it settles them; it answers with the
 * milliseconds that took.
 */
import { CONNECTIONS } from "../lib/load.mjs";

const [program = "", databaseUrl = ""] = process.argv.slice(2);
/** @type {import("../lib/driver-program.mjs").Driver} */
const { openDatabase, listProducts } = await import(program);
const db = openDatabase(databaseUrl);

/** @param {import("../lib/payments.mjs").Payment} payment */
const settle = async ({ member, payNo, total }) => {
  const now = Math.floor(Date.now() / 1000);
  const [row] = await db`
    select pay_by_balance(${member}, 'payments.payWithBalance', ${payNo}, ${payNo}, ${payNo}, ${total}, ${now}, 86400) as outcome`;
  if (!row?.outcome.paid) throw new Error(`${payNo} was not paid: ${JSON.stringify(row)}`);
};

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
