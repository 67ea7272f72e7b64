import type { HeadSite } from "./head-site.js";
import type { PageThing } from "./read-page.js";

/** A thing's own name. */
export const labelOf = ({ product, store, category, article, request }: PageThing): string | undefined =>
  product?.title ?? store?.shopname ?? category?.name ?? article?.title ?? request?.title;

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
