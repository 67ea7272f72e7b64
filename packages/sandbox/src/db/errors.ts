import postgres from "postgres";

const CONTENTION = new Set(["40001", "40P01", "55P03"]);

/** Contention of two transactions: a serialization failure, a deadlock, or a row locked for too long. Retrying is right. */
export const isContention = (error: unknown) =>
  error instanceof postgres.PostgresError && CONTENTION.has(error.code);

/** A constraint was violated. @param name the constraint or unique index */
export const isViolation = (error: unknown, name: string) =>
  error instanceof postgres.PostgresError && error.code.startsWith("23") && error.constraint_name === name;

/** A row was locked longer than a caller may be kept waiting. */
export const isLockTimeout = (error: unknown) =>
  error instanceof postgres.PostgresError && error.code === "55P03";

/** The disk (or memory) is full: an operator has to free some space. */
export const isFull = (error: unknown) =>
  error instanceof postgres.PostgresError && /^53[12]00$/.test(error.code);

/**
 * The database cannot be reached, is ending or starting, has no connection left, can't read its disk, or has just become a replica,
 * which may only be read (25006).
 */
export function isAway(error: unknown): boolean {
  if (error instanceof postgres.PostgresError) return /^(57P0|08|53300|58030|25006)/.test(error.code);
  const code = error instanceof Error && "code" in error ? error.code : "";
  // Its machine may be gone, or its name.
  return (
    typeof code === "string" &&
    /^(CONNECTION_|CONNECT_|ECONN|ENOENT|ENOTFOUND|EAI_AGAIN|EHOST|ENET|EPIPE|ETIMEDOUT)/.test(code)
  );
}

/** The database ended a statement that took too long, or whose caller has left. */
export const isCancelled = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "57014";

/**
 * A number in the request is too large for any id, so no row can have it. A sum that does not fit its column has the same code,
 * but is a defect; the two are told apart by the PostgreSQL function that failed, here the one that parses integers.
 */
export const isImpossibleId = (error: unknown) =>
  error instanceof postgres.PostgresError &&
  error.code === "22003" &&
  /^(pg_strtoint|int4in)/.test(error.routine ?? "");
