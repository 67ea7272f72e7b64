import { readArchive } from "./archive";
import { character } from "./color";

/** A drawing: its inner SVG, the bounding box of its ink and its overall color. */
export interface Icon {
  readonly body: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees. */
  readonly hue: number;
  /** 0–1 */
  readonly lightness: number;
}

const known = new Map<string, Icon | undefined>();

function read(name: string): Icon | undefined {
  const { icons } = readArchive();
  const icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
  if (icon === undefined) return undefined;
  const { body, left, top, width, height } = icon;
  return { body, x: left, y: top, width, height, ...character(body) };
}

/** The drawing of that name, read once per process. */
export function readIcon(name: string): Icon | undefined {
  if (!known.has(name)) known.set(name, read(name));
  return known.get(name);
}
