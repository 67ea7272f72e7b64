/** A list as a list. PHP servers send null or an object for an empty one. */
export const listOf = <Row>(list: readonly Row[] | null | undefined): readonly Row[] =>
  Array.isArray(list) ? list : [];

/** Pictures as a list. Servers send an array or one text with commas. */
export function pictureList(images: readonly string[] | string | null | undefined): readonly string[] {
  if (!images) return [];
  if (typeof images !== "string") return images;
  return images
    .split(",")
    .map((image) => image.trim())
    .filter(Boolean);
}

/**
 * An amount that is 0 where the server leaves it out. Undefined where it sent one that can't be read: the client keeps the field then,
 * without a value.
 */
export const amountOrZero = <Name extends string>(
  row: { readonly [Key in Name]?: string | undefined },
  name: Name,
): string | undefined => (name in row ? row[name] : "0");
