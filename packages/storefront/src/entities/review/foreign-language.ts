/**
 * The name of a text's language in the reader's language, unless it is the reader's own.
 *
 * @param written BCP-47 tag of the text's language, as sent by the server
 * @param read BCP-47 tag of the reader's language
 * @returns the name, such as “Englisch”; undefined if it isn't necessary
 */
export function foreignLanguage(written: string | undefined, read: string): string | undefined {
  if (!written) return undefined;
  try {
    if (kindOf(written) === kindOf(read)) return undefined;
    return new Intl.DisplayNames([read], { type: "language", fallback: "none" }).of(written);
  } catch {
    // The tag is invalid.
    return undefined;
  }
}

/** Language and script, since “en-GB” is readable for “en”, but “zh-TW” isn't the same as “zh-CN”. */
function kindOf(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  return `${language}-${script}`;
}
