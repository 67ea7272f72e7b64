import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { character, recolor } from "marketplace-contract/fixtures/art/color.mjs";
import type { IconColor } from "../attributes/product-attributes";

/** One drawing: its inner SVG, the box of its ink and the color it makes on the whole. */
export interface Icon {
  readonly body: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees. */
  readonly hue: number;
  /** Mean chroma; below 0.05 a drawing is grey to the eye. */
  readonly chroma: number;
  /** 0–1 */
  readonly lightness: number;
}

/** An Iconify collection, made by art/draw-icons.mjs: inner SVG and the box of its ink by name. */
interface Collection {
  readonly icons: Record<
    string,
    {
      readonly body: string;
      readonly left: number;
      readonly top: number;
      readonly width: number;
      readonly height: number;
    }
  >;
}

/** The drawings are in art/icons.json of the package: three folders up from here, one folder up from the built file. */
function findFile(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const candidate = join(folder, "art", "icons.json");
    if (existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) throw new Error("art/icons.json is missing from the package");
  }
}

/** Read with the first picture that is asked for: 3 MB that a server without pictures does not need. */
function load(): Collection {
  return JSON.parse(readFileSync(findFile(), "utf8"));
}

let collection: Collection | undefined;
const known = new Map<string, Icon | undefined>();

function read(name: string): Icon | undefined {
  collection ??= load();
  const icon = Object.hasOwn(collection.icons, name) ? collection.icons[name] : undefined;
  if (icon === undefined) return undefined;
  const { body, left, top, width, height } = icon;
  return { body, x: left, y: top, width, height, ...character(body) };
}

/** The drawing of that name, read once per process. */
export function readIcon(name: string): Icon | undefined {
  if (!known.has(name)) known.set(name, read(name));
  return known.get(name);
}

/** The same drawing in another color. Grey drawings are colored as a whole, since they have no color of their own to move. */
export function recolored(drawing: Icon, color: IconColor): Icon {
  const { hue, chroma, lightnessShift: lift, all } = color;
  if (hue === null) return drawing;
  const grey = drawing.chroma < 0.05;
  return {
    ...drawing,
    body: recolor(drawing.body, { hue, chroma: grey ? chroma * 3 : chroma, lift, all: all || grey }),
    hue,
  };
}
