import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { acceptedEncoding } from "./static/negotiate";

/** Shorter responses fit into one packet anyway. Bytes. */
const MIN_BYTES = 1_400;
const gzipAsync = promisify(gzip);

/**
 * Compresses a long response of known length if the client accepts it. A body with a secret and words of an attacker's choosing would give the
 * secret away by its length (BREACH), but here no other page can make a browser ask with a user's token: it is a header.
 */
export async function compress(request: Request, response: Response): Promise<Response> {
  if (!acceptedEncoding(request.headers.get("accept-encoding"), ["gzip"])) return response;
  const { headers, status } = response;
  if (Number(headers.get("content-length")) < MIN_BYTES) return response;
  const compressed = Uint8Array.from(await gzipAsync(await response.arrayBuffer()));
  headers.set("content-encoding", "gzip");
  headers.set("content-length", String(compressed.length));
  headers.append("vary", "Accept-Encoding");
  return new Response(compressed, { status, headers });
}
