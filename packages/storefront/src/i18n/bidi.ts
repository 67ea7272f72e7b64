/** Direction of text. */
export type Direction = "ltr" | "rtl";

/** Unicode's blocks of right-to-left letters, and characters that change the direction of what follows. */
const RTL_OR_CONTROL =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Keeps a name or an amount in its own order inside a sentence (Unicode's first-strong isolate). Where nothing can move, as with
 * Latin letters in a German sentence, it returns the text unchanged, because useless marks would only be copied along.
 *
 * @param dir direction of the sentence
 */
export const isolate = (text: string, dir: Direction): string =>
  dir === "rtl" || RTL_OR_CONTROL.test(text) ? `\u2068${text}\u2069` : text;

/** Removes direction marks, for text that leaves the page: a tab's title, a shared link, a comparison. */
export const plainText = (text: string): string =>
  text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
