/** Browsers by their own token, the most specific first, since most also claim to be Chrome or Safari. */
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

/** Programs other than browsers begin with their name: `okhttp/4.12.0`. */
const PROGRAM = /^[A-Za-z][\w.-]{0,30}(?:\/[\w.-]{1,20})?/;

/**
 * Names a device as its owner would: `Firefox · Windows`. Besides known names, only the plain name of a program is taken from the
 * header, so a client cannot get other texts shown.
 *
 * @param userAgent the header `User-Agent`
 * @returns "" if the header names nothing
 */
export function deviceOf(userAgent: string): string {
  const first = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const known = [first(BROWSERS), first(SYSTEMS)].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(" · ") : (PROGRAM.exec(userAgent)?.[0] ?? "");
}
