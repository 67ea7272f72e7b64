import type { CallOptions } from "marketplace-sdk";
import type { Services } from "../../shared/services";
import { forgetPrivateData } from "../../shared/storage/claim-storage";

/** What logging out touches. */
export type LogOutParts = Pick<Services, "session" | "returnTo" | "drafts"> & {
  market: { auth: { logout: (input?: undefined, call?: CallOptions) => Promise<unknown> } };
};

/**
 * Ends the session on this device at once and leaves nothing personal behind, whatever the server responds. Its part is
 * only to forget the token: a 401 says that it already has (contract: `auth.logout`). Resolves when it has answered;
 * never rejects.
 */
export async function logOut({ market, session, returnTo, drafts }: LogOutParts): Promise<void> {
  // Started first: the call takes the token along.
  const told = market.auth.logout(undefined, { notify: false });
  // Before the session changes: its listeners read the drafts again.
  forgetPrivateData(drafts);
  session.logout();
  returnTo.take();
  await told.catch(() => undefined);
}
