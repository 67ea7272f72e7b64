/** Most choices of a product, and most combinations, that the contract takes. */
export const CHOICES = [0, 1, 2] as const;
export const MAX_ROWS = 200;
/** Most prices by quantity that the contract takes. */
export const MAX_TIERS = 10;
