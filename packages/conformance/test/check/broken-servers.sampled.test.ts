import { operationsById } from "marketplace-contract";
import { describe, expect, it } from "vitest";
import { sampleOf } from "../../../../scripts/lib/cases.mjs";
import { checkServer } from "../../src/check/run";
import { BUYER, fakeMarket, MERCHANT } from "../support/fake-market";
import { faults } from "../support/faults";
import { mutationQuirks } from "../support/faults/framework-quirks";
import { mutationFaults } from "../support/faults/mutations";

const writing = [...mutationFaults, ...mutationQuirks];

/** Each of these servers is right but for one thing: the report has to name that thing, where it is, and nothing besides. */
describe("a server that", () => {
  it.each(sampleOf(faults, 20))("$name", async ({ operation, rule, mutate, shownBy = operation }) => {
    const { findings } = await checkServer({
      baseUrl: "http://broken.example",
      token: BUYER,
      merchantToken: MERCHANT,
      only: [operationsById[operation]?.resource ?? operation],
      write: writing.some((fault) => fault.mutate === mutate),
      effects: false,
      fundPassword: "fund-demo",
      properties: 3,
      fetch: fakeMarket(mutate),
    });
    expect([...new Set(findings.map((finding) => `${finding.operation} ${finding.rule}`))]).toEqual([
      `${operation} ${rule}`,
    ]);
    for (const { sentence, problem, exchange } of findings) {
      expect(sentence).not.toBe("");
      expect(problem).not.toBe("");
      expect(exchange.request.url).toContain(operationsById[shownBy]?.path);
    }
  });
});
