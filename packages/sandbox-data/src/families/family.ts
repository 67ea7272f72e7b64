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

/** Products that share a kind of picture, a category and descriptive facts. */
export interface Family {
  readonly categoryId: number;
  /** Name of a render in art/pictures.bin. */
  readonly art: string;
  readonly specs: SpecKind;
  /** Freight per order in cents. */
  readonly freight: number;
  /** One product per line: `title | price of the least variant | hue of ground and dyed parts in degrees`, left out where colors are sold. */
  readonly models: string;
  /** Three facts, separated by semicolons. */
  readonly points: string;
  readonly story: string;
}
