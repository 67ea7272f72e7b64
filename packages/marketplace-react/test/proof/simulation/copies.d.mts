/**
 * The code of pages that live one after the other.
 *
 * @param code of a module that exports `openPage`
 */
export function codeOfCopies(code: string): string;
