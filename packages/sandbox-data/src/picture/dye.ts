import type { IconColor, ProductAttributes } from "../attributes/product-attributes";
import { toHex } from "./color";

/** Colors of goods that a hue alone can't describe. */
const named: Readonly<Record<string, string>> = {
  Raspberry: "#b83a66",
  Ocean: "#3f77a8",
  Leaf: "#5f9a55",
  Poppy: "#cc4331",
  Sky: "#74acd8",
  Mist: "#b4c0c8",
  Berry: "#a03c6b",
  Blue: "#2f538f",
  Red: "#c0352d",
  Cherry: "#b0213c",
  Ink: "#2e3b59",
};
/** The dye of goods without a named color. */
export const PLAIN_DYE = "#5d7a90";

/** The color of a product's dyed parts, in one of its colors or in its own. */
export function dyeOf({ hue }: ProductAttributes, color: IconColor | undefined): string {
  const own = color === undefined ? undefined : named[color.name];
  if (own !== undefined && color?.hue === null) return own;
  const wanted = color?.hue ?? hue;
  if (wanted === null || wanted === undefined) return PLAIN_DYE;
  return toHex({
    l: 0.66 + (color?.lightnessShift ?? 0),
    c: Math.min(0.17, 0.125 * (color?.chroma ?? 1)),
    h: wanted,
  });
}
