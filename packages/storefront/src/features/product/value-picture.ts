import type { Variants } from "marketplace-react";

/**
 * The picture of a value, such as a color, if all its combinations share one and other values have others.
 *
 * @returns undefined if the values of this spec share their pictures
 */
export function valuePicture({ specs, skus }: Variants, index: number, value: string): string | undefined {
  const pictures = (specs[index]?.items ?? []).map((item) => {
    const images = new Set(skus.filter(({ spec }) => spec[index] === item).map(({ image }) => image));
    return { item, image: images.size === 1 ? [...images][0] : undefined };
  });
  const different = new Set(pictures.map(({ image }) => image));
  if (different.size < 2 || different.has(undefined)) return undefined;
  return pictures.find(({ item }) => item === value)?.image;
}
