import type { Sku, Spec } from "marketplace-sdk";

/** What a product offers: the choices to make, and the combinations that exist. */
export interface Variants {
  specs: readonly Spec[];
  /** Without any, every combination may be ordered. */
  skus: readonly Sku[];
}

/** The chosen value of each spec, in their order; undefined where none is chosen yet. */
export type Choice = readonly (string | undefined)[];

/** Whether a value can be chosen beside the others: `none` exists in no such combination. */
export type Availability = "open" | "soldOut" | "none";

/** Where only one value exists it is chosen already. */
export function firstChoice({ specs }: Variants): Choice {
  return specs.map(({ items }) => (items.length === 1 ? items[0] : undefined));
}

/** Chooses a value; choosing it again gives it up. */
export function choose(choice: Choice, index: number, value: string): Choice {
  return choice.map((chosen, at) => (at !== index ? chosen : chosen === value ? undefined : value));
}

/** The combinations that still fit what is chosen. */
export function fitting({ skus }: Variants, choice: Choice): readonly Sku[] {
  return skus.filter(({ spec }) =>
    choice.every((value, index) => value === undefined || spec[index] === value),
  );
}

/** What can still be ordered of them; all of them when everything is sold out, so that there is a price to show. */
export function offered(variants: Variants, choice: Choice): readonly Sku[] {
  const skus = fitting(variants, choice);
  const inStock = skus.filter(({ stock }) => stock > 0);
  return inStock.length > 0 ? inStock : skus;
}

/** Whether `value` can be chosen at `index` beside what is chosen elsewhere. */
export function availability(variants: Variants, choice: Choice, index: number, value: string): Availability {
  if (variants.skus.length === 0) return "open";
  const wanted = choice.map((chosen, at) => (at === index ? value : chosen));
  const skus = fitting(variants, wanted);
  if (skus.length === 0) return "none";
  return skus.some(({ stock }) => stock > 0) ? "open" : "soldOut";
}

/** Positions of the specs that wait for a choice. */
export function missing(choice: Choice): readonly number[] {
  return choice.flatMap((value, index) => (value === undefined ? [index] : []));
}

/** The chosen combination; undefined while the choice is incomplete, and for products without combinations. */
export function chosenSku(variants: Variants, choice: Choice): Sku | undefined {
  if (variants.specs.length === 0 || missing(choice).length > 0) return undefined;
  return fitting(variants, choice)[0];
}

/** The chosen values as one text, such as "Sage, 900 ml". */
export function choiceText(choice: Choice): string {
  return choice.filter((value) => value !== undefined).join(", ");
}

/**
 * The picture that stands for a value, such as a colour: all its combinations share it, and another value has another.
 *
 * @returns undefined when pictures do not tell the values of this spec apart
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
