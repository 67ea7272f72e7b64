import { expect, it } from "vitest";
import { checkServer } from "../../src/check/run";
import { createAdapter } from "../support/shop-api/adapter";

/** What the backend and its dialect really lack: nobody sorts, `max_price` is not looked at, pages end nowhere, and a logout needs no session. */
const FAULTS = [
  "auth.logout types: /data must be null",
  "auth.logout unauthorized: accepted a call without a session",
  "auth.logout wrong-token: accepted a call with an unknown token",
  "products.list filter: a row at 3.50 came, `max_price` was 2.50",
  "products.list past-the-end: `current_page` is 4, past the end",
  "products.list sorting: rows are not in order of price, desc",
  "products.list sorting: rows are not in order of sales, desc",
  "products.list types: /data/current_page is missing",
  "products.search filter: a row at 4.50 came, `max_price` was 2.50",
  "products.search missing-field: accepted with code 1 a call without `search`",
  "products.search past-the-end: `current_page` is 3, past the end",
  "products.search sorting: rows are not in order of price, desc",
  "products.search sorting: rows are not in order of sales, desc",
];
const READ = ["account.get", "addresses.list", "products.get", "products.list", "products.search"];

it("finds what a shop API with other codes lacks behind an adapter, and nothing else", async () => {
  const { fetch, close } = await createAdapter();
  try {
    const { findings, checks } = await checkServer({
      baseUrl: "http://adapter.example",
      login: { account: "buyer", password: "buyer-demo" },
      properties: 1,
      fetch,
    });
    const behavior = findings.filter(({ rule }) => rule !== "missing");
    expect(behavior.map(({ operation, rule, problem }) => `${operation} ${rule}: ${problem}`).sort()).toEqual(
      FAULTS,
    );
    const succeeded = checks.filter(({ rule, outcome }) => rule === "success" && outcome === "passed");
    expect(succeeded.map(({ operation }) => operation).sort()).toEqual(READ);
    expect(findings.some(({ operations = [] }) => operations.includes("auth.sendEmailCode"))).toBe(true);
  } finally {
    close();
  }
});
