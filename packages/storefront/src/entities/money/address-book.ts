import { canonicalAddress } from "marketplace-sdk/crypto-address";
import { deviceStorage, ADDRESSES as KEY, readStoredRows, writeStoredRows } from "../../shared/storage";

/** An address that a user has withdrawn to on this device. */
export interface KnownAddress {
  network: string;
  address: string;
  /** Empty without one. */
  memo: string;
}

/** Addresses kept on the device. */
const MAX_ITEMS = 12;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Addresses used on this device, latest first. */
export function readAddresses(storage: Store | undefined = deviceStorage()): readonly KnownAddress[] {
  const rows = readStoredRows(KEY, storage);
  return rows.flatMap((row) => parseRow(row) ?? []).slice(0, MAX_ITEMS);
}

/** Moves an address to the front. */
export function rememberAddress(entry: KnownAddress, storage: Store | undefined = deviceStorage()): void {
  const { network, address, memo } = entry;
  const others = readAddresses(storage).filter((row) => !isSame(row, entry));
  writeStoredRows(KEY, [{ network, address, memo }, ...others].slice(0, MAX_ITEMS), storage);
}

/** Removes an address. */
export function forgetAddress(entry: KnownAddress, storage: Store | undefined = deviceStorage()): void {
  const others = readAddresses(storage).filter((row) => !isSame(row, entry));
  writeStoredRows(KEY, others, storage);
}

/** Whether two entries mean the same address, whatever their case. */
export const isSame = (one: KnownAddress, other: KnownAddress): boolean =>
  one.network === other.network && canonicalAddress(one.address) === canonicalAddress(other.address);

/**
 * Whether an unknown address resembles a known one. Senders of dust from forged addresses count on users who compare only both
 * ends.
 */
export function isLookalike(address: string, all: readonly KnownAddress[]): boolean {
  const own = canonicalAddress(address);
  if (own.length < 16 || all.some((row) => canonicalAddress(row.address) === own)) return false;
  return all.some((row) => ends(canonicalAddress(row.address)) === ends(own));
}

/** The first and last four characters, without a prefix that all addresses share. */
function ends(address: string): string {
  const rest = address.replace(/^(?:0x|bc1.)/, "");
  return `${rest.slice(0, 4)}${rest.slice(-4)}`;
}

/** Parses a stored row; undefined if it isn't one. */
function parseRow(row: unknown): KnownAddress | undefined {
  if (typeof row !== "object" || row === null) return undefined;
  const text = (name: string): string => {
    const value: unknown = Reflect.get(row, name);
    return typeof value === "string" ? value : "";
  };
  const entry = { network: text("network"), address: text("address"), memo: text("memo") };
  return entry.network && entry.address ? entry : undefined;
}
