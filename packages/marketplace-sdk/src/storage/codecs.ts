import type { Formats, StoredFooterItem, StoredLine, StoredProduct } from "./formats";
import type { StorageKey } from "./keys";

type Fields = Readonly<Record<string, unknown>>;
// Fields that screens show. Where another client stored something else, the field is left out.
const TEXTS = /([nN]ame|title|image|price|spec|currency)$/;
const IDS = /^(skuId|pid|shop_id)$/;

const isId = (value: unknown): boolean => /string|number/.test(typeof value);

/** Ends the reading of a foreign value. */
function must(isOurs: boolean): asserts isOurs {
  // Caught by the reader at once, so no stack is gathered: a list may have thousands of entries.
  if (!isOurs) throw 0;
}

function readFields(value: unknown): Fields {
  must(typeof value === "object");
  const kept = Object.entries(value ?? []).filter(([name, field]) =>
    TEXTS.test(name) ? typeof field === "string" : IDS.test(name) ? isId(field) : name !== "__proto__",
  );
  return Object.fromEntries(kept);
}

function hasId(fields: Fields): asserts fields is Fields & StoredProduct & StoredFooterItem {
  must(isId(fields.id));
}
function isLine(fields: Fields): asserts fields is Fields & StoredLine {
  const { id, shopId, shopName, num } = fields;
  // Whole numbers from 0 to 2^32 - 1.
  const isCount = Number(num) >>> 0 === num;
  must(isId(id) && isId(shopId) && typeof shopName === "string" && isCount);
}
/** One foreign entry makes the list foreign. */
function readList<Entry>(
  value: unknown,
  check: (fields: Fields) => asserts fields is Fields & Entry,
): Entry[] {
  must(Array.isArray(value));
  return value.map((part) => {
    const fields = readFields(part);
    check(fields);
    return fields;
  });
}

/** Printable ASCII: a token goes into a header. Some clients quote texts as JSON. */
function readText(text: string): string {
  const value: unknown = text[0] === '"' ? JSON.parse(text) : text;
  // The two words are what a careless `setItem` leaves behind.
  must(typeof value === "string" && /^(?!undefined$|null$)[!-~][ -~]{0,9999}$/.test(value));
  return value;
}

/** Refuses what is nested too deep to be written again. */
function parse(text: string): unknown {
  const value: unknown = JSON.parse(text);
  JSON.stringify(value);
  return value;
}

/**
 * The value a stored text stands for, by key. They throw when the text is not what the key holds.
 * Formats: docs/product.md, "Stored on the device".
 */
export const readers: { [Key in StorageKey]: (text: string) => Formats[Key] } = {
  access_key: readText,
  userInfo: readText,
  il(text) {
    const value = parse(text);
    must(typeof value === "boolean");
    return value;
  },
  lang(text) {
    const { value, ...fields } = readFields(parse(text));
    must(typeof value === "string");
    return { ...fields, value };
  },
  website(text) {
    const { footer_news = [], ...fields } = readFields(parse(text));
    return { ...fields, footer_news: readList(footer_news, hasId) };
  },
  favoriteProducts: (text) => readList(parse(text), hasId),
  shopCart: (text) => readList(parse(text), isLine),
};

/** Text to store: strings as they are, everything else as JSON. */
export const toText = (value: Formats[StorageKey]): string =>
  typeof value === "string" ? value : JSON.stringify(value);
