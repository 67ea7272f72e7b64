import { ref } from "valtio/vanilla";

/**
 * Marks a list as a value of its own: stores hold lists as immutable arrays, replaced as a whole. Proxies for
 * 1,000 cart lines would cost several frames.
 */
export const asValue: <Item extends object>(items: readonly Item[]) => readonly Item[] = ref;

/** Ids compare as strings: servers send 1 and "1" for the same thing. */
export const isSameId = (one: unknown, other: unknown): boolean => `${one}` === `${other}`;
