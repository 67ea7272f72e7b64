import { createMarketplace, type MarketplaceOptions } from "marketplace-sdk";

/** Options for a stock FastAdmin server, which reads e-mail codes from POST only. */
export const stockServer = {
  overrides: { "auth.sendEmailCode": { method: "POST" } },
} satisfies Partial<MarketplaceOptions>;

/** Asks for the code of a registration. */
export async function sendCode(options: MarketplaceOptions, email: string): Promise<void> {
  const market = createMarketplace({ ...options, ...stockServer });
  await market.auth.sendEmailCode({ email, event: "register" });
}
