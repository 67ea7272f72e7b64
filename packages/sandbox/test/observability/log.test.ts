import { expect, test } from "vitest";
import { createLogger } from "../../src/observability/log";

const signIn = (status: number, result: string) =>
  ({ kind: "request", operation: "auth.login", status, result, seconds: 0.01, request: "r1" }) as const;

test("sign-ins that are refused in a flood have a line a minute, with their number; others have one each", () => {
  let now = 0;
  const lines: string[] = [];
  const logger = createLogger(
    (line) => lines.push(line),
    "text",
    () => now,
  );
  for (let call = 0; call < 1_000; call++) logger.observe(signIn(429, "too_many_requests"));
  expect(lines).toEqual([expect.stringMatching(/^sign-in: .*status 429.*times 1$/)]);
  now += 59_000;
  logger.observe(signIn(429, "too_many_requests"));
  expect(lines).toHaveLength(1);
  now += 1_000;
  logger.observe(signIn(429, "too_many_requests"));
  expect(lines[1]).toMatch(/times 1001$/);
  // Other reasons, and callers that got as far as a password, have their own lines.
  logger.observe(signIn(503, "unavailable"));
  for (let call = 0; call < 20; call++) logger.observe(signIn(200, "account_or_password_wrong"));
  expect(lines).toHaveLength(23);
});

test("sign-ins that are malformed do not flood the log either", () => {
  const lines: string[] = [];
  const logger = createLogger(
    (line) => lines.push(line),
    "text",
    () => 0,
  );
  for (let call = 0; call < 1_000; call++) logger.observe(signIn(422, "invalid_field"));
  expect(lines).toHaveLength(1);
});
