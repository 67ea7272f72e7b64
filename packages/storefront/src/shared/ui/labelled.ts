/**
 * A label and the colon after it, as the language sets it: a space before it in French, none after it in Chinese and Japanese.
 *
 * @param tag BCP-47 tag of the text's language
 */
export function labelled(tag: string, label: string): string {
  if (/^(?:zh|ja)/.test(tag)) return `${label}：`;
  return tag.startsWith("fr") ? `${label}\u00a0: ` : `${label}: `;
}
