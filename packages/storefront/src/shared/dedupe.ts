import { plainText } from "../i18n/bidi";

/**
 * The server's notices that the shop's own sentences don't already say. The shop's warnings are binding and always shown, so a
 * notice that repeats one is left out.
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

/** Without direction marks, and with one kind of space. */
const plain = (words: string): string => plainText(words).replace(/\s+/g, " ").trim();
