/** English texts of the fund password. */
export const fund = {} as const;
