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

/** What stock servers do: a change of e-mail address reads its fields before anything else. */
const OF_STOCK = [
  "account.changeEmail unauthorized: answered code 0 to a call without a session",
  "account.changeEmail wrong-token: answered code 0 to a call with an unknown token",
];
/** What it has, as far as that can be seen without changing something. */
const STOCK = [
  "account.changeEmail",
  "account.get",
  "auth.login",
  "auth.register",
  "auth.resetPassword",
  "auth.sendEmailCode",
  "site.home",
];
/** They change something, and strangers are asked to sign in for whatever is below their path. */
const BEHIND_LOGIN = [
  "account.endSession",
  "account.update",
  "auth.changePassword",
  "auth.logout",
  "fundPassword.change",
  "fundPassword.set",
  "memberLists.save",
  "stores.toggleFollow",
  "uploads.image",
];

/** One line for each group of which something is missing: [what is named first, the line, whether its controller is missing, too]. */
const GROUPS: readonly (readonly [operation: string, line: string, isUnreadable: boolean])[] = [
  ["auth.socialLogin", "not there: auth.socialLogin", false],
  ["categories.list", whole("categories", 1), false],
  ["disputes.acceptOffer", whole("disputes", 5), true],
  ["loans.apply", whole("loans", 3), true],
  ["merchant.apply", whole("merchant", 9), true],
  ["merchantDisputes.answer", whole("merchantDisputes", 1), true],
  ["merchantOffers.list", whole("merchantOffers", 3), true],
  ["merchantOrders.decline", whole("merchantOrders", 4), true],
  ["merchantProducts.delete", whole("merchantProducts", 5), true],
  ["merchantReviews.list", whole("merchantReviews", 2), true],
  ["messages.get", whole("messages", 3), true],
  ["offers.accept", whole("offers", 3), true],
  ["orders.cancel", whole("orders", 7), true],
  ["payments.get", whole("payments", 3), true],
  ["products.lookup", "not there: products.lookup, products.suggest", false],
  ["purchaseRequests.close", whole("purchaseRequests", 5), true],
  ["recharges.create", whole("recharges", 5), true],
  ["site.config", "not there: site.config", false],
  ["withdrawals.cancel", whole("withdrawals", 6), true],
];
/** Behind a login. What changes something is looked for with `write` alone. */
const READING = [
  ["account.sessions", "not there: account.sessions, account.transactions", false],
  ["memberLists.get", "not there: memberLists.get", false],
] as const;
const WRITING = [
  ["account.endSession", "not there: account.endSession, account.sessions, account.transactions", false],
  ["fundPassword.change", whole("fundPassword", 2), false],
  ["memberLists.get", whole("memberLists", 2), false],
] as const;

function whole(group: string, count: number): string {
  return `the whole group \`${group}\` is not there (${count} operation${count === 1 ? "" : "s"})`;
}

const OTHER_ORIGIN = "; a page of another origin sees a network failure (no Access-Control-Allow-Origin)";
const notThere = (behindLogin: typeof GROUPS): string[] =>
  [...GROUPS, ...behindLogin]
    .sort(([one], [other]) => (resourceOf(one) < resourceOf(other) ? -1 : 1))
    .map(
      ([operation, line, isUnreadable]) => `${operation} missing: ${line}${isUnreadable ? OTHER_ORIGIN : ""}`,
    );
const resourceOf = (operation: string) => operation.split(".")[0] ?? "";

it.each(sampleOf([false, true], 1))(
  "finds what is not there, one line a group, and no false alarm (debug %s)",
  async (isDebug) => {
    const { report } = await check({}, { isDebug });
    expect(found(report)).toEqual([...OF_STOCK, ...notThere(READING)]);
  },
);

it("finds on a stock server that only its own controllers are there, and that one of them asks nobody to sign in", async () => {
  const { report } = await check({}, { hasAddOn: false });
  expect(found(report).filter((one) => !one.includes(" missing: "))).toEqual(OF_STOCK);
  const missing = report.findings.flatMap(({ rule, operations = [] }) =>
    rule === "missing" ? operations : [],
  );
  const there = report.checks.filter(({ rule, outcome }) => rule === "missing" && outcome === "passed");
  const unknown = report.checks.filter(
    ({ rule, outcome }) => rule === "missing" && outcome === "inconclusive",
  );
  expect(there.map(({ operation }) => operation).sort()).toEqual(STOCK);
  expect(unknown.map(({ operation }) => operation).sort()).toEqual(BEHIND_LOGIN);
  expect(missing.length + there.length + unknown.length).toBe(report.operations.length);
});

it("says why it does not start when the server refuses the origin", async () => {
  const started = check({ origin: "https://other.example" });
  await expect(started).rejects.toThrow(CheckError);
  await expect(started).rejects.toThrow(
    "http://fastadmin.example refuses the origin https://other.example: give --origin with the address of a shop that it allows",
  );
});

it("leaves no rows and no sessions when it only reads", async () => {
  const { server } = await check();
  expect(server.rows()).toEqual({ users: 1, codes: [] });
  expect(server.sessions()).toBe(0);
});

it("leaves no session where another login is refused", async () => {
  const server = createFastAdmin();
  const options = { merchantLogin: { account: "noor", password: "wrong" }, fetch: server.fetch };
  await expect(check(options)).rejects.toThrow("The login of “noor” was refused");
  expect(server.sessions()).toBe(0);
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
    expect(found(report).sort()).toEqual(
      [
        ...OF_STOCK,
        "auth.sendEmailCode missing-field: accepted with code 1 a call without `email`",
        ...notThere(WRITING),
      ].sort(),
    );
  },
);

it.runIf(process.env.VERIFY)("finds the dialect without its profile", async () => {
  const { report } = await check({ profile: "contract" });
  const rules = new Set(report.findings.map(({ rule }) => rule));
  expect([...rules].sort()).toEqual([
    "cookies",
    "envelope",
    "missing",
    "types",
    "unauthorized",
    "wrong-token",
  ]);
});
