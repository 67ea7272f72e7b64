import type { KeyboardEvent } from "react";

/**
 * Whether a key belongs to an input method, as for Chinese or Japanese: Enter confirms what is composed, arrows choose among its
 * candidates, and Escape takes it back. A field with keys of its own leaves such a one alone.
 */
export const isComposing = ({ nativeEvent: { isComposing, keyCode } }: KeyboardEvent): boolean =>
  // Safari ends the composition before it tells of the key, and marks that by its code alone.
  isComposing || keyCode === 229;
