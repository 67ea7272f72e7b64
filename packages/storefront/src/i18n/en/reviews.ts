/** English texts of product reviews. */
export const reviews = {} as const;
