/** Facet counts of a product list: the number of results if one more filter were added. */
import { isBlank, same } from "./match.mjs";

/** Values to count, in the order of the answer. */
const VALUES = { min_rate: [90, 80, 60], ships_within: [24, 48, 72, 168] };

/**
 * @param {object[]} rows of the list without any filter
 * @param {Record<string, (row: object, value: unknown) => boolean>} filters by request field
 * @param {Record<string, unknown>} fields of the request
 * @returns {object} `facets` where they were asked for
 */
export function facetsOf(rows, filters, fields) {
  if (!same(fields.facets, 1)) return {};
  const count = (name, value) => {
    const wanted = Object.entries({ ...fields, [name]: value }).filter(
      ([field, sent]) => filters[field] && !isBlank(sent),
    );
    return rows.filter((row) => wanted.every(([field, sent]) => filters[field](row, sent))).length;
  };
  const each = (name) => VALUES[name].map((value) => ({ value, count: count(name, value) }));
  return {
    facets: {
      free_shipping: count("free_shipping", 1),
      in_stock: count("in_stock", 1),
      min_rate: each("min_rate"),
      ships_within: each("ships_within"),
    },
  };
}
