import { expect, it } from "vitest";
import { addressFor } from "../../src/check/mutations/wallet";
import { networkAddresses } from "../../src/check/scenarios/network-addresses";

it.each(["TRC20", "Tron (TRC20)", "ERC20", "Polygon", "Base", "Bitcoin", "BTC"])(
  "a withdrawal is tried with addresses of %s",
  (network) => {
    const { valid, invalid } = networkAddresses(network);
    expect(addressFor(network)).toBeDefined();
    expect([valid.length, invalid.length].every((count) => count > 0)).toBe(true);
  },
);

it.each(["Bitcoin Cash", "Bitcoin SV", "BNB Beacon Chain (BEP2)", "Solana", ""])(
  "no server is accused for what it does with addresses of %j, which are not known here",
  (network) => {
    expect(addressFor(network)).toBeUndefined();
    expect(networkAddresses(network)).toEqual({ valid: [], invalid: [] });
  },
);
