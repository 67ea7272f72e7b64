// Apart from events.ts, whose declarations every program reads.

/** Runs a callback of the application. Whatever it throws or rejects with must not fail the call. */
export async function ignoreErrors(run: () => unknown): Promise<void> {
  try {
    await run();
  } catch {}
}
