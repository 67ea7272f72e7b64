/** Nothing: the floor of an import is the import of an empty module. */
export {};
