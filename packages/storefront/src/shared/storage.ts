import type { Drafts } from "marketplace-react";
import { aesEcb, aesGcm, type Cipher } from "marketplace-sdk/storage";
import { config, type ShopConfig } from "./config/config";

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
  // Where the tab's storage is blocked or full, its drafts are in memory, and so is whose they are.
  const inMemory = owners.get(drafts.tab);
  owners.set(drafts.tab, member);
  const isLeft = isAnothers(tabStorage(), member) || (inMemory !== undefined && inMemory !== member);
  if (isLeft) drafts.tab.clear();
  if (isAnothers(deviceStorage(), member)) {
    for (const key of [RECENT, ADDRESSES, BILLING]) remove(key, deviceStorage());
  }
}

/** Members by the drafts of their page. */
const owners = new WeakMap<Drafts["tab"], string>();

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

/** The device's storage; undefined where the browser blocks it, which makes the mere access throw. */
export function deviceStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** The tab's storage, likewise. */
export function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Removes a key. A blocked storage has none. */
function remove(key: string, storage: Pick<Storage, "removeItem"> | undefined): void {
  try {
    storage?.removeItem(key);
  } catch {
    // See above.
  }
}

/** Rows stored as a JSON array. A missing value, or one that another program stored, counts as none. */
export function readStoredRows(
  key: string,
  storage: Pick<Storage, "getItem"> | undefined,
): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Stores rows as a JSON array. A full or blocked storage keeps its previous value. */
export function writeStoredRows(
  key: string,
  rows: readonly unknown[],
  storage: Pick<Storage, "setItem"> | undefined,
): void {
  try {
    storage?.setItem(key, JSON.stringify(rows));
  } catch {
    // Nothing but this list is lost.
  }
}

/**
 * Encrypts the stored userinfo. This shop chooses AES-GCM, which the SDK recommends. With `userInfoKey` it uses the
 * specification's AES-ECB with that key, which other clients of the origin can read; the format `gcm` returns to
 * AES-GCM. Values in the other format are read and rewritten in each case.
 *
 * @throws {RangeError} when the key is not 16, 24 or 32 bytes long
 */
export function userInfoCipher({
  userInfoKey,
  userInfoFormat,
}: Pick<ShopConfig, "userInfoKey" | "userInfoFormat"> = config): Required<Cipher> {
  const isShared = userInfoKey && userInfoFormat !== "gcm";
  return isShared ? aesEcb({ userInfoKey }) : aesGcm({ userInfoKey });
}
