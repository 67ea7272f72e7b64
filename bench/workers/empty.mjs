/** Intentionally empty: the baseline of an import is the import of an empty module. */
export {};
