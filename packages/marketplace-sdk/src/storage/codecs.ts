import type {
  Formats,
  StoredFooterItem,
  StoredLanguage,
  StoredLine,
  StoredProduct,
  StoredWebsite,
} from "./formats";
import type { StorageKey } from "./keys";

type Fields = Readonly<Record<string, unknown>>;

/** Longer texts are foreign: a cart of 1,000 lines takes a fifth of it. */
const MAX_LENGTH = 2 ** 21;
/** Deeper values are foreign, and could not be written again. */
const MAX_DEPTH = 8;

// Fields that are shown: what has another type is dropped, so that no screen meets it.
const STRINGS =
  /^(title|image|price|market_price|currency|shopname|spec|name|web_name|service_url|langText|icon)$/;
const NUMBERS = /^(stock|weigh)$/;
const IDS = /^(skuId|shop_id|pid)$/;

const isId = (value: unknown): value is number | string =>
  typeof value === "string" ? /^.{1,64}$/.test(value) : Number.isSafeInteger(value);

const isShallow = (value: unknown, depth: number): boolean =>
  typeof value !== "object" ||
  value === null ||
  (depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1)));

/** Other clients store money as a number now and then: it becomes its decimal string. */
const read = (name: string, field: unknown): unknown => {
  const value = typeof field === "number" && STRINGS.test(name) ? `${field}` : field;
  const isWrong =
    name === "__proto__" ||
    (STRINGS.test(name) && typeof value !== "string") ||
    (NUMBERS.test(name) && !Number.isFinite(value)) ||
    (IDS.test(name) && !isId(value)) ||
    (name === "checked" && typeof value !== "boolean");
  return isWrong ? undefined : value;
};

function readFields(value: unknown): Fields | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const fields: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(value)) {
    const kept = read(name, field);
    if (kept !== undefined) fields[name] = kept;
  }
  return fields;
}

/** All entries as the guard wants them, or undefined: one foreign entry makes the list foreign. */
function readList<Entry>(
  value: unknown,
  guard: (fields: Fields) => fields is Fields & Entry,
): Entry[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries: Entry[] = [];
  for (const part of value) {
    const fields = readFields(part);
    if (!fields || !guard(fields)) return undefined;
    entries.push(fields);
  }
  return entries;
}

const isProduct = (fields: Fields): fields is Fields & StoredProduct => isId(fields.id);
const isFooterItem = (fields: Fields): fields is Fields & StoredFooterItem => isId(fields.id);
const isLine = (fields: Fields): fields is Fields & StoredLine =>
  isId(fields.id) &&
  isId(fields.shopId) &&
  typeof fields.shopName === "string" &&
  Number.isSafeInteger(fields.num) &&
  Number(fields.num) >= 0;
const isLanguage = (fields: Fields): fields is Fields & StoredLanguage =>
  typeof fields.value === "string" && fields.value !== "";

function readWebsite(value: unknown): StoredWebsite | undefined {
  const fields = readFields(value);
  return fields && { ...fields, footer_news: readList(fields.footer_news, isFooterItem) };
}

const parse = (text: string): unknown => {
  const value: unknown = text.length > MAX_LENGTH ? undefined : JSON.parse(text);
  return isShallow(value, MAX_DEPTH) ? value : undefined;
};

/** Texts are kept raw; some clients quote them as JSON. */
const unquote = (text: string): unknown => (text[0] === '"' ? JSON.parse(text) : text);

/** Raw text of printable ASCII: a token goes into a header. */
function readText(text: string): string | undefined {
  const value = unquote(text);
  // What a careless `setItem` leaves behind.
  const isNothing = value === "undefined" || value === "null";
  return typeof value === "string" && !isNothing && /^[!-~][ -~]{0,65535}$/.test(value) ? value : undefined;
}

/**
 * Reads the stored text of each key; undefined when it is not what the key holds. They throw on broken JSON.
 * Formats: specification section 3.
 */
export const readers: { [Key in StorageKey]: (text: string) => Formats[Key] | undefined } = {
  access_key: readText,
  userInfo: readText,
  il: (text) => (/^"?(true|1)"?$/.test(text) ? true : /^"?(false|0)"?$/.test(text) ? false : undefined),
  lang: (text) => {
    const fields = readFields(parse(text));
    return fields && isLanguage(fields) ? fields : undefined;
  },
  website: (text) => readWebsite(parse(text)),
  favoriteProducts: (text) => readList(parse(text), isProduct),
  shopCart: (text) => readList(parse(text), isLine),
};

/** Text to store: strings as they are, everything else as JSON. */
export const toText = (value: Formats[StorageKey]): string =>
  typeof value === "string" ? value : JSON.stringify(value);
