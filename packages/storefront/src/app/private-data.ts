import type { QueryClient } from "@tanstack/react-query";
import { forgetAddresses } from "./address-book";
import { forgetDrafts } from "./draft";
import { forgetRecent } from "./recent";

/** Operations whose answers are the same for everybody; all others belong to one user alone. */
const PUBLIC = /^(?:index\.|article\.|aera\.readArea|request\.(?:list|info)$)/;

/**
 * Forgets the answers that belong to one user, and takes the public ones for stale: marks such as "followed" in them are
 * the user's. For every change of user: signing in, signing out, a new password.
 */
export function forgetPrivateAnswers(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !PUBLIC.test(String(queryKey[1])) });
  void queryClient.invalidateQueries({ refetchType: "none" });
}

/**
 * All of the user's that this device holds beside the session: answers, drafts, products looked at, addresses withdrawn
 * to. For the end the buyer chose himself.
 */
export function forgetPrivateData(queryClient: QueryClient): void {
  forgetPrivateAnswers(queryClient);
  forgetDrafts();
  forgetRecent();
  forgetAddresses();
}
