import { describe, expect, test } from "vitest";
import { isPublishable } from "../../src/domain/content-filter";
import { publicNumber } from "../../src/domain/public-number";

const NOW = Date.UTC(2026, 10, 22) / 1000;

describe("a text that everybody reads", () => {
  test.each([
    "Write to mira@shop.example",
    "https://elsewhere.example",
    "www.elsewhere.example",
    'Look <a href="//elsewhere.example">here</a>',
    "Call +49 30 5550 1000",
    "Call ０３０ ５５５０ １００１",
    "Guaranteed profit!",
    "O20261122 call 030 5550 1001",
  ])("is not published with a way around the marketplace: %s", (text) => {
    expect(isPublishable(text)).toBe(false);
  });

  test.each(["Keeps warm for 12 hours, 40 cm × 30 cm.", "Ordered 20000 pieces on 2026-11-22.", ""])(
    "is published with ordinary words and numbers: %j",
    (text) => expect(isPublishable(text)).toBe(true),
  );

  test("may name an order, whatever its number is", () => {
    // The day and a digit after it would else pass for a telephone number: with every fourth order.
    for (let i = 0; i < 200; i++) {
      const no = publicNumber("O", NOW);
      expect(isPublishable(`Keeps its promise, says ${no}.`), no).toBe(true);
    }
  });
});
