import { createMarketplace, type MarketplaceOptions } from "marketplace-sdk";
import { fastAdmin } from "marketplace-sdk/dialects";

/** Asks for the code of a registration. */
export async function sendCode(options: MarketplaceOptions, email: string): Promise<void> {
  const market = createMarketplace({ ...options, dialect: fastAdmin });
  await market.auth.sendEmailCode({ email, event: "register" });
}
