import { operationsById } from "marketplace-contract";
import { expect, it } from "vitest";
import { inputs } from "../../src/check/inputs";
import { hasOwnCall } from "../../src/check/mutations/check-mutation";

it("knows how to call every operation that only reads, and makes something for those that change it", () => {
  const reading = Object.values(operationsById).filter(({ idempotency }) => idempotency === "safe");
  expect(Object.keys(inputs).sort()).toEqual(reading.map(({ id }) => id).sort());
  expect(reading.some(({ id }) => hasOwnCall(id))).toBe(false);
});
