/** The device's storage; undefined where the browser keeps it closed: naming it is what throws there. */
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

/** Takes a key out. Closed storage holds none. */
export function remove(key: string, storage: Pick<Storage, "removeItem"> | undefined): void {
  try {
    storage?.removeItem(key);
  } catch {
    // See above.
  }
}
