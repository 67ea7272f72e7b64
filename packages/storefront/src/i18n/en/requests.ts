/** English texts of purchase requests. */
export const requests = {} as const;
