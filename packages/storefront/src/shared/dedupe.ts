import { plainText } from "../i18n/bidi";

/**
 * What a server says in addition to the shop's own sentences. The shop's warnings are binding, so they are always shown; a server
 * that says the same need not be heard twice.
 *
 * @param own sentences of the shop that are shown
 * @param notices what the server wants to be shown, empty ones among it
 */
export function withoutRepeats(
  own: readonly string[],
  notices: readonly (string | undefined)[] = [],
): string[] {
  const known = own.map(plain);
  return notices.filter((words, at): words is string => {
    return Boolean(words) && !known.includes(plain(words ?? "")) && notices.indexOf(words) === at;
  });
}

/** Without marks of direction, and with one kind of space. */
const plain = (words: string): string => plainText(words).replace(/\s+/g, " ").trim();
