import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { acceptedEncoding } from "./static/negotiate";

/** Shorter answers fit one packet as they are. Bytes. */
const WORTH_IT = 1_400;
const gzipAsync = promisify(gzip);

/**
 * Compresses a long answer for who can read it so. A body with a secret and words of an attacker's choosing would give the
 * secret away by its length (BREACH), but here no other page can make a browser ask with a user's token: it is a header.
 */
export async function compress(request: Request, response: Response): Promise<Response> {
  if (!acceptedEncoding(request.headers.get("accept-encoding"), ["gzip"])) return response;
  const { headers, status } = response;
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength < WORTH_IT) return new Response(bytes, { status, headers });
  headers.set("content-encoding", "gzip");
  headers.append("vary", "Accept-Encoding");
  return new Response(Uint8Array.from(await gzipAsync(bytes)), { status, headers });
}
