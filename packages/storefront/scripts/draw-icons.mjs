/**
 * Draws the shop's own mark into public/: icon.svg, the two PNG sizes a manifest needs, and a maskable one.
 *
 *   npm run icons -w storefront
 *
 * PNGs are drawn by the browser that the tests use.
 */
import { writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { chromePath } from "../../../scripts/lib/browser.mjs";

const folder = new URL("../public/", import.meta.url);

/** A market awning with an open door, on persimmon. @param {number} radius corner of the ground in units of 512 */
const mark = (radius) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#e2542a"/><stop offset="1" stop-color="#b72f0a"/></linearGradient></defs>
  <rect width="512" height="512" rx="${radius}" fill="url(#g)"/>
  <path fill="#fff8f0" d="M148 264h216v104a16 16 0 0 1-16 16h-60v-72a32 32 0 0 0-64 0v72h-60a16 16 0 0 1-16-16Z"/>
  <path fill="#fff8f0" d="M164 128h184l40 92a40 40 0 0 1-66 28 44 44 0 0 1-66 0 44 44 0 0 1-66 0 40 40 0 0 1-66-28Z"/>
  <path fill="#e2542a" d="M216 128h28l-16 92a38 38 0 0 1-38 36l-2-8a40 40 0 0 0 2-8Zm80 0h-28l16 92a38 38 0 0 0 38 36l2-8a40 40 0 0 1-2-8Z" opacity=".9"/>
</svg>
`;

await writeFile(new URL("icon.svg", folder), mark(116));
const browser = await chromium.launch({ executablePath: chromePath() });
try {
  for (const [name, size, radius] of [
    ["icon-192.png", 192, 116],
    ["icon-512.png", 512, 116],
    ["icon-maskable-512.png", 512, 0],
  ]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${mark(radius)}`,
    );
    await writeFile(new URL(name, folder), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
} finally {
  await browser.close();
}
