/** How each PNG starts. */
export const PNG_SIGNATURE = "\x89PNG\r\n\x1a\n";

/** Formats that are known by their first bytes. The type of a file is what its device guessed from the name. */
export type PhotoFormat = "image/jpeg" | "image/png" | "image/webp";

/** How many bytes {@link formatOf} reads. */
export const HEAD_BYTES = 16;

/** The format of a picture by its first bytes; undefined for every other. */
export function formatOf(bytes: Uint8Array): PhotoFormat | undefined {
  const head = textAt(bytes, 0, HEAD_BYTES);
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (head.startsWith(PNG_SIGNATURE)) return "image/png";
  return /^RIFF.{4}WEBP/s.test(head) ? "image/webp" : undefined;
}

/** Bytes as text, one character each. */
export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));
