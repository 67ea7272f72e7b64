import { type PackedRender, readArchive, type Slice } from "./archive";

/** A rendered object with pictures as addresses for an SVG's `image`. */
export interface Render extends Omit<PackedRender, "color" | "outline" | "shadow" | "dyed" | "gloss"> {
  readonly color: string;
  readonly outline: string;
  readonly shadow: string;
  readonly dyed?: string;
  readonly gloss?: string;
}

/** A model of that object. Numbers beyond the last model start over. Undefined if it has no models. */
export function readRender(name: string, model: number): Render | undefined {
  const { renders } = readArchive();
  const models = Object.hasOwn(renders, name) ? renders[name] : undefined;
  const packed = models?.[model % models.length];
  if (packed === undefined) return undefined;
  const { color, outline, shadow, dyed, gloss, ...place } = packed;
  return {
    ...place,
    color: address(color),
    outline: address(outline),
    shadow: address(shadow),
    ...(dyed && gloss && { dyed: address(dyed), gloss: address(gloss) }),
  };
}

const address = ([offset, length]: Slice) =>
  `data:image/jpeg;base64,${readArchive().bytes.toString("base64", offset, offset + length)}`;
