import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFastAdmin, type Setup } from "../../../conformance/test/support/fastadmin/server";
import { DIST, serveBuiltShop } from "../built-shop";

const CONFIGURE = join(import.meta.dirname, "../../scripts/configure.mjs");

/** How an imitation answers: as a `fetch`. Requests come as browsers send them. */
export type Answer = (
  url: string,
  request: { method: string; headers: Record<string, string>; body: FormData | string | null },
) => Promise<Response>;

/** The built shop in front of a server. */
export interface ForeignShop {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** A FastAdmin, and what it keeps of its user. @param origins how many, see {@link openShop} */
export async function openFastAdmin(origins: 1 | 2, setup: Omit<Setup, "origins"> = {}) {
  const allowed: string[] = [];
  const { fetch, profile } = createFastAdmin({ ...setup, origins: allowed });
  const shop = await openShop(fetch, origins, { dialect: "fastadmin" });
  allowed.push(shop.url);
  return { ...shop, profile };
}

/**
 * The built shop in front of a server.
 *
 * @param origins on one the shop's files and the API share it, on two the API has its own
 * @param config of the shop, without the address of the API
 */
export async function openShop(answer: Answer, origins: 1 | 2, config: object): Promise<ForeignShop> {
  const api = await serve(answer);
  const folder = mkdtempSync(join(tmpdir(), "foreign-shop-"));
  const dist = join(folder, "dist");
  const file = join(folder, "shop.json");
  cpSync(DIST, dist, { recursive: true });
  writeFileSync(file, JSON.stringify({ ...config, ...(origins === 2 && { apiUrl: api.url }) }));
  execFileSync(process.execPath, [CONFIGURE, dist, file]);
  const shop = await serveBuiltShop(origins === 1 ? api.url : undefined, dist);
  return {
    url: shop.url,
    async close() {
      await shop.close();
      await api.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A server on a port of its own. */
async function serve(answer: Answer) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", async () => {
      const { method = "GET", url = "/" } = request;
      const body = await bodyOf(request, Buffer.concat(chunks));
      const answered = await answer(`http://fastadmin.example${url}`, {
        method,
        headers: headersOf(request),
        body,
      });
      response.writeHead(answered.status, Object.fromEntries(answered.headers));
      response.end(Buffer.from(await answered.arrayBuffer()));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${address.port}`, close };
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );

async function bodyOf(request: IncomingMessage, bytes: Buffer): Promise<FormData | string | null> {
  const type = request.headers["content-type"] ?? "";
  if (bytes.length === 0) return null;
  if (!type.startsWith("multipart/")) return bytes.toString();
  return new Response(new Uint8Array(bytes), { headers: { "content-type": type } }).formData();
}
