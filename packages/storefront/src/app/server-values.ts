/** Whether a mark is set. Servers send truth as 1, "1", true or "true". */
export const isTrue = (mark: unknown): boolean => ["1", "true"].includes(String(mark));

/** A list as a list: PHP servers send an object or null for an empty one. */
export const listOf = <Row>(list: readonly Row[] | null | undefined): readonly Row[] =>
  Array.isArray(list) ? list : [];
