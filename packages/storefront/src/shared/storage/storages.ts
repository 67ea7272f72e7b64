/** The device's storage; undefined where the browser blocks it, which makes the mere access throw. */
export function deviceStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** The tab's storage, likewise. */
export function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Removes a key. A blocked storage has none. */
export function remove(key: string, storage: Pick<Storage, "removeItem"> | undefined): void {
  try {
    storage?.removeItem(key);
  } catch {
    // See above.
  }
}
