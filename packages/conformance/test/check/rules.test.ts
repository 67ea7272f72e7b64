import { openapi } from "marketplace-contract";
import { describe, expect, it } from "vitest";
import { rules, sentenceOf } from "../../src/check/rules";
import { faults } from "../support/faults";

const oneLine = (text: string) => text.replace(/\s+/g, " ");
const everything = oneLine(JSON.stringify(openapi).replaceAll("\\n", " ")).replaceAll('\\"', '"');

describe("the rules", () => {
  it.each(rules)("%s stands in the contract", (rule) => {
    expect(everything).toContain(oneLine(sentenceOf[rule]));
  });

  it("are each broken by a server of the tests", () => {
    const broken = new Set(faults.map(({ rule }) => rule));
    expect(rules.filter((rule) => !broken.has(rule))).toEqual([]);
  });
});
