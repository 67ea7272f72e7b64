import { compareDecimals } from "../money/decimal.js";
import type { HeadSite } from "./head-site.js";
import type { HeadProduct, PageThing } from "./read-page.js";

/** A thing's own name. */
export const labelOf = ({ product, store, category, article, request }: PageThing): string | undefined =>
  product?.title ?? store?.shopname ?? category?.name ?? article?.title ?? request?.title;

/** The lowest and the highest price of one piece, over all variants and quantities; undefined where no price is known. */
export function priceRange({
  price,
  from_price,
  skus,
}: HeadProduct): Record<"low" | "high", string | undefined> {
  const prices = (skus?.length ? skus.map((variant) => variant.price) : [price]).filter(Boolean);
  prices.sort((one, other) => compareDecimals(one, other) ?? 0);
  const low = from_price || prices[0];
  return { low, high: prices.at(-1) ?? low };
}

/** The smallest quantity that can be ordered. */
export const leastOf = ({ min_order }: HeadProduct): number => min_order || 1;

/** Whether there is enough for the smallest order; undefined where a server doesn't say. */
export const isInStock = (stock: number | null | undefined, least: number): boolean | undefined =>
  typeof stock === "number" ? stock >= least : undefined;

/** The day of a time as the API has it. @param seconds 0 and what is no time have no day */
export const day = (seconds: unknown): string | undefined =>
  typeof seconds === "number" && seconds > 0 && seconds < 1e11
    ? new Date(seconds * 1000).toISOString().slice(0, 10)
    : undefined;

/** The address of a path that the API or this shop names. @returns undefined for what is no web address */
export function absolute(address: unknown, origin: string): string | undefined {
  if (typeof address !== "string" || address === "" || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** Addresses of a thing's pictures, absolute. */
export function picturesOf(
  { product, store, category, article, request }: PageThing,
  site: HeadSite,
): string[] {
  const listed = product?.images ?? request?.images ?? [];
  // Stock servers write several pictures as one text with commas.
  const images = typeof listed === "string" ? listed.split(",") : listed;
  const own = [...new Set([...images, product?.image])].filter(Boolean);
  const all = own.length > 0 ? own : [store?.logo ?? store?.avatar ?? category?.image ?? article?.image];
  return all.flatMap((address) => absolute(address, site.pictures ?? site.origin) ?? []);
}
