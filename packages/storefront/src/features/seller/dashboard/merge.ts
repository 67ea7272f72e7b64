import { type ProductValues, type Row, textsOf } from "./product-values";

/** The merged changes that two users made to one product. */
export interface Merged {
  values: ProductValues;
  /** Fields that both have changed differently; the value typed here wins. */
  conflicts: readonly string[];
}

type Select = (values: ProductValues) => unknown;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
/** The options, and which of their combinations exist. */
const shapeOf = ({ specs, skus }: ProductValues) => [specs, skus.map(({ spec }) => spec)];

/**
 * Applies the typed changes on top of what was saved elsewhere.
 *
 * @param base the product when the form was opened
 */
export function mergeEdits(base: ProductValues, mine: ProductValues, theirs: ProductValues): Merged {
  const conflicts: string[] = [];
  /** The side whose part is used. */
  const side = (field: string, select: Select): ProductValues => {
    const [here, there] = [mine, theirs].map((values) => !isSame(select(values), select(base)));
    if (here && there && !isSame(select(mine), select(theirs))) conflicts.push(field);
    return here ? mine : theirs;
  };
  const text = (field: string, read: (values: ProductValues) => string | undefined): string =>
    read(side(field, read)) ?? "";
  const differ = (select: Select): boolean =>
    !isSame(select(mine), select(base)) || !isSame(select(theirs), select(base));

  const texts = textsOf((name) => (name === "version" ? theirs.version : text(name, (of) => of[name])));
  const { images } = side("images", (of) => of.images);
  // Rows are identified by position, so if any were added or removed, one side's rows are used as a whole.
  const price_tiers = differ((of) => of.price_tiers.length)
    ? side("price_tiers", (of) => of.price_tiers).price_tiers
    : base.price_tiers.map((_tier, at) => ({
        min_num: text("price_tiers", (of) => of.price_tiers[at]?.min_num),
        price: text("price_tiers", (of) => of.price_tiers[at]?.price),
      }));
  const merged = { ...theirs, ...texts, images, price_tiers };
  if (differ(shapeOf)) {
    const { specs, skus } = side("skus", ({ specs, skus }) => [specs, skus]);
    return { values: { ...merged, specs, skus: withStockLeft(skus, base, theirs) }, conflicts };
  }
  const skus = base.skus.map((row, at) => ({
    spec: row.spec,
    id: text("skus", (of) => of.skus[at]?.id),
    price: text("skus", (of) => of.skus[at]?.price),
    stock: text("skus", (of) => of.skus[at]?.stock),
    image: text("skus", (of) => of.skus[at]?.image),
    sku_code: text("skus", (of) => of.skus[at]?.sku_code),
  }));
  return { values: { ...merged, skus }, conflicts };
}

/** Sales change the stock, too: a row whose stock wasn't edited gets the current value, even if it has moved. */
function withStockLeft(rows: readonly Row[], base: ProductValues, theirs: ProductValues): Row[] {
  return rows.map((row) => {
    const same = ({ id }: Row): boolean => id === row.id;
    const isUntyped = base.skus.find(same)?.stock === row.stock;
    return isUntyped ? { ...row, stock: theirs.skus.find(same)?.stock ?? row.stock } : row;
  });
}
