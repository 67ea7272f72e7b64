/**
 * What a server says beside the shop's own sentences. The shop's warnings are binding, so they are always shown; a server
 * that says the same need not be heard twice.
 *
 * @param own sentences of the shop that are shown
 * @param said what the server wants to be shown, empty ones among it
 */
export function otherWords(own: readonly string[], said: readonly (string | undefined)[] = []): string[] {
  const known = own.map(plain);
  return said.filter((words, at): words is string => {
    return Boolean(words) && !known.includes(plain(words ?? "")) && said.indexOf(words) === at;
  });
}

/** Without marks of direction, and with one kind of space. */
const plain = (words: string): string =>
  words
    .replace(/[\u2066-\u2069\u200e\u200f]/g, "")
    .replace(/\s+/g, " ")
    .trim();
