import type { UiLabels } from "../ui/ui-provider.js";

/** The words of the primitives in English. */
export const labels: UiLabels = {
  back: "Back",
  close: "Close",
  copy: "Copy",
  copied: "Copied",
  decrease: "Decrease",
  increase: "Increase",
  quantity: "Quantity",
  showPassword: "Show password",
  hidePassword: "Hide password",
  loading: "Loading…",
  loadMore: "Load more",
  loadMoreFailed: "The next page did not load.",
  retry: "Try again",
  endOfList: "That’s everything.",
  previousPrice: "Previous price",
  listPrice: "List price",
  priceFrom: ["From ", ""],
  rating: (stars) => `${stars} of 5 stars`,
};
