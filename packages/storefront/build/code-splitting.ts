import type { Rolldown } from "vite";

/** The offline worker is a separate program. */
const isWorker = (id: string): boolean => id.includes("/src/sw/");
/** Source bytes of one shared file; about 14 kB when it is minified and compressed. */
const MAX_SOURCE_BYTES = 102_000;

/**
 * What screens share, by the area it belongs to: folders, and single files without their ending. The first line that has one
 * of a module's counts. A screen loads its own areas and not those of others.
 */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  shared: ["entities/account/login-first"],
  purchase: [
    "marketplace-react/src/product",
    "marketplace-react/src/cart",
    "marketplace-react/src/checkout",
    "ui/stepper",
    "ui/bottom-bar",
    "entities/order/protection",
  ],
  goods: [
    "features/product",
    "features/stores",
    "entities/review",
    "marketplace-react/src/stores",
    "ui/lightbox",
    "ui/use-share",
    "entities/account/use-own-store",
  ],
  products: ["entities/product", "ui/grid", "navigation/use-back-closes"],
  orders: [
    "features/orders",
    "features/offers",
    "entities/order",
    "entities/offer",
    "entities/address",
    "shared/csv",
    "ui/document",
    "ui/timeline",
  ],
  seller: ["features/seller"],
  money: [
    "features/wallet",
    "features/checkout",
    "marketplace-react/src/payment",
    "marketplace-react/src/recharge",
    "marketplace-react/src/withdrawal",
    "entities/money/coin",
    "entities/account/fund-password",
    "ui/qr-code",
  ],
  photos: ["marketplace-react/src/photos", "ui/photo-field"],
  catalog: ["features/catalog", "features/search", "entities/category"],
  content: ["features/content"],
  "rich-text": ["ui/rich-text", "ui/html-elements"],
  account: ["entities/account", "features"],
};

/** Style sheets of kinds of screens, by the folder in `features`, `entities` or `ui` that they are in. */
const STYLES: Readonly<Record<string, readonly string[]>> = {
  "styles-trade": [
    "order",
    "orders",
    "offer",
    "offers",
    "wallet",
    "money",
    "checkout",
    "document",
    "timeline",
    "address",
    "account",
  ],
  "styles-seller": ["seller"],
  "styles-goods": ["product", "stores", "cart", "review", "favorites"],
  "styles-pages": [
    "catalog",
    "search",
    "requests",
    "addresses",
    "auth",
    "settings",
    "messages",
    "content",
    "category",
  ],
};
/** Sheets in such folders that screens of every kind use. */
const SHARED_STYLES = ["protection", "card-facts"];

/**
 * Which module goes into which file. Every screen has its own file, because src/app/screens.ts imports it
 * dynamically. These rules keep the bytes and the requests of a screen small:
 *
 * - what the page's entry imports statically is the first load, in one file, even where a later screen uses it too;
 * - a language is two files;
 * - what at least two later screens use is shared, in one file for each area;
 * - style sheets, which compress badly on their own, are one for what screens are made of and four for kinds of screens.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: "index", tags: ["$initial"], test: (id) => !isWorker(id) },
    { name: textsChunk, debugName: "texts" },
    { name: stylesChunk, debugName: "styles" },
    {
      name: areaOf,
      debugName: "areas",
      test: (id) => !isWorker(id),
      minShareCount: 2,
      maxSize: MAX_SOURCE_BYTES,
    },
  ],
};

/**
 * The sheets of a kind of screen are one file. What all screens are made of has its sheet beside its script, and that one
 * comes first wherever both are loaded: its rules may be overruled.
 */
export function stylesChunk(id: string): string | null {
  const [, folder = "", name = ""] =
    /\/(?:features|entities|ui)\/([\w-]+)\/(?:.*\/)?([\w-]+)\.module\.css/.exec(id) ?? [];
  if (SHARED_STYLES.includes(name)) return null;
  return keyOf(STYLES, (folders) => folders.includes(folder)) ?? null;
}

/** The area of a module that some screens share. */
export function areaOf(id: string): string {
  const path = id.replace(/\.\w+(?:\?.*)?$/, "/");
  const isStyle = id.includes(".module.css");
  return (
    (!isStyle && keyOf(AREAS, (places) => places.some((place) => path.includes(`/${place}/`)))) || "shared"
  );
}

function keyOf<Value>(table: Readonly<Record<string, Value>>, fits: (value: Value) => boolean) {
  return Object.entries(table).find(([, value]) => fits(value))?.[0];
}

/** A language's texts carry its code: `texts-de-…`, `texts-de-trade-…`. The home page's English is in the first load. */
export function textsChunk(id: string): string | null {
  const [, language] = /\/marketplace-react\/\w+\/labels\/(\w\w(?:-\w\w)?)\.[jt]s$/.exec(id) ?? [];
  if (language) return `texts-${language}`;
  const [, code, file] = /\/i18n\/locales\/([\w-]+)\/(\w+)\.(?:ts|json)$/.exec(id) ?? [];
  if (!code) return null;
  return file === "trade" ? `texts-${code}-trade` : `texts-${code}`;
}
