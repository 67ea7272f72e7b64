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
 * Everything of the user on this device besides session and cache: drafts, products looked at, addresses
 * withdrawn to, details for invoices. For the end the buyer chose himself.
 */
export function forgetPrivateData(drafts: Pick<Drafts, "clear">): void {
  drafts.clear();
  for (const key of [RECENT, ADDRESSES, BILLING, OWNER]) remove(key, deviceStorage());
  remove(OWNER, tabStorage());
}

/**
 * Records who is signed in. An expired session leaves its data for its user to come back to; when someone else
 * comes, in whichever tab, they are forgotten. Calls without an answer stay: they are kept by member.
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
