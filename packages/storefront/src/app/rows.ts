/** Rows of a list that are asked for at once; servers may send fewer. */
export const ROWS = 20;
