import { forgetAddresses } from "./address-book";
import { forgetDrafts } from "./draft";
import { forgetRecent } from "./recent";

/**
 * All of the user's that this device holds beside the session and its answers: drafts, products looked at, addresses
 * withdrawn to. For the end the buyer chose himself.
 */
export function forgetPrivateData(): void {
  forgetDrafts();
  forgetRecent();
  forgetAddresses();
}
