/** The gallery of `marketplace-react`: every primitive and block in every state, as a page of the site. */
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery · Marketplace documentation</title>
<link rel="icon" href="../icon.svg">
<link rel="stylesheet" href="gallery.css">
<script src="gallery.js" type="module"></script>
</head>
<body><div id="root"></div></body>
</html>
`;

/** @param {string} root @param {string} out */
export async function buildGallery(root, out) {
  const react = join(root, "packages/marketplace-react");
  await build({
    root: react,
    configFile: false,
    logLevel: "error",
    esbuild: { jsx: "automatic" },
    define: { "process.env.NODE_ENV": '"production"' },
    css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
    build: {
      outDir: out,
      emptyOutDir: true,
      cssCodeSplit: false,
      chunkSizeWarningLimit: 2000,
      rollupOptions: {
        // "use client" is for frameworks that render on a server.
        onwarn: (warning, warn) => {
          if (!/MODULE_LEVEL_DIRECTIVE|SOURCEMAP_ERROR/.test(warning.code ?? "")) warn(warning);
        },
        input: join(react, "gallery/main.tsx"),
        output: {
          inlineDynamicImports: true,
          entryFileNames: "gallery.js",
          assetFileNames: "gallery[extname]",
        },
      },
    },
  });
  cpSync(join(react, "src/ui/themes/harbour.css"), join(out, "harbour.css"));
  writeFileSync(join(out, "index.html"), HTML);
}
