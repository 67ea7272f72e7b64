/** Keys of everything kept on the device (docs/product.md, "Stored on the device"). Other clients of the origin use the same. */
export const KEYS = [
  "access_key",
  "userInfo",
  "il",
  "lang",
  "website",
  "favoriteProducts",
  "shopCart",
] as const;

/** One of {@link KEYS}. */
export type StorageKey = (typeof KEYS)[number];
