import { BlockList, isIP } from "node:net";
import { normalizeAddress } from "../domain/ip-address";
import { SandboxError } from "../domain/sandbox-error";

/** Whether an address (as `normalizeAddress` returns it) is a trusted proxy. */
export type IsTrustedProxy = (address: string) => boolean;

/** An entry may carry a port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/**
 * @param list addresses and networks in CIDR form: `127.0.0.1`, `10.0.0.0/8`, `fd00::/8`
 * @throws {SandboxError} naming the entry that is neither
 */
export function trustedProxies(list: readonly string[]): IsTrustedProxy {
  if (list.length === 0) return () => false;
  const proxies = new BlockList();
  for (const entry of list) {
    const [address = "", bits, ...rest] = entry.split("/");
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    if (version === 0 || rest.length > 0 || !(length <= most)) {
      throw new SandboxError(
        `The trusted proxy "${entry}" is neither an address nor a network such as 10.0.0.0/8.`,
      );
    }
    proxies.addSubnet(address, length, version === 4 ? "ipv4" : "ipv6");
  }
  return (address) => proxies.check(address, address.includes(":") ? "ipv6" : "ipv4");
}

/**
 * The caller of a request. `X-Forwarded-For` is read from the right: each entry was written by the proxy after it, so it is
 * believed as long as that one is trusted. What a client writes there itself is never reached.
 *
 * @param peer the other end of the connection; undefined for calls without a network, which come from this machine
 * @param forwarded the header `X-Forwarded-For`
 */
export function clientAddress(
  peer: string | undefined,
  forwarded: string | null,
  isTrusted: IsTrustedProxy,
): string {
  let address = normalizeAddress(peer ?? "127.0.0.1") ?? "127.0.0.1";
  const entries = forwarded?.split(",") ?? [];
  while (entries.length > 0 && isTrusted(address)) {
    const entry = entries.pop()?.trim() ?? "";
    const [, v6, v4] = WITH_PORT.exec(entry) ?? [];
    const next = normalizeAddress(v6 ?? v4 ?? entry);
    if (next === undefined) break;
    address = next;
  }
  return address;
}
