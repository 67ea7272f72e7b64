import { describe, expect, it } from "vitest";
import { createCoverage } from "../../src/check/contract-coverage/coverage";
import { OUT_OF_REACH } from "../../src/check/contract-coverage/out-of-reach";

describe("coverage of the contract", () => {
  const report = createCoverage().report();

  it.each(["operations", "errors", "fields", "enums"] as const)(
    "excuses only %s that the contract has",
    (kind) => {
      const { outOfReach } = report[kind];
      const unused = OUT_OF_REACH[kind].filter(
        ([pattern]) => !outOfReach.some((line) => pattern.test(line.split(": ")[0] ?? "")),
      );
      expect(unused).toEqual([]);
    },
  );

  it("does not count what no client can bring about", () => {
    const { total, missing, outOfReach } = report.operations;
    expect(missing).toHaveLength(total);
    expect(missing).not.toContain("auth.socialLogin");
    expect(outOfReach).toContain("auth.socialLogin: needs a code of another platform");
  });
});
