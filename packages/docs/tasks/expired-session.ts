import { createMarketplace, type MarketplaceOptions } from "marketplace-sdk";
import { createSession } from "marketplace-sdk/state";
import { createAesGcm, createRecords } from "marketplace-sdk/storage";

/** The page's session: token and user in the browser's storage, the same in every tab. */
export const session = createSession({ records: createRecords(), cipher: createAesGcm() });

/**
 * Options of the page's client. After a 401 the client has already cleared the session, once, even when several calls failed at
 * the same time; what is left is to show the login and to remember the page.
 */
export const sessionOptions = (navigate: (path: string) => void, here: () => string) =>
  ({
    session,
    onUnauthorized: () => navigate(`/login?n=1&back=${encodeURIComponent(here())}`),
  }) satisfies Partial<MarketplaceOptions>;

export const createPageClient = (navigate: (path: string) => void, here: () => string) =>
  createMarketplace({ baseUrl: "", ...sessionOptions(navigate, here) });
