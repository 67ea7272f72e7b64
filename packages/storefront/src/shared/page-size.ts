/** Rows of a list that are asked for at once; servers may send fewer. */
export const PAGE_SIZE = 20;
/** Page size when only a list's counts are wanted: the shortest. */
export const COUNT_ONLY = { limit: 1 };
/** The newest orders: with the counts of all, and unpaid ones among them. */
export const NEWEST = { limit: PAGE_SIZE };
