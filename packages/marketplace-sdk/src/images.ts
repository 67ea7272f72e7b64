import type { SiteImages } from "./generated/types.js";

/** How the server scales its pictures, from `site.config`; undefined where it does not, or has not been asked yet. */
type Images = Pick<SiteImages, "template" | "widths" | "prefixes"> | null | undefined;

/**
 * Address of a picture that is `width` pixels wide, or the next wider one the server has, or its widest.
 *
 * @param address as an answer names it. One that the server does not scale comes back as it is, and what is no text as an empty one
 * @param width in pixels of the screen: CSS pixels × `devicePixelRatio`
 * @param images `(await market.site.config()).images`
 */
export function imageUrl(address: string, width: number, images: Images): string {
  if (typeof address !== "string") return "";
  const widths = widthsOf(address, images);
  const chosen = widths.find((known) => known >= width) ?? widths[widths.length - 1];
  return images && chosen ? fill(images.template, address, chosen) : address;
}

/**
 * All widths of a picture for `<img srcset>`, from which the browser chooses by `sizes` and its screen.
 *
 * @param resolve makes each address absolute, where pictures come from a CDN or the API has another origin. Usually as it is
 * @returns undefined for a picture that the server does not scale: `src` alone
 */
export function imageSrcSet(
  address: string,
  images: Images,
  resolve: (address: string) => string | undefined = (same) => same,
): string | undefined {
  const candidates = widthsOf(address, images).flatMap((width) => {
    const url = images && resolve(fill(images.template, address, width));
    return url ? [`${asCandidate(url)} ${width}w`] : [];
  });
  return candidates.join(", ") || undefined;
}

/** The widths of this picture, the smallest first. Servers may send anything under these names. */
function widthsOf(address: string, images: Images): readonly number[] {
  const { template, widths, prefixes } = images ?? {};
  if (typeof address !== "string" || typeof template !== "string" || !template.includes("{width}")) return [];
  const isScaled = Array.isArray(prefixes)
    ? prefixes.some((prefix) => typeof prefix === "string" && prefix !== "" && address.startsWith(prefix))
    : /^\/(?!\/)/.test(address);
  if (!isScaled || !Array.isArray(widths)) return [];
  return widths.filter((width) => Number.isInteger(width) && width > 0).sort((a, b) => a - b);
}

function fill(template: string, address: string, width: number): string {
  const joined = address.includes("?") ? template.replace("{url}?", "{url}&") : template;
  return joined.replace(/\{(url|width)\}/g, (_all, name) => (name === "url" ? address : `${width}`));
}

/** Blanks end an address in `srcset`, and commas at its ends are not part of it. */
const asCandidate = (url: string): string =>
  url.replace(/\s/g, encodeURIComponent).replace(/^,|,$/g, encodeURIComponent);
