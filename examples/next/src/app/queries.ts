/** What the first page lists: the same input on the server and in the browser, so that it is one query. */
export const PRODUCTS = { limit: 6 };
