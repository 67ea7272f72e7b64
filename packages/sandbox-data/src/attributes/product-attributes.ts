/** A color for the dyed parts of a render. Without `hue`, it follows from the name or from the product's hue. */
export interface IconColor {
  readonly name: string;
  readonly hue: number | null;
  readonly chroma: number;
  readonly lightnessShift: number;
}

/** A product without its history. Nothing here depends on the seed, so links and pictures never change. */
export interface ProductAttributes {
  readonly id: number;
  readonly shopId: number;
  readonly categoryId: number;
  /** Name of a render in art/pictures.bin. */
  readonly art: string;
  /** Hue of the picture's background and of dyed parts, in degrees. */
  readonly hue: number | null;
  readonly title: string;
  readonly priceCents: number;
  readonly marketPriceCents: number | null;
  readonly freightCents: number;
  readonly taxPpm: number;
  /** Stock of all variants together, before the seed varies it. */
  readonly stock: number;
  readonly ageDays: number;
  /** Weight of the product in the order history. */
  readonly popularity: number;
  readonly specs: readonly { readonly name: string; readonly items: readonly string[] }[];
  /** Name of the spec whose items are `colors`; empty without colors. */
  readonly colorSpec: string;
  readonly colors: readonly IconColor[];
  readonly surcharges: readonly { readonly item: string; readonly cents: number }[];
  /** Unit prices by minimum quantity. If left out, all quantities have the same price. */
  readonly tiers?: readonly { readonly num: number; readonly priceCents: number }[];
  /** Minimum quantity of an order and pieces per pack. Default 1. */
  readonly minOrder?: number;
  readonly packSize?: number;
  /** Combinations that do not exist, with items joined by a slash. */
  readonly missing: readonly string[];
  /** Combinations that are sold out. */
  readonly out: readonly string[];
  readonly recommend: boolean;
  readonly daily: boolean;
  readonly points: readonly string[];
  readonly story: string;
}
