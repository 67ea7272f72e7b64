import { canonicalAddress } from "marketplace-react/crypto-address";
import { ADDRESSES as KEY } from "../../shared/storage/claim-storage";
import { deviceStorage } from "../../shared/storage/storages";

/** An address that a user has withdrawn to on this device. */
export interface KnownAddress {
  network: string;
  address: string;
  /** Empty without one. */
  memo: string;
}

/** Addresses kept. */
const MAX_ITEMS = 12;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Addresses used on this device, the latest first. */
export function readAddresses(storage: Store | undefined = deviceStorage()): readonly KnownAddress[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.flatMap((row) => known(row) ?? []).slice(0, MAX_ITEMS) : [];
  } catch {
    // Another program's value counts as none.
    return [];
  }
}

/** Puts an address in front. */
export function rememberAddress(entry: KnownAddress, storage: Store | undefined = deviceStorage()): void {
  const { network, address, memo } = entry;
  const others = readAddresses(storage).filter((row) => !isSame(row, entry));
  write([{ network, address, memo }, ...others].slice(0, MAX_ITEMS), storage);
}

/** Takes one out. */
export function forgetAddress(entry: KnownAddress, storage: Store | undefined = deviceStorage()): void {
  write(
    readAddresses(storage).filter((row) => !isSame(row, entry)),
    storage,
  );
}

/** Whether two entries are one place; spellings that differ in case alone are. */
export const isSame = (one: KnownAddress, other: KnownAddress): boolean =>
  one.network === other.network && canonicalAddress(one.address) === canonicalAddress(other.address);

/**
 * Whether an unknown address resembles a known one: whoever sends dust from a forged address
 * counts on people who compare its two ends.
 */
export function isLookalike(address: string, all: readonly KnownAddress[]): boolean {
  const own = canonicalAddress(address);
  if (own.length < 16 || all.some((row) => canonicalAddress(row.address) === own)) return false;
  return all.some((row) => ends(canonicalAddress(row.address)) === ends(own));
}

/** The first and the last four characters that can differ at all. */
function ends(address: string): string {
  const rest = address.replace(/^(?:0x|bc1.)/, "");
  return `${rest.slice(0, 4)}${rest.slice(-4)}`;
}

function write(rows: readonly KnownAddress[], storage: Store | undefined): void {
  try {
    storage?.setItem(KEY, JSON.stringify(rows));
  } catch {
    // A full or blocked storage only loses this list.
  }
}

/** A stored row, if it is one. */
function known(row: unknown): KnownAddress | undefined {
  if (typeof row !== "object" || row === null) return undefined;
  const text = (name: string): string => {
    const value: unknown = Reflect.get(row, name);
    return typeof value === "string" ? value : "";
  };
  const entry = { network: text("network"), address: text("address"), memo: text("memo") };
  return entry.network && entry.address ? entry : undefined;
}
