import { openapi } from "marketplace-contract";
import { describe, expect, it } from "vitest";
import { type Rule, rules, sentenceOf } from "../../src/check/rules";
import { faults } from "../support/faults";

const oneLine = (text: string) => text.replace(/\s+/g, " ");
const everything = oneLine(JSON.stringify(openapi).replaceAll("\\n", " ")).replaceAll('\\"', '"');

/** Those of scenarios.test.ts, whose server has a memory. */
const BROKEN_BY_STATE: readonly Rule[] = ["race", "books", "transition", "named-error", "effect"];

describe("the rules", () => {
  it.each(rules)("%s is a sentence of the contract", (rule) => {
    expect(everything).toContain(oneLine(sentenceOf[rule]));
  });

  it("are each broken by a server of the tests", () => {
    const broken = new Set<Rule>([...faults.map(({ rule }) => rule), ...BROKEN_BY_STATE]);
    expect(rules.filter((rule) => !broken.has(rule))).toEqual([]);
  });
});
