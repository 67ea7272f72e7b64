import { build } from "esbuild";

const common = { bundle: true, format: "esm", jsx: "automatic", logLevel: "error", outdir: "out" };
await build({ ...common, entryPoints: ["src/server.tsx"], platform: "node", packages: "external" });
await build({ ...common, entryPoints: ["src/browser.tsx"], minify: true, splitting: true });
