import type { PendingQuery, Row } from "postgres";

/** As PostgreSQL numbers it. */
const QUERY_CANCELED = "57014";

/**
 * Runs a statement that the database cancels once `signal` is aborted. For statements
 * that only read, on a pool whose connections run one statement at a time; PostgreSQL stops whatever a connection is doing.
 *
 * @throws the database's 57014 when it was stopped, and the same when the caller had left before
 */
export async function cancelWith<Rows extends readonly Row[]>(
  signal: AbortSignal | undefined,
  query: PendingQuery<Rows>,
) {
  // An aborted query would make the driver set a connection aside and never use it again.
  if (signal?.aborted)
    throw Object.assign(new Error("the caller left before the statement began"), { code: QUERY_CANCELED });
  // Started immediately: a lazy query could not be cancelled.
  const running = query.execute();
  const cancel = () => running.cancel();
  signal?.addEventListener("abort", cancel, { once: true });
  try {
    return await running;
  } finally {
    signal?.removeEventListener("abort", cancel);
  }
}
