/** Browsers by what only they send, the more particular first: most claim to be Chrome or Safari too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, "iPadOS"],
  [/\b(?:iPhone|iPod)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** Programs other than browsers name themselves first: `okhttp/4.12.0`. */
const PROGRAM = /^[A-Za-z][\w.-]{0,30}(?:\/[\w.-]{1,20})?/;

/**
 * A device as its owner would call it: `Firefox · Windows`. Only known names get in, so that nothing a client writes into its
 * header is shown but the plain name of a program.
 *
 * @param userAgent the header `User-Agent`
 * @returns "" when it says nothing
 */
export function deviceOf(userAgent: string): string {
  const first = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const known = [first(BROWSERS), first(SYSTEMS)].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(" · ") : (PROGRAM.exec(userAgent)?.[0] ?? "");
}
