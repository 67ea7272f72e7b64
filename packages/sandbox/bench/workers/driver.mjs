/**
 * The server's statements through its driver and its pools, without HTTP: `driver.mjs <bundled program> <database>`.
 * Asked for `{ list }` it reads so many pages of products, for `{ payments }` it settles them; it answers with the
 * milliseconds that took.
 */
import { CONNECTIONS } from "../lib/load.mjs";
import { settle } from "../lib/settle.mjs";

const [program = "", databaseUrl = ""] = process.argv.slice(2);
/** @type {import("../lib/driver-program.mjs").Driver} */
const driver = await import(program);
const { openDatabase, openPools, listProducts } = driver;
const db = openDatabase(databaseUrl);
const pools = openPools(databaseUrl, { isPooled: false });

/** @type {(question: { list: number } | { payments: import("../lib/payments.mjs").Payment[] }) => (() => Promise<unknown>)[]} */
const jobsOf = (question) =>
  "list" in question
    ? Array.from({ length: question.list }, () => () => listProducts(db, { limit: 20 }))
    : question.payments.map((payment) => () => settle(driver, pools, payment));

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
