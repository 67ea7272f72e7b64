import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { Features, transform } from "lightningcss";

/** Address of the gallery. `?page=fields&scheme=dark&dir=rtl&theme=harbour` selects what it shows; `embedded` hides its controls. */
const GALLERY = "gallery/index.html";

const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery · Marketplace documentation</title>
<link rel="icon" href="../assets/icon.svg">
<link rel="stylesheet" href="gallery.css">
<script src="gallery.js" defer></script>
</head>
<body><div id="root"></div></body>
</html>
`;

/** Replaces the named breakpoints of media.css, which esbuild does not know. */
function withBreakpoints(code: Uint8Array): string {
  const sheet = transform({
    filename: "gallery.css",
    code,
    minify: true,
    drafts: { customMedia: true },
    include: Features.CustomMediaQueries,
  });
  return new TextDecoder().decode(sheet.code);
}

/**
 * The gallery of marketplace-react, from its sources: one page that also works from a file, so its script isn't a module.
 *
 * @param root of the repository
 * @returns the files of the site, by address
 */
export function galleryFiles(root: string): [url: string, text: string][] {
  const react = join(root, "packages/marketplace-react");
  const { outputFiles } = buildSync({
    entryPoints: { gallery: join(react, "gallery/main.tsx") },
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    // The SDK has no side effects, yet its chunks import each other only for effect.
    logOverride: { "ignored-bare-import": "silent" },
    outdir: "gallery",
    write: false,
  });
  return [
    [GALLERY, HTML],
    ["gallery/harbour.css", readFileSync(join(react, "src/ui/themes/harbour.css"), "utf8")],
    ...outputFiles.map(({ path, text, contents }): [string, string] => [
      `gallery/${path.split(/[\\/]/).at(-1)}`,
      path.endsWith(".css") ? withBreakpoints(contents) : text,
    ]),
  ];
}
