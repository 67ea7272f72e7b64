import operations from "marketplace-contract/operations.json" with { type: "json" };
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasCase } from "../src/cases";
import { failureOf, observe, TOKEN } from "../src/runner";
import { startStranger, strangeAnswers } from "../src/stranger";

let stranger: Awaited<ReturnType<typeof startStranger>>;
beforeAll(async () => {
  stranger = await startStranger();
});
afterAll(() => stranger.close());

const ids = operations.map(({ id }) => id).filter(hasCase);

it("knows a case for every operation of the SDK", () => {
  expect(ids).toHaveLength(operations.length);
});

describe.each(strangeAnswers.map((answer, i) => ({ ...answer, i })))(
  "$name",
  ({ i, kind, status, endsSession }) => {
    it.each(ids)("makes %s fail clearly", async (id) => {
      const seen = await observe(id, { baseUrl: `${stranger.url}/${i}` });
      const error = failureOf(seen);
      expect(error).toMatchObject({ kind, operation: id, attempts: 1 });
      expect(error.status).toBe(status);
      expect(error.message).not.toBe("");
      expect(seen.token).toBe(endsSession ? undefined : TOKEN);
      expect(seen.unauthorized).toBe(endsSession ? 1 : 0);
    });
  },
);
