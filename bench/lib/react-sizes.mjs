import { bundleBytes } from "./bundle.mjs";

/** React, TanStack, the SDK and its store are the application's already. */
const external = [
  "react",
  "react-dom",
  "@tanstack/*",
  "valtio",
  "valtio/*",
  "marketplace-sdk",
  "marketplace-sdk/*",
];

/** What an application has anyway when it uses a headless part. */
const START = "createServices, MarketplaceProvider, useMarketplace, useSession, useCart";

/** The most that the start, what a headless part adds to it, and a primitive with its styles may weigh. */
const LIMITS = { start: 3000, part: 2500, primitive: 2000 };
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
 * The byte figures of marketplace-react: exact.
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
 * Bytes of some exports alone.
 *
 * @param {string} names
 */
async function sizeOf(names) {
  const { first } = await bundleBytes(`export { ${names} } from "marketplace-react"`, { external });
  return first;
}
