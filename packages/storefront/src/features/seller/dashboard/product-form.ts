import { pictureList } from "marketplace-react";
import type { Input, MerchantProduct } from "marketplace-sdk";
import { isZero, readAmount, typedAmount } from "marketplace-sdk/money";
import { priceRule, readPrice } from "../../../entities/money/amount";
import type { FieldErrors } from "../../../shared/forms/field-errors";
import { isUnread, storedText, textOf, UNREAD } from "../../../shared/forms/stored-text";
import { contentHtml, contentText } from "./product-content";
import { factsInput, factValues, validateFacts } from "./product-facts";
import { fractionOf, OPTION_INDEXES, PRODUCT, percentOf } from "./product-input";
import type { ProductValues } from "./product-values";
import {
  combinationCount,
  isUsed,
  slotsOf,
  tiersInput,
  tierValues,
  validateTiers,
} from "./variants-and-tiers";

const MAX_COUNT = 10_000_000;

/**
 * Initial values of the form: the stored product, or the defaults.
 *
 * @param tag of the reader's language, in which prices are written
 */
export function productValues(tag: string, product?: MerchantProduct): ProductValues {
  const specs = product?.specs ?? [];
  const skus = product?.skus ?? [];
  const typed = (amount: string): string => typedAmount(amount, tag);
  return {
    version: String(product?.version ?? ""),
    title: textOf(product?.title),
    category_id: String(product?.category_id ?? ""),
    images: pictureList(product?.images),
    description: textOf(product?.description),
    content: contentText(textOf(product?.content)),
    price: typed(product?.price ?? ""),
    market_price: storedText<"market_price", string>(product ?? {}, "market_price", (amount) =>
      isZero(amount) ? "" : typed(amount),
    ),
    // With variants it is their sum, which can't be edited.
    stock: skus.length > 0 ? "" : storedText<"stock", number>(product ?? {}, "stock"),
    sku_code: textOf(product?.sku_code),
    // Of a stored product they are asked for where they could not be read: nobody has decided that they are 0.
    freight_price: typed(freightOf(product)),
    is_store_freight: Number(product?.is_store_freight ?? 0) ? "1" : "",
    weight: storedText<"weight", number>(product ?? {}, "weight", (grams) => (grams === 0 ? "" : `${grams}`)),
    tax_rate: product?.tax_rate === undefined ? (product ? "" : "0") : typed(percentOf(product.tax_rate)),
    ship_hours: String(product ? (product.ship_hours ?? "") : 24),
    specs: OPTION_INDEXES.map((at) => ({
      name: textOf(specs[at]?.name),
      items: at === 0 && product && hasUnreadOptions(product) ? UNREAD : (specs[at]?.items ?? []).join("\n"),
    })),
    skus: skus.map((sku) => ({
      spec: OPTION_INDEXES.map((at) => textOf(sku.spec?.[at])),
      id: String(sku.id),
      price: storedText(sku, "price", typed),
      stock: storedText(sku, "stock"),
      image: sku.image ?? "",
      sku_code: textOf(sku.sku_code),
    })),
    ...tierValues(tag, product),
    ...factValues(product),
  };
}

/** Whether a product may have options that can't be read. Saved without them, it would lose its combinations. */
function hasUnreadOptions(product: MerchantProduct): boolean {
  const { specs, skus } = product;
  if (skus?.some((sku) => !sku?.spec)) return true;
  return !specs && (isUnread(product, "skus") || (isUnread(product, "specs") && skus?.length !== 0));
}

/** Its own freight: unknown, too, while it can't be read whether the store's counts. */
function freightOf(product?: MerchantProduct): string {
  if (!product) return "0";
  const isUnread = "is_store_freight" in product && product.is_store_freight === undefined;
  return isUnread ? "" : (product.freight_price ?? "");
}

/** Errors of the fields that can't be sent. @param digits of prices, after the point @param tag of the reader's language */
export function validateProduct(values: ProductValues, digits: number, tag: string): FieldErrors<string> {
  const errors: { [field: string]: FieldErrors<string>[string] } = {};
  const need = (field: string, fine: boolean, fault: FieldErrors<string>[string]): void => {
    if (!fine) errors[field] = fault;
  };
  const { title, category_id, images, price, stock, specs, skus } = values;
  need("title", title.trim() !== "", "dashboard.enterTitle");
  need("images", images.length > 0, "dashboard.addPicture");
  need("category_id", category_id !== "", "dashboard.chooseCategory");
  const slots = slotsOf(values);
  const hasChoices = slots.some(isUsed);
  if (!hasChoices) {
    need("price", isPrice(price, digits, tag), priceRule(digits));
    need("stock", pieces(stock, tag) !== undefined, "dashboard.stockRule");
  }
  need("market_price", readPrice(values.market_price, digits, tag) !== null, priceRule(digits));
  if (!values.is_store_freight)
    need("freight_price", !!readPrice(values.freight_price, digits, tag), priceRule(digits));
  const grams = whole(values.weight || "0", tag);
  need("weight", grams !== undefined && grams <= PRODUCT.weight.maximum, "dashboard.stockRule");
  need(
    "tax_rate",
    values.tax_rate.trim() !== "" && fractionOf(values.tax_rate, tag) !== undefined,
    "dashboard.percentRule",
  );
  const hours = whole(values.ship_hours, tag);
  need("ship_hours", hours !== undefined && hours >= 1 && hours <= 720, "dashboard.hoursRule");
  const names = OPTION_INDEXES.map((at) => (specs[at]?.name ?? "").trim());
  for (const at of OPTION_INDEXES) {
    const name = names[at] ?? "";
    const used = isUsed(slots[at]);
    need(`specs.${at}.name`, used ? name !== "" && names.indexOf(name) === at : true, "dashboard.choiceRule");
    need(
      `specs.${at}.items`,
      specs[at]?.items === UNREAD ? false : used || name === "",
      "dashboard.itemsRule",
    );
  }
  const last = OPTION_INDEXES.findLast((at) => isUsed(slots[at])) ?? 0;
  need(`specs.${last}.items`, combinationCount(slots) <= PRODUCT.skus.maxItems, "dashboard.tooMany");
  need(`specs.${last}.items`, !hasChoices || skus.length > 0, "dashboard.noRows");
  for (const [at, row] of skus.entries()) {
    need(`skus.${at}.price`, isPrice(row.price, digits, tag), priceRule(digits));
    need(`skus.${at}.stock`, pieces(row.stock, tag) !== undefined, "dashboard.stockRule");
  }
  return { ...errors, ...validateTiers(values, digits, tag), ...validateFacts(values, tag) };
}

/** The product that is edited. */
export interface Stored {
  id: string;
  /** The form's initial values. */
  base: ProductValues;
}

/**
 * Input of merchantProducts.save for values that passed {@link validateProduct}. A stock that wasn't edited is left out,
 * because some may have been sold since it was read.
 *
 * @param digits of prices, after the point
 * @param tag of the reader's language
 * @param stored left out for a new product
 */
export function productInput(
  values: ProductValues,
  digits: number,
  tag: string,
  stored?: Stored,
): Input<"merchantProducts.save"> {
  const { title, category_id, images, description, content, specs, skus } = values;
  const slots = slotsOf(values);
  const price = (typed: string) => readPrice(typed, digits, tag) || undefined;
  const listPrice = price(values.market_price);
  const before = stored?.base.skus ?? [];
  const single = before.length === 0 ? stored?.base.stock : undefined;
  return {
    ...(stored && { id: stored.id, version: Number(values.version) }),
    title: title.trim(),
    category_id,
    images: [...images],
    description: description.trim(),
    content: contentHtml(content),
    ...(listPrice && { market_price: listPrice }),
    ...(values.is_store_freight
      ? { is_store_freight: true }
      : { freight_price: price(values.freight_price) ?? "0" }),
    ...weighed(tag, values.weight, stored?.base.weight),
    tax_rate: fractionOf(values.tax_rate, tag) ?? "0",
    ship_hours: whole(values.ship_hours, tag) ?? 24,
    ...tiersInput(values, digits, tag, stored?.base),
    ...factsInput(values, tag, stored?.base),
    ...(skus.length === 0
      ? {
          price: price(values.price) ?? "0",
          ...counted(tag, values.stock, single),
          ...coded(values.sku_code, stored?.base.sku_code),
        }
      : {
          specs: OPTION_INDEXES.filter((at) => isUsed(slots[at])).map((at) => ({
            name: (specs[at]?.name ?? "").trim(),
            items: [...(slots[at] ?? [])],
          })),
          skus: skus.map((row) => ({
            ...(row.id && { id: row.id }),
            spec: row.spec.filter(Boolean),
            price: price(row.price) ?? "0",
            ...counted(tag, row.stock, before.find(({ id }) => id === row.id)?.stock),
            ...(row.image && { image: row.image }),
            ...coded(row.sku_code, before.find(({ id }) => id === row.id)?.sku_code),
          })),
        }),
  };
}

function isPrice(typed: string, digits: number, tag: string): boolean {
  const price = readPrice(typed, digits, tag);
  return Boolean(price) && !isZero(price ?? "0");
}

function whole(typed: string, tag: string): number | undefined {
  const read = readAmount(typed, tag, { whole: 8, fraction: 0 });
  return read ? Number(read) : undefined;
}

function pieces(typed: string, tag: string): number | undefined {
  const count = whole(typed, tag);
  return count !== undefined && count <= MAX_COUNT ? count : undefined;
}

/** The stock if it was edited. */
function counted(tag: string, typed: string, before = ""): { stock?: number } {
  const stock = pieces(typed, tag) ?? 0;
  return stock === pieces(before, tag) ? {} : { stock };
}

/** The weight if it was edited; a missing field leaves it unchanged. */
function weighed(tag: string, typed: string, before = ""): { weight?: number } {
  const weight = whole(typed || "0", tag) ?? 0;
  return weight === whole(before || "0", tag) ? {} : { weight };
}

/** The code if it has changed; a missing field leaves it unchanged. */
const coded = (typed: string, before = ""): { sku_code?: string } =>
  typed.trim() === before.trim() ? {} : { sku_code: typed.trim() };
