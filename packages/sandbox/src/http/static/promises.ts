/** What this server does for users, in the shop's own words (packages/storefront/src/shared/config/config.ts). */
const PROMISES = ["buyerProtection", "withdrawalLock"];

const CONFIG = /(<script type="application\/json" id="config">)([^<]*)/;

/**
 * The shop's page with what this server promises. A shop promises nothing unless its page says so, since not every server holds payments or
 * locks withdrawals. A page whose operator has written promises keeps those.
 */
export const withPromises = (html: string): string =>
  html.replace(CONFIG, (_all, open: string, text: string) => {
    const config: object = { promises: PROMISES, ...JSON.parse(text) };
    return open + JSON.stringify(config).replaceAll("<", "\\u003c");
  });
