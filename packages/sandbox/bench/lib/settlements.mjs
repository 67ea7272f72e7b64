import { inRounds } from "../../../../bench/lib/rounds.mjs";
import { askList, PAY } from "./contestants.mjs";
import { load, post } from "./load.mjs";
import { addPayments, asPrice, FUND_PASSWORD } from "./payments.mjs";

const CALLS = 800;
/** A fund password at its safe cost keeps a processor busy for about 20 ms. */
const SAFE_CALLS = 100;
const WARM_UP = 2;

/**
 * Milliseconds per payment from the balance, of each contestant in each round, next to Hono's page of products.
 *
 * @param {object} contestants
 * @param {string} contestants.sandbox
 * @param {string} contestants.hono
 * @param {{ ask: (question: object) => Promise<{ ms: number }> }} contestants.driver
 * @param {import("./driver-program.mjs").Driver} program
 * @param {import("./driver-program.mjs").Sql} db
 * @param {number} rounds
 * @returns {Promise<import("../../../../bench/lib/stats.mjs").Samples>}
 */
export async function measurePayments({ sandbox, hono, driver }, program, db, rounds) {
  const { hashPassword, hashToken, CHEAP_COST, SAFE_COST } = program;
  /** @param {string} prefix @param {import("./driver-program.mjs").Cost} cost @param {number} calls */
  const prepare = async (prefix, cost, calls) => {
    const fundHash = await hashPassword(FUND_PASSWORD, cost);
    const count = calls * (rounds + WARM_UP);
    const payments = await addPayments(db, { prefix, count, fundHash, hashToken });
    return () => payments.splice(0, calls);
  };
  /** @param {() => import("./payments.mjs").Payment[]} next @param {number} calls */
  const overHttp = (next, calls) => async () =>
    (
      await load(
        sandbox,
        next().map((payment) => pay(sandbox, payment)),
      )
    ).ms / calls;
  const [cheap, alone, safe] = [
    await prepare("bc", CHEAP_COST, CALLS),
    await prepare("ba", CHEAP_COST, CALLS),
    await prepare("bs", SAFE_COST, SAFE_CALLS),
  ];
  const pages = Array.from({ length: 4_000 }, () => askList(hono));
  const contestants = {
    Hono: async () => (await load(hono, pages)).ms / pages.length,
    sandbox: overHttp(cheap, CALLS),
    "driver alone": async () => (await driver.ask({ payments: alone() })).ms / CALLS,
    "sandbox, safe password": overHttp(safe, SAFE_CALLS),
  };
  await inRounds(contestants, WARM_UP, (measure) => measure());
  return inRounds(contestants, rounds, (measure) => measure());
}

/** @param {string} url @param {import("./payments.mjs").Payment} payment */
const pay = (url, { token, payNo, total }) =>
  post(
    url,
    PAY,
    { pay_no: payNo, fund_password: FUND_PASSWORD, expect_total: asPrice(total) },
    { token, "idempotency-key": `pay-once-${payNo}` },
  );
