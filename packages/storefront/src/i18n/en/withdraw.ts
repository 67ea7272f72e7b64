/** English texts of withdrawal. */
export const withdraw = {} as const;
