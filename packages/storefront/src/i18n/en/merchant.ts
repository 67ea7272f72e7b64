/** English texts of a merchant's registration and contract. */
export const merchant = {} as const;
