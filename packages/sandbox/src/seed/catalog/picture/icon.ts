import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { character, recolour } from "marketplace-contract/fixtures/art/colour.mjs";
import type { IconColour } from "../attributes/product-attributes";

/** One drawing: its inner SVG, the box of its ink and the colour it makes on the whole. */
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

/** The drawings lie in art/icons of the package: three folders up from here, one folder up from the built file. */
function findFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const candidate = join(folder, "art", "icons");
    if (existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) throw new Error("art/icons is missing from the package");
  }
}

const folder = findFolder();
const known = new Map<string, Icon | undefined>();

function read(name: string): Icon | undefined {
  const file = join(folder, `${name}.svg`);
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(file)) return undefined;
  const [, box, body] = /viewBox="([^"]+)">(.*)<\/svg>/s.exec(readFileSync(file, "utf8")) ?? [];
  if (box === undefined || body === undefined) throw new Error(`${name}.svg is not an icon`);
  const [x = 0, y = 0, width = 32, height = 32] = box.split(" ").map(Number);
  return { body, x, y, width, height, ...character(body) };
}

/** The drawing of that name, read once per process. */
export function readIcon(name: string): Icon | undefined {
  if (!known.has(name)) known.set(name, read(name));
  return known.get(name);
}

/** The same drawing in another colour. Grey drawings are coloured as a whole, since they have no colour of their own to move. */
export function recolored(drawing: Icon, colour: IconColour): Icon {
  const { hue, chroma, lightnessShift: lift, all } = colour;
  if (hue === null) return drawing;
  const grey = drawing.chroma < 0.05;
  return {
    ...drawing,
    body: recolour(drawing.body, { hue, chroma: grey ? chroma * 3 : chroma, lift, all: all || grey }),
    hue,
  };
}
