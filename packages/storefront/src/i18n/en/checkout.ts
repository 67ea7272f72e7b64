/** English texts of order confirmation and payment. */
export const checkout = {} as const;
