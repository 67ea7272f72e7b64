/** For tests: a storage over an object, whose entries are own properties as a browser's are. */
export function storageOf(entries: Record<string, string>): Storage {
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value;
    },
    removeItem: (key: string) => {
      delete entries[key];
    },
    clear: () => undefined,
    key: (index: number) => Object.keys(entries)[index] ?? null,
    get length() {
      return Object.keys(entries).length;
    },
  };
  return new Proxy(methods, {
    ownKeys: () => Object.keys(entries),
    getOwnPropertyDescriptor: (_, key) => Object.getOwnPropertyDescriptor(entries, key),
  });
}
