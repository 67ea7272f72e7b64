import type { blockLabels } from "./en.js";

type Texts = typeof blockLabels;

/** The texts of the blocks in one language, by block. `marketplace-react/block-labels/en` has the names. */
export type BlockLabels = {
  readonly [Block in keyof Texts]: { readonly [Name in keyof Texts[Block]]: string };
};
