import { type Family, familyOf } from "marketplace-sdk/crypto-address";

/** Addresses of a family of networks: from BIP 173, BIP 350, EIP-55 and Base58Check, and with one mistake each. */
interface Addresses {
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
}

const EVM: Addresses = {
  valid: [
    "0x52908400098527886E0F7030069857D2E4169EE7",
    "0xde709f2102306220921060314715629080e2fb77",
    "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  ],
  invalid: [
    "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD",
    "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beae",
    "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed0",
    "5aaeb6053f3e94c9b9a09f33669435e7ef1beaed",
    "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaeg",
    "0x0000000000000000000000000000000000000000",
  ],
};

const TRON: Addresses = {
  valid: ["TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"],
  invalid: [
    "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u",
    "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6",
    "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2",
  ],
};

const BITCOIN: Addresses = {
  valid: [
    "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
    "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4",
    "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2",
    "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy",
    "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0",
  ],
  invalid: [
    "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5",
    "bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
    "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx",
    // Version 2, and version 0 with a wrong length: no one can own them.
    "bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs",
    "BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P",
    "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3",
    "mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn",
    "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
  ],
};

const ADDRESSES: Readonly<Record<Family, Addresses>> = { evm: EVM, tron: TRON, bitcoin: BITCOIN };

/** Addresses for a network by its name; none for one that is not known here. */
export function networkAddresses(network: unknown): Addresses {
  const family = familyOf(String(network));
  return family ? ADDRESSES[family] : { valid: [], invalid: [] };
}
