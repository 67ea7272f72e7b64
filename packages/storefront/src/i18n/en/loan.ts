/** English texts of the loan page. */
export const loan = {} as const;
