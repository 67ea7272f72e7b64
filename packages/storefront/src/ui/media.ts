const TINTS = 6;

const apiUrl = (): string => import.meta.env.VITE_API_URL ?? "";

/**
 * Address of a picture for `<img src>`: site-relative paths get the address of the CDN, else that of the API.
 *
 * @returns undefined for what is no picture address (other schemes, empty text)
 */
export function mediaUrl(
  source: string | null | undefined,
  base = import.meta.env.VITE_CDN_URL || apiUrl(),
): string | undefined {
  // Servers send other things than texts as well.
  if (typeof source !== "string" || !source) return undefined;
  if (/^(https?:\/\/|data:image\/)/i.test(source)) return source;
  if (/^[a-z][a-z0-9+.-]*:/i.test(source) || source.startsWith("//")) return undefined;
  return `${base}${source.startsWith("/") ? "" : "/"}${source}`;
}

/** Address of a picture that merchant.file shows to its owner alone: the API has it, and no CDN must see it. */
export const privateUrl = (source: string): string | undefined => mediaUrl(source, apiUrl());

/** Pictures of a product as a list; servers send an array or one comma-separated text. */
export function pictureList(images: readonly string[] | string | null | undefined): readonly string[] {
  if (!images) return [];
  if (typeof images !== "string") return images;
  return images
    .split(",")
    .map((image) => image.trim())
    .filter(Boolean);
}

/** The ground behind a picture while it loads: always the same for one address. */
export function tintOf(text: string): string {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (hash * 31 + text.charCodeAt(at)) | 0;
  return `var(--tint-${Math.abs(hash) % TINTS})`;
}
