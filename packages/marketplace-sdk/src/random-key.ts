/**
 * 128 random bits in hex. Not `randomUUID`: pages without HTTPS lack it. React Native lacks all of `crypto`; `Math.random` will do
 * there: a key must differ from this user's other keys, and is no secret.
 */
export const randomKey = (): string => {
  const bytes =
    globalThis.crypto?.getRandomValues?.(new Uint8Array(16)) ??
    Uint8Array.from({ length: 16 }, () => Math.random() * 256);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
};
