import type { Mistake } from "./mistakes";

/**
 * The code of pages, from the sources of the packages, as `pageOpener` takes it.
 *
 * @param mistake what is changed in the sources on the way
 */
export function bundlePage(mistake?: Mistake): Promise<string>;
