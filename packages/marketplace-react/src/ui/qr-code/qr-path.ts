/** Width of the quiet zone, in modules, that scanners need on each side. */
export const QUIET = 4;

/** Path data of the dark modules, one unit each. Neighbors in a row are one stroke. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  let path = "";
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      const width = x + 1 - from;
      path += `M${from + QUIET} ${y + QUIET}h${width}v1h-${width}z`;
    }
  });
  return path;
}
