/** Parts of TanStack Query that the home page does not use. */
export const LATER = /\/(infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation)\.js$/;

/**
 * The chunks beyond the first load, by what a visit needs together; a module belongs to the first that fits. A chunk
 * for each screen and each shared part would be 22 kB (gzip) larger in all: small files hardly compress.
 */
export const CHUNKS: readonly { name: string; test: RegExp }[] = [
  { name: "product", test: area("product", "goods") },
  {
    name: "browse",
    test: area("catalog|stores|search|favourites|followed|requests", "product|category|search|store|collect"),
  },
  { name: "order", test: area("cart|checkout|orders", "shop|order|pay|success") },
  { name: "wallet", test: area("wallet|withdraw|fund|crypto|loan", "recharge|withdraw|fund|loan") },
  { name: "merchant", test: area("merchant|centre", "merchant") },
  { name: "account", test: area("\\w+", "") },
  {
    name: "forms",
    test: /src\/(ui\/(form|use-form|field|checkbox|refused|photo)|app\/(draft|login-first|private-data|photos|fund))/,
  },
  { name: "parts", test: new RegExp(`src/(ui|app|money)/|src/i18n/isolate|${LATER.source}`) },
  { name: "qr", test: /node_modules\/uqr\// },
  { name: "checksums", test: /node_modules\/@(noble|scure)\// },
  { name: "signature", test: /node_modules\/signature_pad\// },
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
