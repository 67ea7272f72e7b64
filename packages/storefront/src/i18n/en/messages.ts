/** English texts of the site's messages. */
export const messages = {} as const;
