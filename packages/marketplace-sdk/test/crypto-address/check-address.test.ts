import { describe, expect, test } from "vitest";
import { checkAddress } from "../../src/check-address/index";
import {
  type AddressFault,
  canonicalAddress,
  cleanAddress,
  type Family,
  familyOf,
} from "../../src/crypto-address/index";

/** Good ones: the specifications' own, and contracts and first blocks that everybody knows. */
const GOOD: readonly (readonly [Family, string])[] = [
  ["bitcoin", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"],
  ["bitcoin", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"],
  ["bitcoin", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy"],
  ["bitcoin", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"],
  ["bitcoin", "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4"],
  ["bitcoin", "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3"],
  ["bitcoin", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0"],
  ["evm", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"],
  ["evm", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359"],
  ["evm", "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB"],
  ["evm", "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb"],
  ["tron", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"],
  ["tron", "TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW"],
];

test.each(GOOD)("%s %s is good on its own network alone", (family, address) => {
  expect(checkAddress(address, family)).toEqual({ ok: true });
  for (const other of ["bitcoin", "evm", "tron"] as const) {
    if (other === family) continue;
    expect(checkAddress(address, other)).toEqual({ ok: false, reason: "otherNetwork", looksLike: family });
  }
});

test.each([
  "0x52908400098527886E0F7030069857D2E4169EE7",
  "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
  "0xde709f2102306220921060314715629080e2fb77",
  "0x27b1fdb04752bbc536007a920d24acb045561c26",
])("%s (EIP-55, one case) is good and carries no checksum", (address) => {
  expect(checkAddress(address, "evm")).toEqual({ ok: true, unchecked: true });
});

const BAD: readonly (readonly [why: string, Family, string, AddressFault])[] = [
  [
    "EIP-55 with one letter in the wrong case",
    "evm",
    "0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    "checksum",
  ],
  ["39 digits", "evm", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe", "form"],
  ["no 0x", "evm", "5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "form"],
  ["a capital X", "evm", "0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "form"],
  ["the zero address", "evm", `0x${"0".repeat(40)}`, "unowned"],
  ["Tron with its last letter wrong", "tron", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u", "checksum"],
  ["Tron's zero address", "tron", "T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb", "unowned"],
  ["Tron's hexadecimal form", "tron", "41a614f803b6fd780986a42c78ec9c7f77e6ded13c", "form"],
  ["P2PKH of nobody", "bitcoin", "1111111111111111111114oLvT2", "unowned"],
  ["another coin's version byte", "bitcoin", "LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9", "form"],
  ["P2PKH of the test network", "bitcoin", "mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn", "testnet"],
  ["P2SH of the test network", "bitcoin", "2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc", "testnet"],
  ["a name", "bitcoin", "mira.example", "form"],
  ["nothing", "tron", "", "form"],
  // BIP 350: right form, versions and lengths of which none can be owned yet.
  [
    "version 1 of 40 bytes",
    "bitcoin",
    "bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y",
    "unowned",
  ],
  ["version 16", "bitcoin", "BC1SW50QGDZ25J", "unowned"],
  ["version 2", "bitcoin", "bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs", "unowned"],
  // BIP 173 and BIP 350: test networks.
  [
    "a test network's",
    "bitcoin",
    "tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7",
    "testnet",
  ],
  [
    "a test network's",
    "bitcoin",
    "tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy",
    "testnet",
  ],
  [
    "a test network's",
    "bitcoin",
    "tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c",
    "testnet",
  ],
  // BIP 173, invalid.
  ["another prefix", "bitcoin", "tc1qw508d6qejxtdg4y5r3zarvary0c5xw7kg3g4ty", "form"],
  ["a wrong checksum", "bitcoin", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5", "checksum"],
  ["version 17", "bitcoin", "BC13W508D6QEJXTDG4Y5R3ZARVARY0C5XW7KN40WF2", "checksum"],
  ["one byte", "bitcoin", "bc1rw5uspcuh", "checksum"],
  [
    "41 bytes",
    "bitcoin",
    "bc10w508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kw5rljs90",
    "checksum",
  ],
  ["version 0 of 16 bytes", "bitcoin", "BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P", "checksum"],
  ["both cases", "bitcoin", "tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sL5k7", "checksum"],
  ["padding of more than four bits", "bitcoin", "bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du", "checksum"],
  [
    "padding that is not zero",
    "bitcoin",
    "tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3pjxtptv",
    "checksum",
  ],
  ["no data", "bitcoin", "bc1gmk9yu", "checksum"],
  // BIP 350, invalid.
  ["another prefix", "bitcoin", "tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut", "form"],
  [
    "the older checksum",
    "bitcoin",
    "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd",
    "checksum",
  ],
  [
    "the older checksum",
    "bitcoin",
    "tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf",
    "checksum",
  ],
  [
    "the older checksum",
    "bitcoin",
    "BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL",
    "checksum",
  ],
  ["the newer checksum", "bitcoin", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh", "checksum"],
  [
    "the newer checksum",
    "bitcoin",
    "tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47",
    "checksum",
  ],
  [
    "a letter that is none of Bech32's",
    "bitcoin",
    "bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4",
    "checksum",
  ],
  ["version 17", "bitcoin", "BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R", "checksum"],
  ["one byte", "bitcoin", "bc1pw5dgrnzv", "checksum"],
  [
    "41 bytes",
    "bitcoin",
    "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav",
    "checksum",
  ],
  ["both cases", "bitcoin", "tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq", "checksum"],
  [
    "padding of more than four bits",
    "bitcoin",
    "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf",
    "checksum",
  ],
  [
    "padding that is not zero",
    "bitcoin",
    "tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j",
    "checksum",
  ],
];

test.each(BAD)("%s is refused (%s %s)", (_why, family, address, reason) => {
  expect(checkAddress(address, family)).toMatchObject({ ok: false, reason });
});

test("a slip of the pen says whose address it would have been", () => {
  expect(checkAddress("TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u", "evm")).toEqual({
    ok: false,
    reason: "checksum",
    looksLike: "tron",
  });
});

describe("what is pasted", () => {
  test("may come in groups, with line breaks or invisible marks", () => {
    expect(cleanAddress(" TR7N HqjeKQxGTCi8q8\nZY4pL8otSzgjLj6t\u200e ")).toBe(
      "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
    );
  });

  test.each([
    "bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.1&label=Shop%20A",
    "BITCOIN:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
    "bitcoin://bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
    "“bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4”",
    "'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',",
    "(bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4).",
    "<bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4>",
    '"bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=1".',
    "«bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4» ;",
    "「bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4」、",
    "【bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4】！",
    "（bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4）",
    "**bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4**",
    "• {bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4}:",
    "…bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4 |",
  ])("may be a link, in quotes or the end of a sentence: %s", (text) => {
    const address = cleanAddress(text);
    expect(address).toBe("bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4");
    expect(checkAddress(address, "bitcoin")).toEqual({ ok: true });
  });

  test.each([
    ["ethereum:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed@1", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"],
    [
      "ethereum:pay-0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed@137?value=1e18",
      "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    ],
    ["0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed.", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"],
    ["tron:TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t?amount=5", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"],
  ])("as an address of other families: %s", (text, address) => {
    expect(cleanAddress(text)).toBe(address);
  });

  test.each([
    // Its first address is the coin's contract: money sent there is lost.
    "ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    "bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a",
    "rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH?dt=12345",
    "EQD4FPq-PRDieyQKkizFTRtSDyucUIqrj0v_zXJmqaDp6_t_",
    "ada*market.example",
    "https://tronscan.org/#/address/TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
  ])("stays what it is where a part of it may matter: %s", (text) => {
    expect(cleanAddress(text)).toBe(text);
  });

  test.each([
    ["0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed"],
    ["BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"],
    ["TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"],
  ])("%s is compared as %s", (address, canonical) => {
    expect(canonicalAddress(address)).toBe(canonical);
  });
});

test.each([
  ["TRC20", "tron"],
  ["ERC20", "evm"],
  ["BEP20", "evm"],
  ["Polygon", "evm"],
  ["Bitcoin", "bitcoin"],
  ["BTC", "bitcoin"],
  ["Bitcoin (SegWit)", "bitcoin"],
  ["BTC - Native Segwit", "bitcoin"],
  ["Tron (TRC20)", "tron"],
  ["USDT_TRC20", "tron"],
  ["TRC-10", "tron"],
  ["usdt on tron", "tron"],
  ["Ethereum (ERC20)", "evm"],
  ["ETH Mainnet", "evm"],
  ["Wrapped Bitcoin ERC-20", "evm"],
  ["BTCB (BEP20)", "evm"],
  ["BNB Smart Chain", "evm"],
  ["Avalanche C-Chain", "evm"],
  ["Arbitrum One", "evm"],
  ["Polygon PoS", "evm"],
  ["Base", "evm"],
  ["Optimism (OP)", "evm"],
  ["Bitcoin Cash", undefined],
  ["BitcoinCash (BCH)", undefined],
  ["Bitcoin SV", undefined],
  ["Bitcoin Gold", undefined],
  ["Liquid Bitcoin (L-BTC)", undefined],
  ["Lightning (BTC)", undefined],
  ["Rootstock RBTC", undefined],
  ["BNB Beacon Chain (BEP2)", undefined],
  ["Avalanche X-Chain", undefined],
  ["Electroneum", undefined],
  ["Ethereum or Tron", undefined],
  ["ERC20 / TRC20", undefined],
  ["ERC2000", undefined],
  ["USDT", undefined],
  ["Solana", undefined],
  ["", undefined],
])("the network %s has addresses of %s", (network, family) => {
  expect(familyOf(network)).toBe(family);
});
