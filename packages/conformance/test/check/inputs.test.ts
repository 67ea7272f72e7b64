import { operationsById } from "marketplace-contract";
import { expect, it } from "vitest";
import { inputs } from "../../src/check/inputs";
import { attempts } from "../../src/check/writing/check-writing";

it("knows how to call every operation: those that read without changing anything, the others with --write", () => {
  expect([...Object.keys(inputs), ...Object.keys(attempts)].sort()).toEqual(
    Object.keys(operationsById).sort(),
  );
  for (const id of Object.keys(inputs)) expect(operationsById[id]?.idempotency).toBe("safe");
});
