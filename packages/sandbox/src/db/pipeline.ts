import postgres from "postgres";

/**
 * The call of a function whose first act is a statement, or a value instead of one. A bare query of the driver is neither: it is sent
 * when somebody awaits it, which here would be after all others.
 */
type Sent = (Promise<unknown> & { readonly execute?: never }) | bigint | false;

/**
 * Waits for statements of one transaction that were sent in the order of the list, without waiting for each other's answers. After an
 * error PostgreSQL refuses every further statement, so of several errors the one that caused the others is thrown; `Promise.all`
 * would throw whichever comes first.
 */
export async function pipeline<Statements extends readonly Sent[] | []>(
  statements: Statements,
): Promise<{ -readonly [Place in keyof Statements]: Awaited<Statements[Place]> }> {
  const ended = await Promise.allSettled(statements);
  const errors = ended.flatMap((statement) => (statement.status === "rejected" ? [statement.reason] : []));
  if (errors.length > 0) throw errors.find((error) => !isConsequence(error)) ?? errors[0];
  return Promise.all(statements);
}

/** "current transaction is aborted, commands ignored until end of transaction block" */
const isConsequence = (error: unknown) => error instanceof postgres.PostgresError && error.code === "25P02";
