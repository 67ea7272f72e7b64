import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { boundedQueue } from "../kernel/bounded-queue";
import { acceptedEncoding, type Encoding } from "./static/negotiate";

/** Shorter responses fit into one packet anyway. Bytes. */
const MIN_BYTES = 1_400;
const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);
/** What is compressed while somebody waits takes a millisecond or less: files have libuv's other threads. */
const queue = boundedQueue({ atOnce: 2, waiting: 50 });

/**
 * Compresses what is sent once: quickly rather than well.
 *
 * @returns undefined where too much of it waits: sending the bytes as they are costs less
 */
export async function compressQuickly(
  bytes: Uint8Array,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const pack = () =>
    encoding === "br"
      ? brotlied(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : gzipped(bytes, { level: 6 });
  const packed = await queue.run(pack).catch(() => undefined);
  return packed && Uint8Array.from(packed);
}

/** Compresses as well as possible what is sent many times. */
export async function compressWell(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const packed =
    encoding === "br"
      ? await brotlied(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : await gzipped(bytes, { level: 9 });
  return Uint8Array.from(packed);
}

/**
 * Compresses a long response of known length if the client accepts it. A body with a secret and words of an attacker's choosing would give the
 * secret away by its length (BREACH), but here no other page can make a browser ask with a user's token: it is a header.
 *
 * @param response says in `Vary` that it depends on `Accept-Encoding`, compressed or not: a cache would give one for the other
 */
export async function compress(request: Request, response: Response): Promise<Response> {
  const encoding = acceptedEncoding(request.headers.get("accept-encoding"), ["gzip"]);
  if (!encoding) return response;
  const { headers, status } = response;
  if (Number(headers.get("content-length")) < MIN_BYTES) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const compressed = await compressQuickly(bytes, encoding);
  if (!compressed) return new Response(bytes, { status, headers });
  headers.set("content-encoding", encoding);
  headers.set("content-length", String(compressed.length));
  return new Response(compressed, { status, headers });
}
