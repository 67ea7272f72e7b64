/**
 * Creates something once per language, on first use. `Intl` objects cost milliseconds each, few screens need all of them, and a
 * language's tables arrive in several steps.
 *
 * @param make gets the BCP-47 tag
 */
export function perTag<Value extends object>(make: (tag: string) => Value): (tag: string) => Value {
  const made = new Map<string, Value>();
  return (tag) => {
    const value = made.get(tag) ?? make(tag);
    made.set(tag, value);
    return value;
  };
}
