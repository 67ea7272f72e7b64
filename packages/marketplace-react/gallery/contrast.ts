/** What is read or seen on what, and the contrast it needs. WCAG 2.2, 1.4.3: text needs 4.5; 1.4.11: what is not text needs 3. */
export const CONTRAST_PAIRS: readonly (readonly [text: string, ground: string, ratio: number])[] = [
  ["--text", "--bg", 4.5],
  ["--text", "--surface", 4.5],
  ["--text-muted", "--bg", 4.5],
  ["--text-muted", "--surface", 4.5],
  ["--accent", "--bg", 4.5],
  ["--accent", "--surface", 4.5],
  ["--on-accent", "--accent", 4.5],
  ["--on-accent", "--accent-press", 4.5],
  ["--trust", "--surface", 4.5],
  ["--trust", "--trust-tint", 4.5],
  ["--on-trust", "--trust", 4.5],
  ["--info", "--info-tint", 4.5],
  ["--success", "--success-tint", 4.5],
  ["--warning", "--warning-tint", 4.5],
  ["--danger", "--danger-tint", 4.5],
  ["--danger", "--surface", 4.5],
  ["--focus", "--bg", 3],
];

/** Relative luminance (WCAG 2.2). @param channels red, green and blue, 0 to 255 */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors (WCAG 2.2), 1 to 21. @param one red, green and blue, 0 to 255 */
export function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
