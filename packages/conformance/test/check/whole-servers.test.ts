import { describe, expect, it } from "vitest";
import { checkServer, type Report } from "../../src/check/run";
import { BUYER, fakeMarket, MERCHANT } from "../support/fake-market";
import { fastAdmin } from "../support/fastadmin";
import { serve } from "../support/serve";

const found = ({ findings }: Report) =>
  findings.map(({ operation, rule, problem }) => `${operation} ${rule}: ${problem}`);
const people = { token: BUYER, merchantToken: MERCHANT };
const baseUrl = "http://market.example";

describe("a server that breaks nothing", () => {
  it("has no findings, and every operation that reads succeeds", async () => {
    const report = await checkServer({ baseUrl, ...people, fetch: fakeMarket() });
    expect(found(report)).toEqual([]);
    const reads = report.checks.filter(({ rule }) => rule === "success");
    expect(reads.filter(({ outcome }) => outcome === "passed")).toHaveLength(43);
  });
});

describe("a FastAdmin server", () => {
  it("has no findings under its profile, and many without", async () => {
    const server = await serve(fastAdmin);
    try {
      const options = { baseUrl: server.url, ...people, properties: 2 };
      const report = await checkServer({ ...options, profile: "fastadmin" });
      expect(found(report)).toEqual([]);
      const rules = new Set((await checkServer(options)).findings.map(({ rule }) => rule));
      expect(rules).toEqual(new Set(["types", "cookies", "envelope", "preflight"]));
    } finally {
      await server.close();
    }
  });
});
