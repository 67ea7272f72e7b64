/** English texts of the home page. */
export const home = {
  greeting: "Welcome to",
  search: "Search products and stores",
  banners: "Offers",
  categories: "Categories",
  daily: "Daily updates",
  recommended: "Recommended products",
  stores: "Recommended stores",
  hot: "Hot-selling",
  month: "Monthly sales",
  products: { one: "{{count}} product", other: "{{count}} products" },
  credit: "Credit {{score}}",
  rank: "Number {{rank}}",
  emptyTitle: "The shelves are being filled",
  emptyText: "There is nothing on the home page yet. The product list may already have more.",
} as const;
