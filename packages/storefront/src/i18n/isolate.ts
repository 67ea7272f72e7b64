/**
 * Words of their own direction, kept in their own order inside a sentence of the other one (Unicode's first-strong
 * isolate), where no `<bdi>` can stand.
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
