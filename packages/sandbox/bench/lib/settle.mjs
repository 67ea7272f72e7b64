import { asPrice, FUND_PASSWORD } from "./payments.mjs";

export { bundleDriver } from "./driver-program.mjs";
export { FUND_PASSWORD };

/**
 * Settles a payment as its HTTP call does: session, password, key and all. The sandbox's test `statements.test.ts` holds that
 * both send the same statements.
 *
 * @param {Pick<import("./driver-program.mjs").Driver, "authenticate" | "payByBalance" | "DEFAULT_SETTINGS">} program
 * @param {Pick<import("./driver-program.mjs").Pools, "member" | "money">} pools
 * @param {Pick<import("./payments.mjs").Payment, "token" | "payNo" | "total">} payment
 * @param {number} [now] unix seconds
 */
export async function settle(program, { member, money }, { token, payNo, total }, now) {
  const time = now ?? Math.floor(Date.now() / 1000);
  return program.payByBalance({
    id: "payments.payWithBalance",
    input: { pay_no: payNo, fund_password: FUND_PASSWORD, expect_total: asPrice(total) },
    viewer: await program.authenticate(member, token, time),
    key: payNo,
    bodyHash: payNo,
    now: time,
    services: { db: money, settings: program.DEFAULT_SETTINGS },
  });
}
