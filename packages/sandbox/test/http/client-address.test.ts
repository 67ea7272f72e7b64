import { expect, it } from "vitest";
import { clientAddress, trustedProxies } from "../../src/http/client-address";

const isTrusted = trustedProxies(["127.0.0.1", "10.0.0.0/8", "fd00::/8"]);
const address = (peer: string | undefined, forwarded: string | null = null) =>
  clientAddress(peer, forwarded, isTrusted);

it.each([
  ["what a stranger's header says is not believed", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["one proxy", "127.0.0.1", "198.51.100.1", "198.51.100.1"],
  ["a chain of them", "127.0.0.1", "198.51.100.1, 10.1.2.3, 10.9.9.9", "198.51.100.1"],
  [
    "what the client wrote itself stays unread",
    "127.0.0.1",
    "1.1.1.1, 198.51.100.1, 10.1.2.3",
    "198.51.100.1",
  ],
  ["a client that names a trusted address", "127.0.0.1", "10.0.0.9, 198.51.100.1", "198.51.100.1"],
  ["a proxy's own request", "127.0.0.1", "10.1.2.3", "10.1.2.3"],
  ["no header", "127.0.0.1", null, "127.0.0.1"],
  ["an empty header", "127.0.0.1", "", "127.0.0.1"],
  ["what is not an address ends the walk", "127.0.0.1", "198.51.100.1, unknown, 10.1.2.3", "10.1.2.3"],
  ["a port", "127.0.0.1", "198.51.100.1:4711", "198.51.100.1"],
  ["IPv6 with a port", "127.0.0.1", "[2001:DB8::1]:4711", "2001:db8:0:0:0:0:0:1"],
  ["IPv4 within IPv6", "::ffff:127.0.0.1", "::ffff:198.51.100.1", "198.51.100.1"],
  ["proxies on IPv6", "fd12::1", "2001:db8::1", "2001:db8:0:0:0:0:0:1"],
])("%s", (_, peer, forwarded, expected) => {
  expect(address(peer, forwarded)).toBe(expected);
});

it("calls without a network come from this machine", () => {
  expect(address(undefined, "198.51.100.1")).toBe("198.51.100.1");
  expect(clientAddress(undefined, "198.51.100.1", trustedProxies([]))).toBe("127.0.0.1");
});

it.each(["", "proxy", "10.0.0.0/33", "fd00::/129", "10.0.0.0/8/8", "10.0.0.0/-1", "10.0.0.0/", "300.0.0.1"])(
  'refuses "%s" as a proxy',
  (entry) => {
    expect(() => trustedProxies(["127.0.0.1", entry])).toThrow(`The trusted proxy "${entry}"`);
  },
);
