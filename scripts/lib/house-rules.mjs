/**
 * Rules of the house that no linter has, as data: what no file may say. A pattern is looked for in `path\ntext`, so that names of files
 * count too; `in` and `except` choose files by their path. Rules that a linter has are in `biome.json` and `tools/`.
 *
 * @typedef {{ pattern: RegExp, why: string, in?: RegExp, except?: RegExp }} Rule
 */

const SHOP = /^packages\/storefront\/src\/(?!sw\/).*(?<!\.test)\.tsx?$/;
const COMPONENT = /^packages\/(storefront|marketplace-react)\/src\/.*\.tsx$/;
/** Modules that work with amounts; `biome.json` has the same list for what Biome can find. */
const MONEY =
  /^packages\/(marketplace-sdk\/src\/money\/|marketplace-react\/src\/cart\/lines|storefront\/src\/(entities\/money\/|features\/wallet\/loan\/loan\.)|sandbox\/src\/(domain\/(coin-amount|money|ledger\/)|db\/ledger\/|features\/(checkout|orders|payments|wallet|loans)\/)).*(?<!\.test)\.ts$/;

const ABSOLUTE = "URLs are built in shared/navigation/paths.ts";
const BRAND = "a name of someone else";
const CLAIM = "a claim that nobody has measured";
const FLOAT = "amounts are decimal strings and bigint, never floating point";

/**
 * Measurements name the clients they compare, lockfiles the authors of packages, one test the published example of a signature, and
 * one what the demonstration must not say.
 */
const NAMES_OTHERS =
  /^bench\/|(^|\/)package-lock\.json$|^packages\/(sandbox\/test\/object-store\/bucket|sandbox-data\/test\/site)\./;
/** The format of files that can be imported is called like the company it comes from. */
const IMPORTED_FORMAT =
  /^(packages\/sandbox(-data)?\/|packages\/storefront\/(src\/(features\/seller|i18n\/locales)\/|e2e\/sandbox\/seller-transfer)|docs\/product\.md$)/;
/** What the demonstration's invented operator says in its footer. */
const SITE = /^packages\/sandbox-data\/src\/site\//;

/** @type {readonly Rule[]} */
export const RULES = [
  // Unfinished or silenced
  { pattern: /(?<![\w.$}])\/(home|Users|root)\/[\w.-]+/g, why: "a path of one machine" },
  { pattern: /^(<{7}|>{7}) /gm, why: "a conflict marker" },
  { pattern: /\b(TODO|FIXME)\b/g, why: "unfinished work: do it, or open an issue" },
  { pattern: /@ts-(ignore|nocheck)\b/g, why: "silences the compiler" },
  { pattern: /@ts-expect-error\b/g, why: "silences the compiler", except: /\.test-d\.ts$/ },
  { pattern: /\bas (unknown as|any)\b/g, why: "a cast that silences the compiler" },
  { pattern: /\bbiome-ignore\b/g, why: "silences the linter" },
  {
    pattern:
      /\b((npx|npm exec)(?! --no -- )|npm (install|i|add)|pnpm (add|dlx)|yarn add|bunx?( add)?)( -[-\w]+)* marketplace-\w+(?![-\w.]*\.tgz)/g,
    why: "not published yet, so the registry's package may be someone else's: install the tarball, run it with npx --no --",
  },

  // Names of others, even within names of files, classes and variables
  {
    pattern:
      /binance|coinbase|kraken|huobi|kucoin|bybit|bitfinex|bitstamp|bitget|upbit|bithumb|crypto\.com|metamask|trust ?wallet|imtoken|tokenpocket|trezor|ledger ?nano|safepal|币安|幣安|바이낸스/gi,
    why: BRAND,
    except: NAMES_OTHERS,
  },
  {
    pattern:
      /amazon|walmart|aliexpress|alibaba|taobao|tmall|shopee|lazada|rakuten|zalando|mercado ?li[bv]re|carrefour|flipkart|wildberries|淘宝|淘寶|天猫|天貓|京东|京東|亚马逊|亞馬遜|アマゾン|楽天市場|쿠팡|вайлдберриз/gi,
    why: BRAND,
    except: NAMES_OTHERS,
  },
  {
    pattern: /shopify/gi,
    why: BRAND,
    except: new RegExp(`${NAMES_OTHERS.source}|${IMPORTED_FORMAT.source}`),
  },
  {
    pattern:
      /mastercard|paypal|alipay|wechat|apple ?pay|google ?pay|unionpay|klarna|skrill|western ?union|payoneer|支付宝|支付寶/gi,
    why: BRAND,
    except: NAMES_OTHERS,
  },
  {
    // `/tiktok-flow` is a route of docs/product.md, `twitter:card` a property that several chats read.
    pattern:
      /facebook|instagram|tiktok(?![-_ ]?flow)|twitter(?!:card)|whatsapp|weibo|linkedin|pinterest|snapchat|youtube|微信|抖音|카카오톡/gi,
    why: BRAND,
    except: NAMES_OTHERS,
  },
  {
    pattern: /\b(okx|htx|mexc|gate\.io|ebay|temu|shein|etsy|ikea|jd\.com)\b/gi,
    why: BRAND,
    except: NAMES_OTHERS,
  },
  {
    pattern: /\b(Visa|VISA|Stripe Checkout|stripe\.com|Telegram|Discord)\b/g,
    why: BRAND,
    except: NAMES_OTHERS,
  },
  {
    pattern: /^[^\n]*\.(png|jpe?g|webp|gif|ico|avif|bmp)\n/gi,
    why: "a picture that was not drawn here",
    except: /^(packages\/storefront\/public\/|docs\/home\.webp$|openapi\/(\w+\/)?workflows\/picture\.png$)/,
  },

  // Figures about the shop
  {
    pattern:
      /\b103\+?(?=[^\n]{0,16}(countr|länder|pa[ií]ses|стран|دول|国|國|개국|quốc gia|देश))|\b15[ \u00a0-]?(us[ \u00a0-]?)?dollars?\b|\$ ?15\b(?!\.)/gi,
    why: CLAIM,
    except: SITE,
  },
  {
    pattern:
      /\b\d[\d.,]*[ \u00a0]?(k|m|million|thousand|billion)?\+?[ \u00a0](happy |satisfied )?(countries|users|customers|merchants|sellers)\b/gi,
    why: CLAIM,
    except: SITE,
  },

  // The storefront
  { pattern: /\b(href|to)=\{?["'`]\//g, why: ABSOLUTE, in: SHOP, except: /\/shared\/navigation\// },
  {
    pattern: /\b(navigate|setLocation)\(["'`]\//g,
    why: ABSOLUTE,
    in: SHOP,
    except: /\/shared\/navigation\//,
  },
  {
    pattern: /(["'])(#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})|(rgba?|hsla?|oklch)\([^"']*\))\1/gi,
    why: "colors are tokens of tokens.css, so that the dark theme is complete",
    in: COMPONENT,
  },
  {
    pattern:
      /style=\{\{[^}]*\b((margin|padding|border|scrollMargin|scrollPadding)(Top|Right|Bottom|Left)|top|right|bottom|left)\s*:/g,
    why: "a physical property: use the logical one, which right-to-left languages mirror",
    in: COMPONENT,
  },
  {
    pattern: /text-align: (-webkit-)?match-parent;/g,
    why: "Chromium knows it with a prefix alone, other browsers without: var(--match-parent)",
    in: /^packages\/(storefront|marketplace-react)\/src\/.*\.css$/,
  },

  // Money
  { pattern: /\.to(Fixed|Precision|Exponential)\b/g, why: FLOAT, in: MONEY },
  { pattern: /\bMath\.(?!max\b|min\b|trunc\b)\w+/g, why: FLOAT, in: MONEY },
  { pattern: /(?<=[=(,:?*/+<>-] ?)\d[\d_]*(\.\d|e[-\d])/g, why: FLOAT, in: MONEY },
];

/**
 * @param {{ path: string, text: string }} file
 * @returns {import("./report-findings.mjs").Finding[]}
 */
export function findingsOf({ path, text }) {
  const whole = `${path}\n${text}`;
  return RULES.filter((rule) => !rule.except?.test(path) && (rule.in?.test(path) ?? true)).flatMap(
    ({ pattern, why }) =>
      [...whole.matchAll(pattern)].map(({ 0: found, index }) => ({
        path,
        line: whole.slice(0, index).split("\n").length - 1,
        message: `"${found.trim()}": ${why}`,
      })),
  );
}
