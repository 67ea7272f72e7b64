import { expect, test } from "vitest";
import { createRandom } from "./random";
import { hostile, malformed } from "./requests";

const SENDERS = { user: "a-buyer", merchant: "a-merchant" };
const KNOWN = { ids: [1, 2], numbers: ["O1"] };

test("a request can be made for every pattern of the contract", () => {
  const random = createRandom(3, KNOWN);
  const made = Array.from({ length: 5_000 }, () => [
    malformed(SENDERS, random),
    hostile("read", SENDERS, random),
    hostile("write", SENDERS, random),
  ]);
  expect(made).toHaveLength(5_000);
});
