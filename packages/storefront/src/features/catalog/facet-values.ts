/** A value of a filter, and how many products it leaves; the narrowest comes first. */
export interface FacetValue {
  value: number;
  /** Undefined where the server does not count it. */
  count?: number | undefined;
}

/**
 * The values to choose from: without those that leave the same products as a narrower one, and with the chosen one, whatever the
 * server offers: a link may carry another.
 */
export function offered(values: readonly FacetValue[], chosen: number | undefined): readonly FacetValue[] {
  const useful = values.filter(({ value, count }, at) => value === chosen || count !== values[at - 1]?.count);
  const isThere = chosen === undefined || useful.some(({ value }) => value === chosen);
  return isThere ? useful : [...useful, { value: chosen }];
}
