/** English texts of the favourites screens. */
export const favourites = {} as const;
