import type { QueryClient } from "@tanstack/react-query";
import { forgetDrafts } from "./draft";

/** Operations whose answers belong to one user alone. */
const PRIVATE = /^(?:user|aera|merchant)\./;

/**
 * Forgets the answers that belong to one user, and takes the public ones for stale: marks such as "followed" in them are
 * the user's. For every change of user: signing in, signing out, a new password.
 */
export function forgetPrivateAnswers(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => PRIVATE.test(String(queryKey[1])) });
  void queryClient.invalidateQueries({ refetchType: "none" });
}

/** All of the user's that this page holds beside the session: answers and drafts. For the end the buyer chose himself. */
export function forgetPrivateData(queryClient: QueryClient): void {
  forgetPrivateAnswers(queryClient);
  forgetDrafts();
}
