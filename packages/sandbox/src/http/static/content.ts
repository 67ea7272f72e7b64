/** Types of the files a built shop consists of. */
const TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  gif: "image/gif",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  map: "application/json; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json; charset=utf-8",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
};

/** A name with a hash of its content never means anything else: `assets/home-DYq3xV8c.js`. */
const HASHED = /^assets\/.+-[\w-]{8}\.\w+$/;

export function contentType(path: string): string {
  return TYPES[extensionOf(path)] ?? "application/octet-stream";
}

/** Texts shrink; pictures and fonts are compressed already. */
export function isCompressible(path: string): boolean {
  return contentType(path).includes("charset=") || path.endsWith(".wasm");
}

/** Files without a hash are revalidated each time: the page, the worker, the icons. */
export function cacheControl(path: string): string {
  return HASHED.test(path) ? "public, max-age=31536000, immutable" : "no-cache";
}

/** Lower case and without the dot; empty when missing. */
export function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const dot = name.lastIndexOf(".");
  return dot < 0 ? "" : name.slice(dot + 1).toLowerCase();
}
