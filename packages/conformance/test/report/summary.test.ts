import { expect, it } from "vitest";
import { findingCount } from "../../src/report/summary";

it("counts findings as people say it", () => {
  const exchange = { request: { method: "GET", url: "", headers: {}, body: "" } };
  const finding = {
    id: "0",
    where: "",
    operation: "account.get",
    rule: "types",
    severity: "high",
    place: "/data",
    problem: "",
    sentence: "",
    exchange,
  } as const;
  expect(findingCount({ findings: [] })).toBe("0 findings");
  expect(findingCount({ findings: [finding] })).toBe("1 finding");
  expect(findingCount({ findings: [finding, finding] })).toBe("2 findings");
});
