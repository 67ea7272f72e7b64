import type { UiLabels } from "../ui/ui-provider.js";

/** The words of the primitives in English. */
export const labels: UiLabels = {
  back: "Back",
  close: "Close",
  copy: "Copy",
  copied: "Copied",
  copyByHand: "Your browser blocked copying. The text is selected, so copy it by hand.",
  decrease: "Decrease",
  increase: "Increase",
  quantity: "Quantity",
  notWhole: (quantity) => `Enter a whole number. The quantity is still ${quantity}.`,
  atLeast: (quantity) => `At least ${quantity}`,
  atMost: (quantity) => `At most ${quantity}`,
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
  failure: {
    network: "We can’t connect right now. Check your connection and try again.",
    timeout: "This is taking too long. Try again in a moment.",
    refused: "Request failed. Please try again.",
    held: "Your account changed in another tab, so nothing was sent.",
    blocked: "A security check stopped this. Turn off your VPN or try another network.",
    tooLarge: "That’s too large to send. Choose a smaller file or a shorter text.",
    tooMany: (minutes) => `That was too much at once. Try again in ${inMinutes(minutes)}.`,
    busy: (minutes) => `We’re very busy or doing maintenance. Try again in ${inMinutes(minutes)}.`,
    other: "Something went wrong on our end. Try again in a moment.",
  },
  rating: (stars) => `${stars} of 5 stars`,
};

function inMinutes(minutes: number): string {
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}
