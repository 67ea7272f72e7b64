/** Letter for a user without a picture. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? "";
}
