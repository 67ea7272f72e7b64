import fc from "fast-check";
import { expect, it } from "vitest";
import { neighborhoodOf, normalizeAddress, subscriberOf } from "../../src/domain/ip-address";

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:c000:201", "192.0.2.1"],
  ["2001:DB8::1", "2001:db8:0:0:0:0:0:1"],
  ["::", "0:0:0:0:0:0:0:0"],
  ["::1", "0:0:0:0:0:0:0:1"],
  ["fe80::1%eth0", "fe80:0:0:0:0:0:0:1"],
  ["1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7:8"],
  ["1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"],
  ["64:ff9b::192.0.2.1", "64:ff9b:0:0:0:0:c000:201"],
  ["local", undefined],
  ["", undefined],
])("%s is %s", (text, address) => {
  expect(normalizeAddress(text)).toBe(address);
});

it("every spelling of an address is one", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 }), (groups) => {
      const text = groups.map((group) => group.toString(16)).join(":");
      // The URL parser writes the short form.
      const short = new URL(`http://[${text}]/`).hostname.slice(1, -1);
      const padded = groups.map((group) => group.toString(16).padStart(4, "0").toUpperCase()).join(":");
      expect(normalizeAddress(short)).toBe(normalizeAddress(padded));
    }),
  );
});

it("a subscriber is an IPv4 address or an IPv6 /64, a neighborhood a /24 or a /48", () => {
  const v6 = normalizeAddress("2001:db8:1:2:3:4:5:6") ?? "";
  expect([subscriberOf(v6), neighborhoodOf(v6)]).toEqual(["2001:db8:1:2", "2001:db8:1"]);
  expect([subscriberOf("192.0.2.1"), neighborhoodOf("192.0.2.1")]).toEqual(["192.0.2.1", "192.0.2"]);
});
