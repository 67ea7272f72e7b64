/** English texts of a buyer's orders. */
export const orders = {} as const;
