import type { Call } from "./call.js";

/**
 * Reads a body as text, by the charset that `Content-Type` names; without one it is UTF-8.
 *
 * @throws {MarketplaceError} of kind `protocol` for a charset that the platform does not know, unless the text is UTF-8 all the same
 */
export async function readText(call: Call, response: Response): Promise<string> {
  const charset = foreignCharset(response.headers);
  if (!charset) return response.text();
  const decoder = decoderOf(charset);
  if (decoder) return decoder.decode(await response.arrayBuffer());
  const text = await response.text();
  if (!response.ok || !text.includes("\uFFFD")) return text;
  throw call.error("protocol", `unexpected response: unknown charset ${charset}`, {
    status: response.status,
    received: "not json",
  });
}

/** Reads a body as it came. JSON as text, since React Native makes no text of a `Response` of bytes. */
export function readUnchanged(_call: Call, response: Response): Promise<string | ArrayBuffer> {
  const { headers } = response;
  const isJson = /^application\/(?:[\w.-]+\+)?json/i.test(headers.get("content-type") ?? "");
  return isJson && !foreignCharset(headers) ? response.text() : response.arrayBuffer();
}

/** The charset in `Content-Type`, unless it is UTF-8; `utf8mb4`, as MySQL calls it, gets into headers as well. */
export function foreignCharset(headers: Headers): string | undefined {
  const charset = /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(headers.get("content-type") ?? "")?.[1];
  return charset && !/^utf-?8/i.test(charset) ? charset : undefined;
}

/** @returns undefined for a charset that the platform does not know */
export function decoderOf(charset: string): TextDecoder | undefined {
  try {
    return new TextDecoder(charset);
  } catch {
    return undefined;
  }
}
