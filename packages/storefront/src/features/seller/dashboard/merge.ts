import { type ProductValues, type Row, textsOf } from "./product-values";

/** The merged changes of two users to one product. */
export interface Merged {
  values: ProductValues;
  /** Fields that both have changed differently; the value typed here stays. */
  both: readonly string[];
}

type Part = (values: ProductValues) => unknown;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
/** The choices and which combinations of them there are. */
const shapeOf = ({ specs, skus }: ProductValues) => [specs, skus.map(({ spec }) => spec)];

/**
 * Applies the typed changes on top of what was saved elsewhere.
 *
 * @param base the product when the form was opened
 */
export function mergeEdits(base: ProductValues, mine: ProductValues, theirs: ProductValues): Merged {
  const both: string[] = [];
  /** The side whose part counts. */
  const side = (field: string, part: Part): ProductValues => {
    const [here, there] = [mine, theirs].map((values) => !isSame(part(values), part(base)));
    if (here && there && !isSame(part(mine), part(theirs))) both.push(field);
    return here ? mine : theirs;
  };
  const text = (field: string, read: (values: ProductValues) => string | undefined): string =>
    read(side(field, read)) ?? "";
  const differ = (part: Part): boolean =>
    !isSame(part(mine), part(base)) || !isSame(part(theirs), part(base));

  const texts = textsOf((name) => (name === "version" ? theirs.version : text(name, (of) => of[name])));
  const { images } = side("images", (of) => of.images);
  // Rows have places, not names: once there are others they are taken as a whole.
  const price_tiers = differ((of) => of.price_tiers.length)
    ? side("price_tiers", (of) => of.price_tiers).price_tiers
    : base.price_tiers.map((_tier, at) => ({
        min_num: text("price_tiers", (of) => of.price_tiers[at]?.min_num),
        price: text("price_tiers", (of) => of.price_tiers[at]?.price),
      }));
  const merged = { ...theirs, ...texts, images, price_tiers };
  if (differ(shapeOf)) {
    const { specs, skus } = side("skus", ({ specs, skus }) => [specs, skus]);
    return { values: { ...merged, specs, skus: withStockLeft(skus, base, theirs) }, both };
  }
  const skus = base.skus.map((row, at) => ({
    spec: row.spec,
    id: text("skus", (of) => of.skus[at]?.id),
    price: text("skus", (of) => of.skus[at]?.price),
    stock: text("skus", (of) => of.skus[at]?.stock),
    image: text("skus", (of) => of.skus[at]?.image),
    sku_code: text("skus", (of) => of.skus[at]?.sku_code),
  }));
  return { values: { ...merged, skus }, both };
}

/** Sales change the stock, too: rows whose stock wasn't typed take its present value, wherever they have moved. */
function withStockLeft(rows: readonly Row[], base: ProductValues, theirs: ProductValues): Row[] {
  return rows.map((row) => {
    const same = ({ id }: Row): boolean => id === row.id;
    const isUntyped = base.skus.find(same)?.stock === row.stock;
    return isUntyped ? { ...row, stock: theirs.skus.find(same)?.stock ?? row.stock } : row;
  });
}
