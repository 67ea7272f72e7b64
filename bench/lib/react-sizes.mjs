import { bundleBytes } from "./bundle.mjs";

/** Excluded: the application already has React, TanStack, the SDK and its store. */
const external = [
  "react",
  "react-dom",
  "@tanstack/*",
  "valtio",
  "valtio/*",
  "marketplace-sdk",
  "marketplace-sdk/*",
];

/** Excluded as well: what an application with a headless part has anyway. */
const START = "createServices, MarketplaceProvider, useMarketplace, useSession, useCart";

/** Limits of the start, and of what a headless part adds to it. */
const LIMITS = { start: 3000, part: 2500 };
/** An order that is under way must not get lost when another tab signs out. */
const LARGER_PARTS = new Map([["useCheckoutSession", 2700]]);

const HEADLESS_PARTS = [
  "useCheckoutSession",
  "useCheckoutLines",
  "checkoutGroups",
  "usePayment",
  "useWithdrawal",
  "useWithdrawalQuote",
  "maxWithdrawal, validateWithdrawal",
  "useCreateRecharge",
  "useRecharge",
  "useCountdown",
  "useInfiniteList",
  "useOrderActions, orderActions",
  "usePhotoUpload",
  "useMerchantApplication, applicationInput",
  "useVariantSelection",
  "useCartChanges",
  "createOptimisticToggle",
];

/**
 * The exact sizes of marketplace-react.
 *
 * @returns {Promise<import("./figures.mjs").Figure[]>}
 * @throws {Error} when the package is not built
 */
export async function reactSizes() {
  const start = await sizeOf(START);
  const figures = [{ name: "provider, session and cart", value: start, limit: LIMITS.start }];
  for (const name of HEADLESS_PARTS) {
    const value = (await sizeOf(`${START}, ${name}`)) - start;
    figures.push({ name: `\`${name}\` adds`, value, limit: LARGER_PARTS.get(name) ?? LIMITS.part });
  }
  return figures.map((figure) => ({ ...figure, unit: /** @type {const} */ ("kB") }));
}

/**
 * Bytes of a bundle with only these exports.
 *
 * @param {string} names
 */
async function sizeOf(names) {
  const { first } = await bundleBytes(`export { ${names} } from "marketplace-react"`, { external });
  return first;
}
