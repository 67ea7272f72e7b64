import { lineAt } from "./line-at.mjs";

/** @typedef {import("./report-findings.mjs").Finding} Finding */
/** @typedef {import("./source-files.mjs").SourceFile} SourceFile */

/** Unmistakable names, which are found anywhere, even within names of files, classes or variables. */
const NAMES = [
  // Exchanges and wallets
  "binance|coinbase|kraken|huobi|kucoin|bybit|bitfinex|bitstamp|bitget|upbit|bithumb|crypto\\.com|metamask|trust ?wallet",
  "imtoken|tokenpocket|trezor|ledger ?nano|safepal|币安|幣安|바이낸스",
  // Retailers
  "amazon|walmart|aliexpress|alibaba|taobao|tmall|shopify|shopee|lazada|rakuten|zalando|mercado ?libre|mercado ?livre",
  "carrefour|flipkart|wildberries|淘宝|淘寶|天猫|天貓|京东|京東|亚马逊|亞馬遜|アマゾン|楽天市場|쿠팡|вайлдберриз",
  // Payment marks
  "mastercard|paypal|alipay|wechat|apple ?pay|google ?pay|unionpay|klarna|skrill|western ?union|payoneer|支付宝|支付寶",
  // Social networks
  "facebook|instagram|tiktok|twitter|whatsapp|weibo|linkedin|pinterest|snapchat|youtube|微信|抖音|카카오톡",
];
/** Names that are parts of other words, and everyday words that are names only in a certain spelling. */
const WORDS = ["okx", "htx", "mexc", "gate\\.io", "ebay", "temu", "shein", "etsy", "ikea", "jd\\.com"];
const WRITTEN = ["Visa", "VISA", "Stripe Checkout", "stripe\\.com", "Telegram", "Discord"];

/** A route that docs/product.md requires. It shows a neutral article. */
const ROUTE = /tiktok[-_ ]?flow/gi;

/** Unmeasured figures about the shop: countries, people, sample savings. */
const BOASTS = [
  /\b103\+?(?=[^\n]{0,16}(countr|länder|pa[ií]ses|стран|دول|国|國|개국|quốc gia|देश))/gi,
  /\b15[ {2}-]?(us[ {2}-]?)?dollars?\b|\$ ?15\b(?!\.)/gi,
  /\b\d[\d.,]*[ {2}]?(k|m|million|thousand|billion)?\+?[ {2}](happy |satisfied )?(countries|users|customers|merchants|sellers)\b/gi,
];

const BRANDS = [
  new RegExp(NAMES.join("|"), "gi"),
  new RegExp(`\\b(${WORDS.join("|")})\\b`, "gi"),
  new RegExp(`\\b(${WRITTEN.join("|")})\\b`, "g"),
];

/** Places where a name is required, and why. */
const NEEDED = [
  {
    name: /shopify/i,
    path: /^(packages\/sandbox\/|packages\/storefront\/(src\/(features\/seller|i18n\/locales)\/|e2e\/sandbox\/seller-transfer|dist\/assets\/texts-)|docs\/product\.md$)/,
    why: "a format of files that can be imported",
  },
  {
    name: /^103\b/,
    path: /^packages\/sandbox\/(src\/seed\/catalog\/site|dist)\//,
    why: "what the demonstration's invented operator says in its footer: site data, which other sites do not have",
  },
];

/**
 * Names of other companies and unverified claims, which the shop must not have. Operators name their partners in their settings.
 *
 * @param {SourceFile} file
 * @returns {Finding[]}
 */
export function brandFindings({ path, text }) {
  const allowed = NEEDED.filter((needed) => needed.path.test(path));
  const plain = text.replace(ROUTE, (route) => "-".repeat(route.length));
  /** @param {RegExp[]} patterns @param {string} message */
  const found = (patterns, message) =>
    patterns
      .flatMap((pattern) => [...plain.matchAll(pattern)])
      .filter(([name]) => !allowed.some((needed) => needed.name.test(name)))
      .map((match) => ({ path, line: lineAt(text, match.index), message: `"${match[0]}": ${message}` }));
  return [...found(BRANDS, "a name of someone else"), ...found(BOASTS, "a claim that nobody has measured")];
}

/**
 * The same for the name of a file.
 *
 * @param {string} path
 * @returns {Finding[]}
 */
export function nameFindings(path) {
  return brandFindings({ path, text: path }).map((finding) => ({ ...finding, line: 0 }));
}
