import { variantTiers } from "../prices/price-tiers.js";
import type { HeadSite } from "./head-site.js";
import { plainText, textOfHtml } from "./plain-text.js";
import type { HeadProduct, HeadStore, PageContent } from "./read-page.js";

/** A text as Markdown that shows it letter by letter. */
const escaped = (text: unknown): string =>
  plainText(text)
    .replace(/[\\`*_{}[\]<>()#|~!&]/g, "\\$&")
    .replace(/^[+=-]/, "\\$&")
    .replace(/^(\d+)\.(?=\s|$)/, "$1\\.");

const row = (cells: readonly unknown[]): string => `| ${cells.map(escaped).join(" | ")} |`;

const table = (head: readonly string[], rows: readonly (readonly unknown[])[]): readonly string[] =>
  rows.length === 0
    ? []
    : [[row(head), row(head.map(() => "---")).replaceAll("\\", ""), ...rows.map(row)].join("\n")];

const list = (rows: readonly (readonly [name: string, value: unknown])[]): string =>
  rows
    .filter(([, value]) => value !== undefined && value !== "" && value !== null)
    .map(([name, value]) => `- ${name}: ${escaped(String(value))}`)
    .join("\n");

/**
 * A product or a store as Markdown, for readers without a browser; undefined for what has none. Field names are English, texts as the API
 * sent them.
 *
 * @param rows products of the store
 */
export function markdownOf(
  { status, product, store }: PageContent,
  site: HeadSite,
  rows: readonly Pick<HeadProduct, "id" | "title" | "price" | "currency">[] = [],
): string | undefined {
  if (status !== 200) return undefined;
  const blocks = product ? productBlocks(product, site) : store && storeBlocks(store, site, rows);
  return blocks && `${blocks.filter(Boolean).join("\n\n")}\n`;
}

function productBlocks(product: HeadProduct, { origin }: HeadSite): readonly string[] {
  const currency = product.currency ?? "";
  const tiers = variantTiers(product);
  return [
    `# ${escaped(product.title)}`,
    escaped(product.description),
    list([
      ["Price", product.price && `${product.price} ${currency}`],
      ["Smallest order", product.min_order],
      ["In stock", product.stock],
      ["Sold", product.sales],
      ["Rating", product.rating && `${product.rating} of 5 (${product.comment_count ?? 0})`],
      ["Ships within hours", product.ship_hours],
      ["Item number", product.sku_code],
    ]),
    [
      ...(product.shop_id
        ? [`- Store: [${escaped(product.shopname)}](${origin}/store/${encodeURIComponent(product.shop_id)})`]
        : []),
      `- Page: ${origin}/goods?id=${encodeURIComponent(product.id)}`,
    ].join("\n"),
    ...table(
      ["From", `Price (${currency})`],
      tiers.map(({ min_num, price }) => [String(min_num), price]),
    ),
    ...table(
      ["Variant", "Item number", `Price (${currency})`, "In stock"],
      (product.skus ?? []).map(({ spec, sku_code, price, stock }) => [
        spec?.join(", "),
        sku_code,
        price,
        String(stock ?? ""),
      ]),
    ),
    ...textOfHtml(product.content).map(escaped),
  ];
}

function storeBlocks(
  store: HeadStore,
  { origin }: HeadSite,
  rows: readonly Pick<HeadProduct, "id" | "title" | "price" | "currency">[],
): readonly string[] {
  return [
    `# ${escaped(store.shopname)}`,
    escaped(store.description),
    list([
      ["City", store.city],
      ["Products", store.pro_count],
      ["Sold", store.sell_count],
      ["Rating", store.rating && `${store.rating} of 5 (${store.comment_count ?? 0})`],
      ["Answers within hours", store.answers_within_hours],
    ]),
    `- Page: ${origin}/store/${encodeURIComponent(store.id)}`,
    ...textOfHtml(store.about).map(escaped),
    rows
      .map(
        ({ id, title, price, currency = "" }) =>
          `- [${escaped(title)}](${origin}/goods?id=${encodeURIComponent(id)}): ${escaped(`${price} ${currency}`)}`,
      )
      .join("\n"),
  ];
}
