/** Parts of TanStack Query that the home page does not use. */
export const LATER = /\/(infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation)\.js$/;

/**
 * The chunks beyond the first load, by what a visit needs together; a module belongs to the first that fits. They are as
 * large as a route's limit of 12 kB (gzip) allows: a chunk for each screen and each shared part would make the shop 25 kB
 * larger, as small files hardly compress.
 */
export const CHUNKS: readonly { name: string; test: RegExp }[] = [
  // With the card of a store, which stands on each product and must not bring the screens of stores there.
  {
    name: "forms",
    test: /src\/(features\/stores\/(store-card|follow-button|use-follow|store-data)|ui\/(form|use-form|option-list|field|checkbox|refused|text-area|select|photo|qr|goods|amounts|address|recipient|copyable)|app\/(draft|amount-fault|coin-methods|login-first|private-data|password|code|photos|fund|use-polling|basket|use-order)|money\/typed)(?!.*\.css$)/,
  },
  // With the style sheets of all other screens but the first: alone they hardly compress, and together they are hardly larger than
  // what one screen needs.
  {
    name: "parts",
    test: new RegExp(
      `src/(ui|app|money|crypto/address)\\b|src/i18n/isolate|\\.module\\.css$|marketplace-sdk/dist/(pending|progress|redirects|cipher)-|${LATER.source}`,
    ),
  },
  { name: "product", test: area("product|catalog", "goods|product|category") },
  { name: "browse", test: area("stores|favourites|followed|search|requests", "store|collect|search") },
  { name: "cart", test: area("cart|checkout", "shop|order-checked|pay|success") },
  {
    name: "orders",
    test: area("orders|mine|messages|articles", "order|mine|message|article|faqs|know|tiktok|not"),
  },
  { name: "wallet", test: area("wallet|loan", "recharge|loan") },
  {
    name: "withdraw",
    test: new RegExp(`${area("withdraw|fund", "withdraw|fund").source}|/src/crypto/family`),
  },
  { name: "merchant", test: area("merchant", "merchant") },
  { name: "centre", test: area("centre", "centre") },
  { name: "account", test: area("\\w+", "") },
  { name: "qr", test: /node_modules\/uqr\// },
  { name: "checksums", test: /node_modules\/@noble\/|src\/crypto\/(check-address|base58|bech32|evm|segwit)/ },
  { name: "signature", test: /node_modules\/signature_pad\// },
  { name: "aes-ecb", test: /marketplace-sdk\/dist\/aes-ecb-/ },
];

/** Modules of features and of routes. @param routes how the names of their files begin */
function area(features: string, routes: string): RegExp {
  return new RegExp(`/src/(features/(${features})/|routes/(${routes}))`);
}

/** A language's texts carry its code: `texts-de-…`, `texts-de-trade-…`. */
export function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, code, part] = /\/i18n\/([\w-]+)\/(table|rest|trade)\.ts$/.exec(facadeModuleId ?? "") ?? [];
  if (!code) return "assets/[name]-[hash].js";
  return `assets/texts-${code}${part === "trade" ? "-trade" : ""}-[hash].js`;
}
