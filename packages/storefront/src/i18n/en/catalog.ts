/** English texts of the catalog screens. */
export const catalog = {} as const;
