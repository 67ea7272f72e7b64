import type { StorageLike } from "marketplace-sdk/storage";
import { DRAFT_PREFIX } from "./draft";

/** Every server knows the key of a call for a day (contract, `Idempotency-Key`); after that it would be a new one. */
const LIFE_MS = 24 * 3600 * 1000;

/**
 * Where a call waits whose answer never came: on the device, as its tab may be closed before anybody looks again, for one
 * member, and no longer than the server knows the call. Kept under the prefix of drafts, it is forgotten with them.
 *
 * @param member id of who sent it; whoever has none is remembered by this tab alone
 */
export function unansweredOf(member: string, now: () => number = Date.now): StorageLike {
  // Looked up on each use: merely naming a storage throws where it is closed.
  const storage = (): Storage => (member ? localStorage : sessionStorage);
  const nameOf = (key: string): string => `${DRAFT_PREFIX}${member}:${key}`;
  return {
    getItem(key) {
      const [, time, text = null] = /^(\d+) (.+)$/s.exec(storage().getItem(nameOf(key)) ?? "") ?? [];
      return Math.abs(now() - Number(time)) < LIFE_MS ? text : null;
    },
    setItem: (key, value) => storage().setItem(nameOf(key), `${now()} ${value}`),
    removeItem: (key) => storage().removeItem(nameOf(key)),
  };
}
