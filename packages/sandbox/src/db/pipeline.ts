import postgres from "postgres";

/**
 * Waits for statements of one transaction that were sent without waiting for each other's answers. After an error PostgreSQL
 * refuses every further statement, so of several errors the one that caused the others is thrown; `Promise.all` would throw
 * whichever comes first.
 */
export async function pipeline<Statements extends readonly unknown[] | []>(
  statements: Statements,
): Promise<{ -readonly [Place in keyof Statements]: Awaited<Statements[Place]> }> {
  const ended = await Promise.allSettled(statements);
  const errors = ended.flatMap((statement) => (statement.status === "rejected" ? [statement.reason] : []));
  if (errors.length > 0) throw errors.find((error) => !isConsequence(error)) ?? errors[0];
  return Promise.all(statements);
}

/** "current transaction is aborted, commands ignored until end of transaction block" */
const isConsequence = (error: unknown) => error instanceof postgres.PostgresError && error.code === "25P02";
