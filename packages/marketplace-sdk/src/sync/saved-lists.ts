import type { SavedLine, SavedProduct } from "../generated/types.js";
import type { CartLine } from "../state/cart.js";
import { asStoredLine, asStoredProduct } from "../storage/codecs.js";
import type { StoredId, StoredProduct } from "../storage/index.js";

/** Converts the lines of one list between the device's form and that of `memberLists.get` and `memberLists.save`. */
export interface ListFormat<Stored, Saved> {
  /** Identifies a line; undefined for one that can't be saved because its ids are not the contract's. */
  keyOf(stored: Stored): string | undefined;
  /** The same key, of a saved line. */
  keyOfSaved(saved: Saved): string;
  /** Always 1 for a favorite. */
  quantityOf(line: Stored | Saved): number;
  /** @param time unix seconds of its last change */
  toSaved(stored: Stored, time: number): Saved;
  /** The line as this device stores it; undefined for one that it can't store. */
  toStored(saved: Saved): Stored | undefined;
  /** The device's own line with another quantity. */
  withQuantity(stored: Stored, num: number): Stored;
}

/** Lines of the cart. Selection and stock are not saved: each device has its own. */
export const cartFormat: ListFormat<CartLine, SavedLine> = {
  keyOf: ({ id, shopId, skuId, num }) =>
    num > 0 && isId(id) && isId(shopId) && (skuId === undefined || isId(skuId))
      ? lineKey(id, shopId, skuId)
      : undefined,
  keyOfSaved: ({ id, shop_id, sku_id }) => lineKey(id, shop_id, sku_id),
  quantityOf: ({ num }) => num,
  toSaved: ({ id, shopId, skuId, skuCode, num, priceTiers, minOrder, packSize, ...line }, updatetime) =>
    defined({
      id,
      shop_id: shopId,
      sku_id: skuId,
      num,
      updatetime,
      shopname: text(line.shopName, 100),
      title: text(line.title, 200),
      spec: text(line.spec, 200),
      sku_code: text(skuCode, 64),
      image: address(line.image),
      price: amount(line.price),
      price_tiers: priceTiers
        ?.filter((tier) => tier.min_num > 1 && amount(tier.price))
        .slice(0, 10)
        .map(({ min_num, price }) => ({ min_num, price })),
      min_order: minOrder,
      pack_size: packSize,
      currency: text(line.currency, 10),
    }),
  toStored: ({ id, num, title, spec, image, price, currency, ...saved }) =>
    asStoredLine({
      id,
      shopId: saved.shop_id,
      shopName: saved.shopname,
      num,
      skuId: saved.sku_id,
      skuCode: saved.sku_code,
      spec,
      title,
      image,
      price,
      priceTiers: saved.price_tiers,
      minOrder: saved.min_order,
      packSize: saved.pack_size,
      currency,
    }),
  withQuantity: (line, num) => ({ ...line, num }),
};

/** Favorites. */
export const favoritesFormat: ListFormat<StoredProduct, SavedProduct> = {
  keyOf: ({ id }) => (isId(id) ? `${id}` : undefined),
  keyOfSaved: ({ id }) => `${id}`,
  quantityOf: () => 1,
  toSaved: ({ id, shop_id, ...product }, updatetime) =>
    defined({
      id,
      updatetime,
      shop_id: isId(shop_id) ? shop_id : undefined,
      shopname: text(product.shopname, 100),
      title: text(product.title, 200),
      image: address(product.image),
      price: amount(product.price),
      from_price: amount(product.from_price),
      market_price: amount(product.market_price),
      currency: text(product.currency, 10),
    }),
  toStored: ({ id, title, image, price, from_price, market_price, currency, shop_id, shopname }) =>
    asStoredProduct({ id, title, image, price, from_price, market_price, currency, shop_id, shopname }),
  withQuantity: (product) => product,
};

const lineKey = (id: StoredId, shopId: StoredId, skuId?: StoredId): string =>
  `${id}:${shopId}:${skuId ?? ""}`;

/** The contract's `Id`: other clients may store anything. */
const isId = (id: StoredId | undefined): id is StoredId =>
  typeof id === "number" ? Number.isSafeInteger(id) && id >= 0 : /^\d{1,20}$/.test(id ?? "");

/** Cut to the contract's length, without half a surrogate pair. */
const text = (value: string | undefined, max: number): string | undefined =>
  value?.slice(0, max).replace(/[\uD800-\uDFFF]|\0/gu, "");

/** An address that is too long is left out: cut, it would be useless. */
const address = (value: string | undefined): string | undefined =>
  value && value.length <= 300 ? value : undefined;

/** The contract's `Amount`. */
const amount = (value: string | undefined): string | undefined =>
  /^(0|[1-9]\d{0,20})(\.\d{1,18})?$/.test(value ?? "") ? value : undefined;

type Defined<Fields> = {
  [Name in keyof Fields as undefined extends Fields[Name] ? never : Name]: Fields[Name];
} & {
  [Name in keyof Fields as undefined extends Fields[Name] ? Name : never]?: Exclude<Fields[Name], undefined>;
};

/** Drops undefined fields, which neither JSON nor a stored line has. */
function defined<Fields extends object>(fields: Fields): Defined<Fields>;
function defined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
