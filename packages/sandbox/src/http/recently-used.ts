/** Values by name within a limit. What was used longest ago goes first, so made-up names cannot push out what others use. */
export interface RecentlyUsed<Value> {
  get(name: string): Value | undefined;
  set(name: string, value: Value): void;
  delete(name: string): void;
}

/**
 * @param most how much is kept, as `sizeOf` counts it
 * @param sizeOf usually each value counts as one
 * @param onDropped told of what had to go for want of room
 */
export function recentlyUsed<Value>(
  most: number,
  sizeOf: (value: Value) => number = () => 1,
  onDropped: (name: string) => void = () => undefined,
): RecentlyUsed<Value> {
  const values = new Map<string, Value>();
  let size = 0;
  const remove = (name: string) => {
    const value = values.get(name);
    if (value === undefined) return;
    values.delete(name);
    size -= sizeOf(value);
  };
  return {
    get(name) {
      const value = values.get(name);
      if (value === undefined) return undefined;
      // To the end of the line, whose beginning goes first.
      values.delete(name);
      values.set(name, value);
      return value;
    },
    set(name, value) {
      remove(name);
      values.set(name, value);
      size += sizeOf(value);
      for (const [oldest] of values) {
        if (size <= most) return;
        remove(oldest);
        onDropped(oldest);
      }
    },
    delete: remove,
  };
}
