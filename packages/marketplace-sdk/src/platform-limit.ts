/** Milliseconds for which stores and locks of the platform are waited for. */
export const PLATFORM_LIMIT_MS = 2_000;

/**
 * Waits for a store or lock of the platform, which may never answer: IndexedDB of some iOS versions does not while several tabs are
 * open, and a frozen tab keeps its locks.
 *
 * @param work goes on after the limit
 * @param late what to do instead once the time has passed; may throw
 * @param limitMs default: 2 s
 */
export async function withinLimit<Result, Late>(
  work: Result | PromiseLike<Result>,
  late: () => Late,
  limitMs = PLATFORM_LIMIT_MS,
): Promise<Result | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<Late>((resolve, reject) => {
    timer = setTimeout(() => {
      try {
        resolve(late());
      } catch (error) {
        reject(error);
      }
    }, limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
