import { expect } from "vitest";
import { Refusal } from "../../src/domain/errors";
import { HttpRefusal } from "../../src/features/errors";

const thrownBy = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => new Error("expected a refusal, but it succeeded"),
    (reason: unknown) => reason,
  );

/** Holds that a call is refused with this `data.error`. @returns what the refusal says besides */
export async function refused(attempt: Promise<unknown>, error: string) {
  const thrown = await thrownBy(attempt);
  if (!(thrown instanceof Refusal)) throw thrown;
  expect(thrown.error).toBe(error);
  return thrown.details;
}

/** Holds that a call is answered with this HTTP status. */
export async function refusedWith(attempt: Promise<unknown>, status: number) {
  const thrown = await thrownBy(attempt);
  if (!(thrown instanceof HttpRefusal)) throw thrown;
  expect(thrown.status).toBe(status);
  return thrown;
}
