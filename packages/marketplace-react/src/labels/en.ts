import { createLabels } from "./create-labels.js";

/** The texts of the primitives in English. */
export const labels = createLabels("en", {
  back: "Back",
  close: "Close",
  copy: "Copy",
  copied: "Copied",
  copyByHand: "Your browser blocked copying. The text is selected, so copy it by hand.",
  decrease: "Decrease quantity",
  increase: "Increase quantity",
  quantity: "Quantity",
  notWhole: "Enter a whole number. The quantity is still {quantity}.",
  atLeast: "At least {quantity}",
  atMost: "At most {quantity}",
  showPassword: "Show password",
  hidePassword: "Hide password",
  loading: "Loading",
  loadMore: "Load more",
  loadMoreFailed: "Couldn’t load more. Try again.",
  retry: "Try again",
  endOfList: "You’ve reached the end",
  previousPrice: "Previous price",
  listPrice: "Original price",
  priceFrom: "From {price}",
  rating: "{stars} out of 5 stars",
  failure: {
    network: "We can’t connect right now. Check your connection and try again.",
    timeout: "This is taking too long. Try again in a moment.",
    refused: "Request failed. Please try again.",
    held: "Your account changed in another tab, so nothing was sent.",
    blocked: "A security check stopped this. Turn off your VPN or try another network.",
    tooLarge: "That’s too large to send. Choose a smaller file or a shorter text.",
    tooMany: {
      one: "That was too much at once. Try again in {minutes} minute.",
      other: "That was too much at once. Try again in {minutes} minutes.",
    },
    busy: {
      one: "We’re very busy or doing maintenance. Try again in {minutes} minute.",
      other: "We’re very busy or doing maintenance. Try again in {minutes} minutes.",
    },
    other: "Something went wrong on our end. Try again in a moment.",
  },
});
