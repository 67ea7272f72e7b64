/** English texts of the wallet screens. */
export const wallet = {} as const;
