import { createMarketplace } from "marketplace-sdk";
import { createSession } from "marketplace-sdk/state";
import { aesGcm, createTypedStorage } from "marketplace-sdk/storage";

/** The page's session: token and user in the browser's storage, the same in every tab. */
export const session = createSession({ storage: createTypedStorage(), cipher: aesGcm() });

/**
 * The page's client. When the server says 401, the client has cleared the session before it calls `onUnauthorized`: what is left
 * is to show the login and to remember the page.
 */
export const createPageClient = (navigate: (path: string) => void, here: () => string) =>
  createMarketplace({
    baseUrl: "",
    session,
    onUnauthorized: () => navigate(`/login?n=1&back=${encodeURIComponent(here())}`),
  });
