/** Shorter words are too easily confused with others; long words may have two errors. */
export const SHORTEST_CORRECTED = 4;
const LONG = 8;

/** Errors allowed in a word of this many letters. */
export const errorsAllowed = (length: number): number =>
  length < SHORTEST_CORRECTED ? 0 : length < LONG ? 1 : 2;

/**
 * Typing errors between two words: missing, additional or wrong letters, and swapped neighbors. An error in the first letter
 * counts twice, because it is rare: "lamp" does not mean "clamp".
 */
export function typingErrors(typed: string, meant: string): number {
  const [a, b] = [Array.from(typed), Array.from(meant)];
  let before: number[] = [];
  let last = b.map((_, j) => j).concat(b.length);
  for (const [i, letter] of a.entries()) {
    const row = [i + 1];
    for (const [j, other] of b.entries()) {
      const [replaced = 0, left = 0, added = 0] = [last[j], last[j + 1], row[j]];
      let fewest = Math.min(replaced + (letter === other ? 0 : 1), left + 1, added + 1);
      if (i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === other)
        fewest = Math.min(fewest, (before[j - 1] ?? 0) + 1);
      row.push(fewest);
    }
    [before, last] = [last, row];
  }
  return (last[b.length] ?? 0) + (a[0] === b[0] ? 0 : 1);
}
