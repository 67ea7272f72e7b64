/** English texts of the favourites screens. */
export const favourites = {
  count: { one: "{{count}} product", other: "{{count}} products" },
  clear: "Clear the favourites",
  cleared: "The favourites are empty now",
  emptyTitle: "Nothing saved yet",
  emptyText: "Tap the heart of a product to keep it here, even offline.",
} as const;
