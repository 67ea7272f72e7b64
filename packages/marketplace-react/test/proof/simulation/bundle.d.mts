import type { Mistake } from "./mistakes";

/**
 * The code of a page, from the sources of the packages: the body of a function that returns `openPage`.
 *
 * @param mistake what is changed in the sources on the way
 */
export function bundlePage(mistake?: Mistake): Promise<string>;
