import { expect } from "vitest";
import { BusinessError } from "../../src/domain/errors";
import { HttpError } from "../../src/kernel/errors";

const thrownBy = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => new Error("expected an error, but it succeeded"),
    (reason: unknown) => reason,
  );

/** Holds that a call is refused with this `data.error`. @returns what the error says besides */
export async function expectError(attempt: Promise<unknown>, error: string) {
  const thrown = await thrownBy(attempt);
  if (!(thrown instanceof BusinessError)) throw thrown;
  expect(thrown.error).toBe(error);
  return thrown.details;
}

/** Holds that a call is answered with this HTTP status. */
export async function expectStatus(attempt: Promise<unknown>, status: number) {
  const thrown = await thrownBy(attempt);
  if (!(thrown instanceof HttpError)) throw thrown;
  expect(thrown.status).toBe(status);
  return thrown;
}
