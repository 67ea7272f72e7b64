import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";

const apiUrl = process.env.MARKET_URL ?? "http://127.0.0.1:4020";
const origin = "https://shop.example";
const work = mkdtempSync(join(tmpdir(), "search-engines-"));
const running = [];
process.once("exit", () => {
  for (const program of running) program.kill();
  rmSync(work, { recursive: true, force: true });
});

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

async function waitFor(url) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const found = await fetch(url).catch(() => undefined);
    if (found) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${url}.`);
}

/** What a reader without scripts finds, whoever serves the pages. */
async function proveAt(base) {
  const ask = (path, headers = {}) => fetch(`${base}${path}`, { headers });
  const product = await ask("/goods?id=1003", { cookie: "token=secret", token: "secret" });
  const html = await product.text();
  assert.equal(product.status, 200);
  assert.match(html, /<link rel="canonical" href="https:\/\/shop\.example\/goods\?id=1003" \/>/);
  assert.match(html, /<meta property="og:image:width" content="1200" \/>/);
  assert.match(html, /"@type":"Product"/);
  assert.ok(!html.includes("welcome") && !html.includes("secret"));
  assert.equal((await ask("/goods?id=1")).status, 404);
  assert.equal((await ask("/nowhere")).status, 404);
  const list = await (await ask("/product?lang=ar")).text();
  assert.match(list, /<html lang="ar" dir="rtl">[\s\S]*<title>المنتجات · /);
  assert.match(list, /<meta name="description" content="منتجات بالجملة/);
  assert.match(list, /icon-512\.png" \/>\n<meta property="og:image:width" content="512" \/>/);
  assert.match(await (await ask("/mine")).text(), /<meta name="robots" content="noindex" \/>/);
  assert.match(await (await ask("/robots.txt")).text(), /Sitemap: https:\/\/shop\.example\/sitemap\.xml/);
  assert.match(await (await ask("/sitemap-products-1.xml")).text(), /goods\?id=1003/);
  assert.match(await (await ask("/goods.md?id=1003")).text(), /^# /);
  assert.deepEqual(
    await (await ask("/preload-manifest.json")).text(),
    readFileSync("shop/preload-manifest.json", "utf8"),
  );
}

// In front of plain files, on Node.
const port = await freePort();
const node = spawn(process.execPath, ["node.mjs"], {
  env: { ...process.env, PORT: String(port), ORIGIN: origin, MARKET_URL: apiUrl },
  stdio: ["ignore", "ignore", "inherit"],
});
running.push(node);
await waitFor(`http://127.0.0.1:${port}/robots.txt`);
await proveAt(`http://127.0.0.1:${port}`);

// The same in workerd, which is what workers of Cloudflare run in.
await build({
  entryPoints: ["worker.mjs"],
  bundle: true,
  format: "esm",
  outfile: join(work, "worker.js"),
  logLevel: "error",
});
const workerPort = await freePort();
writeFileSync(
  join(work, "config.capnp"),
  `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker", esModule = embed "worker.js")],
      compatibilityDate = "2026-01-01",
      bindings = [
        (name = "ORIGIN", text = "${origin}"),
        (name = "API_URL", text = "${apiUrl}"),
        (name = "FILES", service = "files"),
      ],
      globalOutbound = "network",
    )),
    (name = "files", disk = (path = "${join(process.cwd(), "shop")}")),
    (name = "network", network = (allow = ["private", "public"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${workerPort}", http = (), service = "main")],
);
`,
);
const workerd = spawn(join("node_modules", ".bin", "workerd"), ["serve", join(work, "config.capnp")], {
  stdio: ["ignore", "inherit", "inherit"],
});
running.push(workerd);
await waitFor(`http://127.0.0.1:${workerPort}/robots.txt`);
await proveAt(`http://127.0.0.1:${workerPort}`);

// Files of their own, for a host of plain files.
const { status, stdout, stderr } = spawnSync(process.execPath, ["prerender.mjs"], {
  env: { ...process.env, OUT: work, ORIGIN: origin, MARKET_URL: apiUrl },
  encoding: "utf8",
});
assert.equal(status, 0, stderr);
assert.match(readFileSync(join(work, "goods/1003.html"), "utf8"), /"@type":"Product"/);
assert.match(readFileSync(join(work, "sitemap.xml"), "utf8"), /sitemap-products-1/);

for (const program of running) program.kill();
console.log(`the same pages on Node and in workerd, and ${stdout.trim()} as files`);
process.exit(0);
