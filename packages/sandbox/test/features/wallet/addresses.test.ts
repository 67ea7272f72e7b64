import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Family, recognize } from "../../../src/features/wallet/address-forms";
import { depositAddress, isOwnAddress, readAddress } from "../../../src/features/wallet/addresses";
import { sandboxAddress } from "../../../src/features/wallet/sandbox-address";
import { testDatabase } from "../../support/database";
import { addMember } from "../../support/members";

/** From BIP 173, BIP 350, EIP-55 and well-known contracts. */
const REAL: readonly (readonly [Family, string])[] = [
  ["bitcoin", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"],
  ["bitcoin", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy"],
  ["bitcoin", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"],
  ["bitcoin", "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3"],
  ["bitcoin", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0"],
  ["evm", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"],
  ["evm", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359"],
  ["tron", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"],
];
const TRC20 = { family: "tron", network: "TRC20" } as const;
const FAMILIES: readonly Family[] = ["bitcoin", "evm", "tron"];
const secret = Buffer.from("secret");

describe("an address is recognized", () => {
  test.each(REAL)("%s %s", (family, address) => {
    expect(recognize(address)).toEqual({ family, address });
  });

  test("in one case, under one spelling", () => {
    const address = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
    expect(recognize(address.toLowerCase())?.address).toBe(address);
    expect(recognize(`0x${address.slice(2).toUpperCase()}`)?.address).toBe(address);
    const segwit = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";
    expect(recognize(segwit.toUpperCase())?.address).toBe(segwit);
  });

  test.each([
    ["a wrong case in its checksum", "0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed"],
    ["the zero address", `0x${"0".repeat(40)}`],
    ["both cases in Bech32", "bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"],
    [
      "version 1 with the checksum of version 0",
      "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd",
    ],
    ["a witness version that nobody can own yet", "bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs"],
    ["a version byte of another coin", "LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9"],
    ["nothing", ""],
    ["a name", "mira.example"],
  ])("never with %s", (_, text) => {
    expect(recognize(text)).toBeUndefined();
  });

  test("only as a whole: no mutant of an address is one", () => {
    const alphabet = [..."123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0x"];
    const mutant = fc
      .tuple(
        fc.constantFrom(...REAL),
        fc.nat(),
        fc.constantFrom(...alphabet),
        fc.constantFrom("set", "add", "cut"),
      )
      .map(([[, address], position, character, kind]) => {
        const at = position % address.length;
        const rest = address.slice(kind === "add" ? at : at + 1);
        return [address, address.slice(0, at) + (kind === "cut" ? "" : character) + rest] as const;
      })
      // Case doesn't matter in a Bech32 or hexadecimal text of one case.
      .filter(([address, text]) => text.toLowerCase() !== address.toLowerCase());
    fc.assert(
      fc.property(mutant, ([, text]) => {
        // Checksums miss one text in four thousand million, EIP-55 one in some thousands: that one is another valid address.
        fc.pre(!text.startsWith("0x"));
        expect(recognize(text)).toBeUndefined();
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("a payout's address", () => {
  const error = (text: string, network: { family: Family; network: string }) => {
    try {
      return readAddress(text, network);
    } catch (thrown) {
      return thrown instanceof Error ? thrown.message : "";
    }
  };

  test("must be one of the network", () => {
    expect(error("TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", TRC20)).toBe("TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t");
    expect(error("TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u", TRC20)).toBe("address_invalid");
    expect(error("TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", { family: "evm", network: "ERC20" })).toBe(
      "address_wrong_network",
    );
    expect(error("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", TRC20)).toBe("address_wrong_network");
  });

  test("is not one of a test network", () => {
    const bitcoin = { family: "bitcoin", network: "Bitcoin" } as const;
    expect(error("tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", bitcoin)).toBe("address_wrong_network");
    expect(error("mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn", bitcoin)).toBe("address_wrong_network");
  });
});

describe("a deposit address", () => {
  test("is valid, says that it is of a sandbox, and is the same for the same purpose", () => {
    const mark = { evm: /^0x5a4db05a4db05a4db0/i, tron: /^TSandbox/, bitcoin: /^1Sandbox/ };
    fc.assert(
      fc.property(fc.constantFrom(...FAMILIES), fc.string(), fc.uint8Array(), (family, purpose, key) => {
        const address = sandboxAddress(family, key, purpose);
        expect(recognize(address)).toEqual({ family, address });
        expect(address).toMatch(mark[family]);
        expect(sandboxAddress(family, key, purpose)).toBe(address);
        expect(sandboxAddress(family, key, `${purpose}.`)).not.toBe(address);
      }),
      { numRuns: 300 },
    );
  });

  test("is one for a member's recharges on a network, and one for each payment", async () => {
    const { db } = await testDatabase();
    const [mira, noa] = await Promise.all([addMember(db), addMember(db)]);
    const of = (memberId: number, purpose: "recharge" | "pay" = "recharge", ref = "") =>
      db.begin((tx) => depositAddress(tx, secret, { network: TRC20, memberId, purpose, ref }));
    const address = await of(mira.id);
    expect(await of(mira.id)).toBe(address);
    expect(await of(noa.id)).not.toBe(address);
    expect(await of(mira.id, "pay", "P1")).not.toBe(await of(mira.id, "pay", "P2"));
    expect(await isOwnAddress(db, address)).toBe(true);
    expect(await isOwnAddress(db, "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t")).toBe(false);
  });
});
