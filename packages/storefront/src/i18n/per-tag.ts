/**
 * Creates something once per language, on first use. `Intl` objects cost milliseconds each, few screens need all of them, and a
 * language's tables arrive in several steps.
 *
 * @param create gets the BCP-47 tag
 */
export function perTag<Value extends object>(create: (tag: string) => Value): (tag: string) => Value {
  const cache = new Map<string, Value>();
  return (tag) => {
    const value = cache.get(tag) ?? create(tag);
    cache.set(tag, value);
    return value;
  };
}
