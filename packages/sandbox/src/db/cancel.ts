import type { PendingQuery, Row } from "postgres";

/**
 * Runs a statement that is not needed any more once `signal` is aborted: then the database is told to stop it. For statements
 * that only read, on a pool whose connections run one statement at a time; PostgreSQL stops whatever a connection is doing.
 *
 * @throws the database's 57014 when it was stopped
 */
export async function cancelWith<Rows extends readonly Row[]>(
  signal: AbortSignal | undefined,
  query: PendingQuery<Rows>,
) {
  // Begun at once: one that waits to be awaited could not be cancelled.
  const running = query.execute();
  const cancel = () => running.cancel();
  if (signal?.aborted) cancel();
  signal?.addEventListener("abort", cancel, { once: true });
  try {
    return await running;
  } finally {
    signal?.removeEventListener("abort", cancel);
  }
}
