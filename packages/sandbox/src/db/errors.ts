import postgres from "postgres";

const CONTENTION = new Set(["40001", "40P01", "55P03"]);

/** Two transactions met: serialization failure, deadlock, or a row held too long. Trying again is right. */
export const isContention = (error: unknown) =>
  error instanceof postgres.PostgresError && CONTENTION.has(error.code);

/** A constraint said no. @param name the constraint or unique index */
export const isViolation = (error: unknown, name: string) =>
  error instanceof postgres.PostgresError && error.code.startsWith("23") && error.constraint_name === name;

/** The database cannot be reached, or is ending or starting. */
export function isAway(error: unknown): boolean {
  if (error instanceof postgres.PostgresError) return /^(57P0|08|53300)/.test(error.code);
  const code = error instanceof Error && "code" in error ? error.code : "";
  return typeof code === "string" && /^(CONNECTION_|CONNECT_|ECONN|ENOENT|EPIPE)/.test(code);
}

/** A number beyond what its column holds: no row can have it. */
export const isOutOfRange = (error: unknown) =>
  error instanceof postgres.PostgresError && error.code === "22003";
