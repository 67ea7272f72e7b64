export { nextTier, priceAt, variantTiers } from "./price-tiers.js";
