import { type Fields, fieldOf, objectsIn, rowsOf } from "./json";

/** Reads what an operation answered when it was called as {@link inputs} say; undefined when it did not succeed. */
export type Read = (id: string) => Promise<unknown>;

/** Fields to call a reading operation with; undefined when the server holds nothing to ask for. */
type Ask = (read: Read) => Promise<Fields | undefined>;

/** Rows asked for at a time; few enough that most servers have a second page. */
export const LIMIT = 10;

const nothing: Ask = async () => ({});
const list: Ask = async () => ({ limit: LIMIT });
const firstRow = async (read: Read, id: string): Promise<Fields | undefined> => rowsOf(await read(id))[0];

/** Asks with one field of the first row of a list. */
const fromFirst =
  (listId: string, field: string, as = field, more: Fields = {}): Ask =>
  async (read) => {
    const value = (await firstRow(read, listId))?.[field];
    return value === undefined || value === null || value === "" ? undefined : { [as]: value, ...more };
  };

/** Asks with the longest word of a text, which a search has to know. */
const word =
  (listId: string, field: string, more: Fields = {}): Ask =>
  async (read) => {
    const words = String((await firstRow(read, listId))?.[field] ?? "").match(/[\p{L}\p{N}]+/gu) ?? [];
    const [longest] = words.sort((a, b) => b.length - a.length);
    return longest === undefined ? undefined : { search: longest, ...more };
  };

/** An article of the help pages, or else one that the footer links to. */
const article: Ask = async (read) => {
  const listed = rowsOf(await read("article.category")).find(({ title }) => title !== undefined);
  const links = objectsIn(fieldOf(await read("index.index"), "footer_news"));
  const found = listed ?? links.find(({ pid }) => String(pid) !== "0");
  return found && { article_id: found.id };
};

/** One piece of the first product that has stock. */
const cart: Ask = async (read) => {
  const product = await read("index.proInfo");
  const id = fieldOf(product, "id");
  if (id === undefined) return undefined;
  const sku = objectsIn(fieldOf(product, "skus"))[0]?.id;
  const item = {
    id,
    num: 1,
    shop_id: fieldOf(product, "shop_id"),
    ...(sku !== undefined && { sku_id: sku }),
  };
  return { items: [item] };
};

/** How each operation that only reads is called, with what the server itself has shown before. */
export const inputs: Readonly<Record<string, Ask>> = {
  "index.index": nothing,
  "index.config": nothing,
  "index.category": nothing,
  "index.pro": list,
  "index.proInfo": fromFirst("index.pro", "id"),
  "index.proComment": fromFirst("index.pro", "id", "id", { filter: "all", limit: LIMIT }),
  "index.shopInfo": fromFirst("index.pro", "shop_id", "id"),
  "index.searchPro": word("index.pro", "title", { limit: LIMIT }),
  "index.searchShop": word("index.pro", "shopname", { limit: LIMIT }),
  "index.suggest": word("index.pro", "title"),
  "article.category": nothing,
  "article.detail": article,
  "aera.readArea": nothing,
  "aera.index": nothing,
  "request.list": list,
  "request.info": fromFirst("request.list", "id"),
  "request.my": list,
  "user.index": nothing,
  "user.rechargeList": list,
  "user.followersList": list,
  "user.moneyLog": list,
  "merchant.index": nothing,
  "merchant.indexPost": nothing,
  "merchant.contract": nothing,
  "merchant.center": nothing,
  "merchant.proList": list,
  "merchant.proInfo": fromFirst("merchant.proList", "id"),
  "merchant.orderList": async () => ({ tab: "all", limit: LIMIT }),
  "merchant.orderInfo": fromFirst("merchant.orderList", "order_no"),
  "merchant.settlement": list,
  "merchant.stats": async () => ({ from: "2026-01-01", to: "2026-01-31", by: "day" }),
  "order.preview": cart,
  "order.list": async () => ({ tab: "all", limit: LIMIT }),
  "order.info": fromFirst("order.list", "order_no"),
  "pay.info": fromFirst("order.list", "pay_no"),
  "recharge.methods": nothing,
  "recharge.info": fromFirst("user.rechargeList", "id"),
  "withdraw.methods": nothing,
  "withdraw.list": list,
  "withdraw.info": fromFirst("withdraw.list", "id"),
  "message.list": list,
  "loan.index": nothing,
  "loan.list": list,
};
