import { describe, expect, test } from "vitest";
import { casesOf, isFull } from "../../../../scripts/lib/cases.mjs";
import { createRandom, type Random } from "../../../../scripts/lib/random.mjs";
import { checkAddress } from "../../src/check-address/index";
import type { Family } from "../../src/crypto-address/index";

/* Addresses with one, two or three wrong characters. `VERIFY=full` tries a million of each kind. */

const MUTANTS = casesOf({ test: 1_000, verify: 50_000, full: 1_000_000 });
const MINUTES = isFull ? 30 : 2;

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const HEX = "0123456789abcdefABCDEF";

interface Kind {
  family: Family;
  /** Characters that may be wrong. */
  alphabet: string;
  /** Characters at the beginning that stay: with them it would be another kind of address. */
  fixed: number;
  addresses: readonly string[];
}

const KINDS: Readonly<Record<string, Kind>> = {
  "Bitcoin, Base58Check": {
    family: "bitcoin",
    alphabet: BASE58,
    fixed: 1,
    addresses: ["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy"],
  },
  "Tron, Base58Check": {
    family: "tron",
    alphabet: BASE58,
    fixed: 1,
    addresses: ["TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", "TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW"],
  },
  "Bitcoin, Bech32": {
    family: "bitcoin",
    alphabet: BECH32,
    fixed: 3,
    addresses: [
      "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
      "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3",
    ],
  },
  "Bitcoin, Bech32m": {
    family: "bitcoin",
    alphabet: BECH32,
    fixed: 3,
    addresses: ["bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0"],
  },
  "EVM, EIP-55": {
    family: "evm",
    alphabet: HEX,
    fixed: 2,
    addresses: ["0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359"],
  },
};

describe.each(Object.entries(KINDS))("%s", (name, kind) => {
  test(`of ${MUTANTS} mutants`, { timeout: MINUTES * 60_000 }, () => {
    const random = createRandom(0x5eed);
    const accepted = new Set<string>();
    for (let made = 0; made < MUTANTS; made++) {
      const text = mutantOf(kind, random);
      if (checkAddress(text, kind.family).ok) accepted.add(text);
    }
    // Both sums of Base58Check and Bech32 catch these; EIP-55 is one bit per letter, 15 letters on average.
    expect(accepted.size / MUTANTS).toBeLessThanOrEqual(name.includes("EIP-55") ? 0.0005 : 0);
  });
});

function mutantOf(kind: Kind, random: Random): string {
  const { alphabet, fixed, addresses } = kind;
  const address = addresses[random(addresses.length)] ?? "";
  const letters = [...address];
  for (let left = 1 + random(3); left > 0; left--) {
    letters[fixed + random(letters.length - fixed)] = alphabet[random(alphabet.length)] ?? "";
  }
  const text = letters.join("");
  return text === address ? mutantOf(kind, random) : text;
}
