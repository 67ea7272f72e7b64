import { expect, it } from "vitest";
import { sampleOf } from "../../../../scripts/lib/cases.mjs";
import { CheckError } from "../../src/check/check-error";
import type { CheckOptions } from "../../src/check/options";
import { checkServer, type Report } from "../../src/check/run";
import { createFastAdmin, LOGIN, type Setup } from "../support/fastadmin/server";

/** The family of servers that the contract follows: each expectation is something that was seen on a stock FastAdmin 1.5. */
const found = ({ findings }: Report) =>
  findings.map(({ operation, rule, problem }) => `${operation} ${rule}: ${problem}`);

const outcomeOf = ({ checks }: Report, operation: string, rule: string) =>
  checks.find((check) => check.operation === operation && check.rule === rule)?.outcome;

async function check(options: Partial<CheckOptions> = {}, setup: Setup = {}) {
  const server = createFastAdmin(setup);
  const report = await checkServer({
    baseUrl: "http://fastadmin.example",
    profile: "fastadmin",
    login: LOGIN,
    properties: 1,
    fetch: server.fetch,
    ...options,
  });
  return { server, report };
}

/** One line for each group of which something is missing, and nothing else. */
const NOT_THERE = [
  "account.endSession missing: not there: account.endSession, account.sessions, account.transactions",
  "auth.socialLogin missing: not there: auth.socialLogin",
  "categories.list missing: the whole group `categories` is not there (1 operation)",
  "disputes.acceptOffer missing: the whole group `disputes` is not there (5 operations)",
  "fundPassword.change missing: the whole group `fundPassword` is not there (2 operations)",
  "loans.apply missing: the whole group `loans` is not there (3 operations)",
  "memberLists.get missing: the whole group `memberLists` is not there (2 operations)",
  "merchant.apply missing: the whole group `merchant` is not there (9 operations)",
  "merchantDisputes.answer missing: the whole group `merchantDisputes` is not there (1 operation)",
  "merchantOffers.list missing: the whole group `merchantOffers` is not there (3 operations)",
  "merchantOrders.decline missing: the whole group `merchantOrders` is not there (4 operations)",
  "merchantProducts.delete missing: the whole group `merchantProducts` is not there (5 operations)",
  "merchantReviews.list missing: the whole group `merchantReviews` is not there (2 operations)",
  "messages.get missing: the whole group `messages` is not there (3 operations)",
  "offers.accept missing: the whole group `offers` is not there (3 operations)",
  "orders.cancel missing: the whole group `orders` is not there (7 operations)",
  "payments.get missing: the whole group `payments` is not there (3 operations)",
  "products.lookup missing: not there: products.lookup, products.suggest",
  "purchaseRequests.close missing: the whole group `purchaseRequests` is not there (5 operations)",
  "recharges.create missing: the whole group `recharges` is not there (5 operations)",
  "site.config missing: not there: site.config",
  "withdrawals.cancel missing: the whole group `withdrawals` is not there (6 operations)",
];

it.each(sampleOf([false, true], 1))(
  "finds what is not there, one line a group, and no false alarm (debug %s)",
  async (isDebug) => {
    const { report } = await check({}, { isDebug });
    expect(found(report)).toEqual(NOT_THERE);
  },
);

it("says why it does not start when the server refuses the origin", async () => {
  const started = check({ origin: "https://other.example" });
  await expect(started).rejects.toThrow(CheckError);
  await expect(started).rejects.toThrow(
    "http://fastadmin.example refuses the origin https://other.example: give --origin with the address of a shop that it allows",
  );
});

it("leaves no rows when it only reads", async () => {
  const { server } = await check();
  expect(server.rows()).toEqual({ users: 1, codes: [] });
});

it.runIf(process.env.VERIFY)(
  "checks profile, logout, password and ended tokens with a second session of the login",
  async () => {
    const { server, report } = await check({ write: true });
    for (const operation of ["account.update", "auth.logout", "auth.changePassword", "uploads.image"]) {
      expect(outcomeOf(report, operation, "success"), operation).toBe("passed");
    }
    for (const operation of ["auth.logout", "auth.changePassword"]) {
      expect(outcomeOf(report, operation, "unauthorized"), operation).toBe("passed");
    }
    expect(server.password()).toBe(LOGIN.password);
    expect(found(report)).toEqual([
      "auth.sendEmailCode missing-field: accepted with code 1 a call without `email`",
      ...NOT_THERE,
    ]);
  },
);

it.runIf(process.env.VERIFY)("finds the dialect without its profile", async () => {
  const { report } = await check({ profile: "contract" });
  const rules = new Set(report.findings.map(({ rule }) => rule));
  expect([...rules].sort()).toEqual(["cookies", "envelope", "missing", "types"]);
});
