import type { Shop } from "../../app/market";
import { forgetPrivateData } from "../../app/private-data";

/** What logging out touches. */
export type LogOutParts = Pick<Shop, "session" | "returnTo"> & {
  market: { auth: { logout: () => Promise<unknown> } };
};

/**
 * Ends the session on this device at once and leaves nothing personal behind, whatever the server answers. Its part is
 * only to forget the token: a 401 says that it already has (contract: `auth.logout`). Resolves when it has answered;
 * never rejects.
 */
export async function logOut({ market, session, returnTo }: LogOutParts): Promise<void> {
  // Started first: the call takes the token along.
  const told = market.auth.logout();
  session.logout();
  forgetPrivateData();
  returnTo.take();
  await told.catch(() => undefined);
}
