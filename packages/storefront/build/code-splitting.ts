import type { Rolldown } from "vite";

/** The offline worker is a separate program. */
const isWorker = (id: string): boolean => id.includes("/src/sw/");
/** Source bytes of one shared file; about 14 kB when it is minified and compressed. */
const MAX_SOURCE_BYTES = 102_000;

/** What screens share, by what it is about: the first line that fits. A screen loads its own areas and not those of others. */
const AREAS: readonly (readonly [name: string, modules: RegExp])[] = [
  ["shared", /\.module\.css|\/(login-first|articles)\./],
  [
    "purchase",
    /\/marketplace-(react\/src\/(product|cart|checkout)|sdk)\/|\/(stepper|bottom-bar|protection)\./,
  ],
  [
    "goods",
    /\/(features\/(product|stores)|entities\/review|src\/stores)\/|\/(lightbox|use-share|use-own-store)\./,
  ],
  ["products", /\/entities\/product\/|\/(use-back-closes|virtual-grid|row-window)\./],
  ["orders", /\/(features\/(orders|offers)|entities\/(order|offer|address)|document|timeline)\//],
  ["seller", /\/features\/seller\//],
  [
    "money",
    /\/(features\/(wallet|checkout)|src\/(payment|recharge|withdrawal))\/|\/(coin-\w+|fund-password-\w+|qr-\w+)\./,
  ],
  ["photos", /\/(photos\/|photo-)/],
  ["catalog", /\/(features\/(catalog|search)|entities\/category)\//],
  ["content", /\/features\/content\//],
  ["rich-text", /\/(rich-text|html-elements)\./],
  ["account", /\/(entities\/account|features\/\w+)\//],
];

/** Style sheets of kinds of screens, by the folder of what they are for. */
const STYLES: readonly (readonly [name: string, folders: RegExp])[] = [
  ["styles-trade", /^(orders?|offers?|wallet|money|seller|checkout|document|timeline|address|account)$/],
  ["styles-goods", /^(product|stores|cart|review|favorites)$/],
  ["styles-pages", /^(catalog|search|requests|addresses|auth|settings|messages|content|category)$/],
];

/**
 * Which module goes into which file. Every screen of the route table has its own file, because src/app/router imports it
 * dynamically. These rules keep the bytes and the requests of a screen small:
 *
 * - what the page's entry imports statically is the first load, in one file, even where a later screen uses it too;
 * - a language is two files;
 * - what at least two later screens use is shared, in one file for each area;
 * - style sheets, which compress badly on their own, are one for what screens are made of and three for kinds of screens.
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
  const [, folder] =
    /\/(?:features|entities|ui)\/([\w-]+)\/(?!protection|card-facts).*\.module\.css/.exec(id) ?? [];
  return STYLES.find(([, folders]) => folder && folders.test(folder))?.[0] ?? null;
}

/** The area of a module that some screens share. */
export function areaOf(id: string): string {
  return AREAS.find(([, modules]) => modules.test(id))?.[0] ?? "shared";
}

/** A language's texts carry its code: `texts-de-…`, `texts-de-trade-…`. The home page's English is in the first load. */
export function textsChunk(id: string): string | null {
  const [, code, file] = /\/i18n\/locales\/([\w-]+)\/(\w+)\.ts$/.exec(id) ?? [];
  if (!code) return null;
  return file === "trade" ? `texts-${code}-trade` : `texts-${code}`;
}
