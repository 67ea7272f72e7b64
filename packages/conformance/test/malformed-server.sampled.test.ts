import { operations, operationsById } from "marketplace-contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { casesOf } from "../../../scripts/lib/cases.mjs";
import { malformedAnswers, startMalformedServer } from "./support/malformed-server";
import { failureOf, isOperationId, observe, TOKEN } from "./support/runner";

let malformed: Awaited<ReturnType<typeof startMalformedServer>>;
beforeAll(async () => {
  malformed = await startMalformedServer();
});
afterAll(() => malformed.close());

/** The client reads a response by these facts of its operation alone: one operation of each kind represents all. */
const kinds = new Map(
  operations.map(({ id, method, contentType, acceptedCodes, output, failures, session }) => [
    [method, contentType, acceptedCodes, output.kind, output.nullable, failures, session].join(" "),
    id,
  ]),
);
const representatives = new Set(kinds.values());
const wanted = casesOf({ test: kinds.size, verify: kinds.size, full: operations.length });
const ids = operations
  .map(({ id }) => id)
  .filter((id) => wanted > kinds.size || representatives.has(id))
  .filter(isOperationId);

it("has a kind for everything by which the client distinguishes operations", () => {
  expect(ids).toHaveLength(wanted);
  expect(ids.length).toBeGreaterThan(10);
});

describe.each(malformedAnswers.map((answer, i) => ({ ...answer, i })))(
  "$name",
  ({ i, kind, status, endsSession }) => {
    it.each(ids)("makes %s fail clearly", async (id) => {
      const seen = await observe(id, { baseUrl: `${malformed.url}/${i}` });
      const error = failureOf(seen);
      expect(error).toMatchObject({ kind, operation: id, attempts: 1 });
      expect(error.status).toBe(status);
      expect(error.message).not.toBe("");
      // Logging out ends the session on this device whatever the server answers, so nothing is left to be refused.
      const isLogout = id === "auth.logout";
      // Who is refused to sign in keeps the session that is there.
      const isEnded = endsSession && operationsById[id]?.session !== "starts";
      expect(seen.token).toBe(isEnded || isLogout ? undefined : TOKEN);
      expect(seen.unauthorized).toBe(isEnded && !isLogout ? 1 : 0);
    });
  },
);
