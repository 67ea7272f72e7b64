const ignore = () => undefined;

/** Calls a callback of the application whose failure, thrown or rejected, must not become the call's. */
export function quiet<T>(callback: ((value: T) => unknown) | undefined, value: T): void {
  try {
    const result = callback?.(value);
    if (result instanceof Promise) result.catch(ignore);
  } catch {}
}
