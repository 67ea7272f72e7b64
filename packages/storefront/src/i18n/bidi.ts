/** Direction of text. */
export type Direction = "ltr" | "rtl";

/** Letters that run to the left (Unicode's blocks for them), and characters that turn what follows. */
const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Keeps a name or an amount in its own order inside a sentence (Unicode's first-strong isolate). Where nothing can move,
 * as Latin in a German sentence, it stays as it is: marks that do nothing would only be copied along.
 *
 * @param dir the way the sentence runs
 */
export const isolate = (text: string, dir: Direction): string =>
  dir === "rtl" || TURNS.test(text) ? `\u2068${text}\u2069` : text;

/** Removes direction marks, for text that leaves the page: a tab's title, a shared link, a comparison. */
export const plainText = (text: string): string =>
  text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
