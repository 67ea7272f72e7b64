/**
 * Files that an HTML document loads, except icons and pictures.
 *
 * @param {string} html
 * @returns {{ scripts: string[], styles: string[] }} names of files in assets/; modules to preload are scripts
 */
export function htmlLinks(html) {
  /** @param {RegExp} pattern */
  const find = (pattern) =>
    [...html.matchAll(pattern)].map(([tag]) => /(?:src|href)="[^"]*?([^/"]+)"/.exec(tag)?.[1] ?? "");
  return {
    scripts: [...find(/<script [^>]*src=[^>]*>/g), ...find(/<link [^>]*rel="modulepreload"[^>]*>/g)],
    styles: find(/<link [^>]*rel="stylesheet"[^>]*>/g),
  };
}
