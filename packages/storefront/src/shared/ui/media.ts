import { config, type ShopConfig } from "../config/config";

const TINTS = 6;

type Addresses = Pick<ShopConfig, "apiUrl" | "cdnUrl">;

/** Prefix of public pictures. */
export const mediaBase = ({ apiUrl = "", cdnUrl = apiUrl }: Addresses = config): string => cdnUrl;

/**
 * Address of a picture for `<img src>`: site-relative paths get the address of the CDN, else that of the API.
 *
 * @returns undefined for anything but a picture address (other schemes, empty text)
 */
export function mediaUrl(source: string | null | undefined, base = mediaBase()): string | undefined {
  // Servers send other things than texts as well.
  if (typeof source !== "string" || !source) return undefined;
  if (/^(https?:\/\/|data:image\/)/i.test(source)) return source;
  if (/^[a-z][a-z0-9+.-]*:/i.test(source) || source.startsWith("//")) return undefined;
  return `${base}${source.startsWith("/") ? "" : "/"}${source}`;
}

/** Address of a picture that merchant.file shows to its owner alone: the API has it, and no CDN must see it. */
export const privateUrl = (source: string, { apiUrl = "" }: Addresses = config): string | undefined =>
  mediaUrl(source, apiUrl);

/** The ground behind a picture while it loads: always the same for one address. */
export function tintOf(text: string): string {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (hash * 31 + text.charCodeAt(at)) | 0;
  return `var(--tint-${Math.abs(hash) % TINTS})`;
}
