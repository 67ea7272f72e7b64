import type { CallOptions } from "marketplace-sdk";
import type { Services } from "../../shared/services";
import { forgetPrivateData } from "../../shared/storage/claim-storage";

/** The services that logging out uses. */
export type LogOutParts = Pick<Services, "session" | "returnTo" | "drafts"> & {
  market: { auth: { logout: (input?: undefined, call?: CallOptions) => Promise<unknown> } };
};

/**
 * Ends the session on this device at once and leaves nothing personal behind, whatever the server responds.
 * The server only has to forget the token; a 401 means that it already has (contract: `auth.logout`). Resolves when it has
 * responded; never rejects.
 */
export async function logOut({ market, session, returnTo, drafts }: LogOutParts): Promise<void> {
  // Start the call first: it carries the token that `logout` removes.
  const serverLogOut = market.auth.logout(undefined, { notify: false });
  // Clear the drafts before the session changes, because its listeners read them again.
  forgetPrivateData(drafts);
  session.logout();
  returnTo.take();
  await serverLogOut.catch(() => undefined);
}
