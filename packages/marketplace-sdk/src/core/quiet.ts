/** Runs a callback of the application whose failure, thrown or rejected, must not become the call's. */
export async function quiet(run: () => unknown): Promise<void> {
  try {
    await run();
  } catch {}
}
