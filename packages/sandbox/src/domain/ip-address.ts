import { isIP } from "node:net";

/**
 * An address in one spelling: IPv6 in eight groups of lower case, IPv4 within IPv6 (`::ffff:192.0.2.1`) as IPv4, without zone.
 *
 * @returns undefined for what is not an address
 */
export function normalizeAddress(text: string): string | undefined {
  const address = text.replace(/%.*$/, "");
  const version = isIP(address);
  if (version === 4) return address;
  if (version === 0) return undefined;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return groups.map((group) => group.toString(16)).join(":");
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join(".");
}

/**
 * The range of one subscriber: an IPv4 address, or the /64 of an IPv6 address, within which anyone can pick addresses at will.
 *
 * @param address as {@link normalizeAddress} returns it
 */
export const subscriberOf = (address: string): string => network(address, 4, 4);

/** The neighborhood that one attacker can rent: a /24 of IPv4, a /48 of IPv6. */
export const neighborhoodOf = (address: string): string => network(address, 3, 3);

/** Whether only this machine can reach the address. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);
}

function network(address: string, bytes: number, groups: number): string {
  const [separator, kept] = address.includes(":") ? [":", groups] : [".", bytes];
  return address.split(separator).slice(0, kept).join(separator);
}

/** The eight numbers of an IPv6 address, whose last 32 bits may be written as IPv4. */
function groupsOf(address: string): number[] {
  const [head = [], tail] = address.split("::").map(numbersOf);
  if (tail === undefined) return head;
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

function numbersOf(part: string): number[] {
  if (part === "") return [];
  return part.split(":").flatMap((group) => {
    if (!group.includes(".")) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
