/** English texts of the stores screens. */
export const stores = {} as const;
