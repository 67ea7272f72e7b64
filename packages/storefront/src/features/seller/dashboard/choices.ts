/** One index per option that the contract allows a product, such as color and size. */
export const OPTION_INDEXES = [0, 1, 2] as const;
/** The contract's maximum of combinations. */
export const MAX_ROWS = 200;
/** The contract's maximum of price tiers. */
export const MAX_TIERS = 10;
