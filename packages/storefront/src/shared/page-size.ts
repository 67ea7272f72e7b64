/** Rows of a list that are asked for at once; servers may send fewer. */
export const PAGE_SIZE = 20;
/** What is asked for where only the figures beside a list are wanted: its shortest page. */
export const COUNT_ONLY = { limit: 1 };
