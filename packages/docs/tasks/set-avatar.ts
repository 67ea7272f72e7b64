import type { Marketplace } from "marketplace-sdk";

/** Uploads a picture and makes it the avatar of the signed-in user. Returns its address. */
export async function setAvatar(market: Marketplace, file: File): Promise<string> {
  const { url } = await market.uploads.image({ file });
  // A field that is left out is cleared: the present bio goes along.
  const { bio = "" } = await market.account.get();
  await market.account.update({ avatar: url, bio });
  return url;
}
