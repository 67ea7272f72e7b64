/**
 * Writes the drawings that icons.txt names from the Fluent emoji set (MIT, see NOTICE.md) into art/pictures.bin. Each drawing's box is set to its ink, so that a scene can put it on a floor.
 *
 *   npm install --no-save @iconify-json/fluent-emoji@1
 *   CHROME_PATH=/path/to/chromium node packages/sandbox-data/art/draw-icons.mjs node_modules/@iconify-json/fluent-emoji/icons.json
 *
 * The result is tracked and this runs only when the list changes: the whole set weighs 99 MB, too much for a dependency.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { writeArchive } from "./archive.mjs";
import { iconBody } from "./icon.mjs";
import { measure } from "./measure.mjs";

const [, , source] = argv;
if (source === undefined) throw new Error("usage: draw-icons.mjs path/to/fluent-emoji/icons.json");
const { icons } = JSON.parse(readFileSync(source, "utf8"));
const here = import.meta.dirname;
const names = new Set(readFileSync(join(here, "icons.txt"), "utf8").split(/\s+/).filter(Boolean));

/** Three decimals of a 32-unit box are finer than any screen shows; small factors of matrices stay as they are. */
const trim = (body) =>
  body.replace(/-?\d*\.\d{4,}/g, (n) =>
    Math.abs(Number(n)) < 0.5 ? n : String(Math.round(Number(n) * 1000) / 1000),
  );

/** Short ids for the random ones of the set. None may look like hex: "#a10" is a color to the code that dyes the drawing. */
function withShortIds(body) {
  const ids = [...new Set([...body.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id))];
  const short = new Map(ids.map((id, i) => [id, `z${i}`]));
  return body
    .replace(/\bid="([^"]+)"/g, (_, id) => `id="${short.get(id)}"`)
    .replace(/url\(#([^)]+)\)/g, (_, id) => `url(#${short.get(id) ?? id})`)
    .replace(/href="#([^"]+)"/g, (_, id) => `href="#${short.get(id) ?? id}"`);
}

const bodies = Object.fromEntries(
  [...names].map((name) => [name, withShortIds(trim(iconBody(icons, name)))]),
);
const boxes = await measure(bodies);
const drawn = Object.entries(bodies).map(([name, body]) => {
  const { x, y, w, h } = boxes[name];
  return [name, { left: x, top: y, width: w, height: h, body }];
});
writeArchive({ icons: Object.fromEntries(drawn) });
console.warn(`${drawn.length} icons, ${Math.round(JSON.stringify(drawn).length / 1024)} kB`);
