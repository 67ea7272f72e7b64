/** English texts of the search. */
export const search = {
  clear: "Clear the field",
  history: "History",
  clearHistory: "Clear history",
  relatedProducts: "Related products",
  relatedStores: "Related stores",
  results: "Results",
  products: "Products",
  stores: "Stores",
  noProducts: "No products for “{{words}}”",
  noStores: "No stores for “{{words}}”",
  advice: "Check the spelling, or try a more general word.",
  toProducts: { one: "See {{count}} product", other: "See {{count}} products" },
  toStores: { one: "See {{count}} store", other: "See {{count}} stores" },
} as const;
