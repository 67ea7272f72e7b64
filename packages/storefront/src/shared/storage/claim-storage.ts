import type { Drafts } from "marketplace-react";
import { deviceStorage, remove, tabStorage } from "./storages";

/** Products looked at on this device. */
export const RECENT = "recent";
/** Addresses withdrawn to from this device. */
export const ADDRESSES = "withdraw_addresses";
/** What a company wants on its invoices. */
export const BILLING = "billing";
/** Id of the member whose data a storage holds; without one they are a visitor's, and go with who signs in. */
const OWNER = "owner";

/**
 * Forgets the user's data on this device except session and cache: drafts, viewed products, withdrawal addresses, billing
 * details. For a sign-out by the user.
 */
export function forgetPrivateData(drafts: Pick<Drafts, "clear">): void {
  drafts.clear();
  for (const key of [RECENT, ADDRESSES, BILLING, OWNER]) remove(key, deviceStorage());
  remove(OWNER, tabStorage());
}

/**
 * Records who is signed in. An expired session leaves the data for its user to come back to; when another user signs in, in
 * whichever tab, they are deleted. Calls with an unknown outcome stay: they are stored per member.
 */
export function claimStorageFor(member: string, drafts: Pick<Drafts, "tab">): void {
  if (isAnothers(tabStorage(), member)) drafts.tab.clear();
  if (isAnothers(deviceStorage(), member)) {
    for (const key of [RECENT, ADDRESSES, BILLING]) remove(key, deviceStorage());
  }
}

/** Makes a storage the member's. @returns whether it was someone else's before */
function isAnothers(storage: Storage | undefined, member: string): boolean {
  let before: string | null | undefined;
  try {
    before = storage?.getItem(OWNER);
    storage?.setItem(OWNER, member);
  } catch {
    // A blocked or full storage keeps its mark.
  }
  return typeof before === "string" && before !== member;
}
