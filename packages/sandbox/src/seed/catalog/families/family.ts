/** How the products of one family vary; each kind is a row of `specs.ts`. */
export type SpecKind =
  | "none"
  | "set"
  | "large"
  | "pack"
  | "carton"
  | "color"
  | "color-size"
  | "color-shoe"
  | "diameter"
  | "volume"
  | "weight"
  | "size"
  | "waist"
  | "shoe"
  | "kids"
  | "ringsize"
  | "strap"
  | "plug"
  | "storage"
  | "length"
  | "thread"
  | "scent"
  | "nib";

/** Products that share a drawing, a category and what is said about them. */
export interface Family {
  readonly categoryId: number;
  /** Name of a thing in art/pictures.bin: a render, or else a drawing. */
  readonly art: string;
  readonly specs: SpecKind;
  /** Freight per order in cents. */
  readonly freight: number;
  /** One product per line: `title | price of the least variant | hue of the picture in degrees`; without hue the drawing's own. */
  readonly models: string;
  /** Three facts, separated by semicolons. */
  readonly points: string;
  readonly story: string;
}
