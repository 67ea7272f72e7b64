/** English texts of the shop centre. */
export const centre = {} as const;
