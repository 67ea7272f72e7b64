import { isId, isToken } from "../values.js";
import type {
  StorageKey,
  StoredFooterItem,
  StoredLine,
  StoredProduct,
  StoredValues,
} from "./stored-values.js";

type Fields = Readonly<Record<string, unknown>>;

// Optional fields that screens show. A value of another type is dropped, the rest of the entry is kept.
const TEXT_FIELDS =
  /^(name|shopName|shopname|web_name|title|image|price|from_price|market_price|currency|spec|skuCode|service_url)$/;
const ID_FIELDS = /^(skuId|pid|shop_id)$/;

/**
 * Parses the stored text of each key. Throws when the text is not in the key's format (docs/product.md, "Stored on the device").
 */
export const parsers: { [Key in StorageKey]: (text: string) => StoredValues[Key] } = {
  access_key: parseText,
  userInfo: parseText,
  il(text) {
    const value = parseJson(text);
    assert(typeof value === "boolean");
    return value;
  },
  lang(text) {
    // All fields are kept as they are: they belong to other clients.
    const fields = parseJson(text);
    assert(isObject(fields) && typeof fields.value === "string");
    return { ...fields, value: fields.value };
  },
  website(text) {
    const { footer_news = [], ...fields } = parseFields(parseJson(text));
    return { ...fields, footer_news: parseList(footer_news, assertHasId) };
  },
  favoriteProducts: (text) => parseList(parseJson(text), assertHasId),
  shopCart: (text) => parseList(parseJson(text), assertIsLine),
};

/** The text to store: strings as they are, everything else as JSON. */
export const serialize = (value: StoredValues[StorageKey]): string =>
  typeof value === "string" ? value : JSON.stringify(value);

/** A token, or an encrypted user. Some clients store texts as JSON. */
function parseText(text: string): string {
  const value: unknown = text.startsWith('"') ? JSON.parse(text) : text;
  assert(typeof value === "string" && isToken(value));
  return value;
}

function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  // Throws for a value that is nested too deep to be written again.
  JSON.stringify(value);
  return value;
}

type AssertIsEntry<Entry> = (fields: Fields) => asserts fields is Fields & Entry;

/** One invalid entry makes the whole list invalid. */
function parseList<Entry>(value: unknown, assertIsEntry: AssertIsEntry<Entry>): Entry[] {
  assert(Array.isArray(value));
  return value.map((item) => parseEntry(item, assertIsEntry));
}

function parseEntry<Entry>(value: unknown, assertIsEntry: AssertIsEntry<Entry>): Entry {
  const fields = parseFields(value);
  assertIsEntry(fields);
  return fields;
}

/** An entry as it will be read again; undefined when it would make its list invalid, or cannot be stored at all. */
function asStored<Entry>(entry: unknown, assertIsEntry: AssertIsEntry<Entry>): Entry | undefined {
  try {
    return parseEntry(JSON.parse(JSON.stringify(entry)), assertIsEntry);
  } catch {
    return undefined;
  }
}

/** A cart line as the storage holds it: without what is not in the format. Undefined without the ids and a quantity. */
export const asStoredLine = (line: object): StoredLine | undefined =>
  asStored(
    { ...line, shopName: "shopName" in line && typeof line.shopName === "string" ? line.shopName : "" },
    assertIsLine,
  );

/** A favorite as the storage holds it; undefined without an id. */
export const asStoredProduct = (product: object): StoredProduct | undefined =>
  asStored<StoredProduct>(product, assertHasId);

/** The footer's items as the storage holds them, without those that have no id. */
export const asStoredFooter = (items: readonly unknown[]): StoredFooterItem[] =>
  items.flatMap((item) => asStored<StoredFooterItem>(item, assertHasId) ?? []);

function parseFields(value: unknown): Fields {
  assert(isObject(value));
  return Object.fromEntries(Object.entries(value).filter(([name, field]) => isValidField(name, field)));
}

function isValidField(name: string, value: unknown): boolean {
  if (TEXT_FIELDS.test(name)) return typeof value === "string";
  if (ID_FIELDS.test(name)) return isId(value);
  if (name === "priceTiers") return Array.isArray(value) && value.every(isTier);
  if (/^(minOrder|packSize)$/.test(name)) return value !== 0 && isQuantity(value);
  return name !== "__proto__";
}

function assertHasId(fields: Fields): asserts fields is Fields & StoredProduct & StoredFooterItem {
  assert(isId(fields.id));
}

function assertIsLine(fields: Fields): asserts fields is Fields & StoredLine {
  const { id, shopId, shopName, num } = fields;
  assert(isId(id) && isId(shopId) && typeof shopName === "string" && isQuantity(num));
}

const isTier = (value: unknown): boolean =>
  isObject(value) && isQuantity(value.min_num) && typeof value.price === "string";

const isObject = (value: unknown): value is Fields => Object(value) === value;

/** A whole number from 0 to 2^32 - 1. */
const isQuantity = (value: unknown): boolean => Number(value) >>> 0 === value;

function assert(isValid: boolean): asserts isValid {
  if (!isValid) throw new TypeError("corrupt");
}
