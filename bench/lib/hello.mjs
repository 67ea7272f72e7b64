import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { bundle } from "./bundle.mjs";

/**
 * The baseline of every React page: it renders one heading, and is served like the shop, compressed with brotli.
 *
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveHello() {
  const { outputFiles } = await bundle(
    `import { createElement } from "react";
    import { createRoot } from "react-dom/client";
    createRoot(document.getElementById("root")).render(createElement("h1", {}, "Hello, welcome to this page"));`,
    { splitting: false, external: [], define: { "process.env.NODE_ENV": '"production"' } },
  );
  const script = brotliCompressSync(outputFiles[0]?.contents ?? "");
  const page = brotliCompressSync(
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hello</title></head>' +
      '<body><div id="root"></div><script type="module" src="/hello.js"></script></body></html>',
  );
  const server = createServer(({ url }, response) => {
    const isScript = url === "/hello.js";
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html");
    response.setHeader("content-encoding", "br");
    response.end(isScript ? script : page);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", () => listening(undefined)));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
