/** English texts of the address screens. */
export const address = {} as const;
