import type { Id, Sku, Spec } from "marketplace-sdk";

/** The options of a product, such as color and size, and the combinations that exist. */
export interface Variants {
  /** What is chosen, in the order in which a buyer chooses. */
  specs: readonly Spec[];
  /** Without any, every combination can be ordered. */
  skus: readonly Sku[];
}

/** The selected value of each spec, in their order; undefined where none is selected yet. */
export type Selection = readonly (string | undefined)[];

/** Whether a value can be selected together with the others; `none`: no such combination exists. */
export type Availability = "available" | "soldOut" | "none";

/**
 * The values of a combination; without one, specs with a single value start with it.
 *
 * @param skuId such as from the page's address: any text may be in it
 */
export function initialSelection({ specs, skus }: Variants, skuId?: Id): Selection {
  const sku = skuId === undefined ? undefined : skus.find(({ id }) => `${id}` === `${skuId}`);
  return specs.map(({ items }, index) => {
    const value = sku?.spec[index];
    if (value !== undefined && items.includes(value)) return value;
    return items.length === 1 ? items[0] : undefined;
  });
}

/** Selects a value, or unselects it if it is selected. */
export function toggleValue(selection: Selection, index: number, value: string): Selection {
  return selection.map((selected, at) => (at !== index ? selected : selected === value ? undefined : value));
}

/** The combinations that match the selection so far. */
export function matchingSkus({ skus }: Variants, selection: Selection): readonly Sku[] {
  return skus.filter(({ spec }) =>
    selection.every((value, index) => value === undefined || spec[index] === value),
  );
}

/** Those in stock; all of them if everything is sold out, so that there is a price to show. */
export function offeredSkus(variants: Variants, selection: Selection): readonly Sku[] {
  const skus = matchingSkus(variants, selection);
  const inStock = skus.filter(({ stock }) => stock > 0);
  return inStock.length > 0 ? inStock : skus;
}

/** Whether `value` can be selected at `index` together with what is selected elsewhere. */
export function availabilityOf(
  variants: Variants,
  selection: Selection,
  index: number,
  value: string,
): Availability {
  if (variants.skus.length === 0) return "available";
  const wanted = selection.map((selected, at) => (at === index ? value : selected));
  const skus = matchingSkus(variants, wanted);
  if (skus.length === 0) return "none";
  return skus.some(({ stock }) => stock > 0) ? "available" : "soldOut";
}

/** Indexes of the specs without a selected value. */
export function missingSpecs(selection: Selection): readonly number[] {
  return selection.flatMap((value, index) => (value === undefined ? [index] : []));
}

/** The selected combination; undefined while the selection is incomplete, and for products without combinations. */
export function selectedSku(variants: Variants, selection: Selection): Sku | undefined {
  if (variants.specs.length === 0 || missingSpecs(selection).length > 0) return undefined;
  return matchingSkus(variants, selection)[0];
}

/** The selected values as one text, such as "Sage, 900 ml". */
export function selectionText(selection: Selection): string {
  return selection.filter((value) => value !== undefined).join(", ");
}

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
