import { openapi } from "marketplace-contract";
import { describe, expect, it } from "vitest";
import { type RuleName, rules } from "../../src/check/rules";
import { faults } from "../support/faults";

const oneLine = (text: string) => text.replace(/\s+/g, " ");
const everything = oneLine(JSON.stringify(openapi).replaceAll("\\n", " ")).replaceAll('\\"', '"');

/** Those of scenarios.test.ts, whose server has a memory. */
const BROKEN_BY_STATE: readonly RuleName[] = ["race", "books", "transition", "named-error", "effect"];

describe("the rules", () => {
  it.each(rules)("$name is a sentence of the contract", ({ source }) => {
    expect(everything).toContain(oneLine(source));
  });

  it("are each broken by a server of the tests", () => {
    const broken = new Set<RuleName>([...faults.map(({ rule }) => rule), ...BROKEN_BY_STATE]);
    expect(rules.filter(({ name }) => !broken.has(name))).toEqual([]);
  });
});
